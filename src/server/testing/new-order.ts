import { randomUUID } from "node:crypto";
import type { SentCart } from "../../contract/cart.ts";
import type { ordersContract } from "../../contract/orders.ts";
import type { RouteInput, RouteOutput } from "../../contract/route.ts";
import type { Caller } from "./caller.ts";

export type OrderBody = RouteInput<typeof ordersContract.place>["body"];
export type PlacedOrder = RouteOutput<typeof ordersContract.place>["order"];

/** The guest and the address of a valid delivery order. */
export const deliveryTo = {
  userData: { name: "Ana Souza", email: "ana@example.com", phone: "(19) 99999-0000" },
  addressData: {
    address: "Rua das Flores",
    number: "12",
    district: "Centro",
    city: "Campinas",
    state: "SP",
  },
} as const;

/** A valid delivery order, except for what is given. */
export function deliveryBody(
  items: SentCart["items"],
  {
    userData = {},
    cartData = {},
  }: { userData?: Partial<OrderBody["userData"]>; cartData?: Partial<SentCart> } = {},
): OrderBody {
  return {
    userData: { ...deliveryTo.userData, ...userData },
    cartData: { items, addressData: deliveryTo.addressData, ...cartData },
  };
}

/** Sends an order under a key of its own. */
export async function sendOrder(caller: Caller, body: OrderBody): Promise<PlacedOrder> {
  const { order } = await caller.orders.place({ body }, { idempotencyKey: randomUUID() });
  return order;
}

/** Sends a delivery order of one unit of the item. */
export function newOrder(caller: Caller, itemId: string | undefined): Promise<PlacedOrder> {
  return sendOrder(caller, deliveryBody({ [String(itemId)]: { qty: 1 } }));
}
