import type { RouteInput } from "../../contract/route.ts";
import type { ordersContract } from "../../contract/orders.ts";

export type OrderRequest = RouteInput<typeof ordersContract.place>["body"];
