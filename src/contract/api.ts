import { authContract } from "./auth.ts";
import { contentContract } from "./content.ts";
import { ordersContract } from "./orders.ts";
import type { Contract } from "./route.ts";
import { staffContract } from "./staff.ts";

/** Every call of the API, by what it is about. */
export const api = {
  content: contentContract,
  orders: ordersContract,
  auth: authContract,
  staff: staffContract,
} satisfies Record<string, Contract>;
