import { addressContract } from "./address.ts";
import { authContract } from "./auth.ts";
import { contentContract } from "./content.ts";
import { ordersContract } from "./orders.ts";
import { printingContract } from "./printing.ts";
import { ratingsContract } from "./ratings.ts";
import type { Contract } from "./route.ts";
import { staffContract } from "./staff.ts";
import { tablesContract } from "./tables.ts";

/** Every call of the API, by what it is about. */
export const api = {
  content: contentContract,
  orders: ordersContract,
  printing: printingContract,
  address: addressContract,
  tables: tablesContract,
  ratings: ratingsContract,
  auth: authContract,
  staff: staffContract,
} satisfies Record<string, Contract>;
