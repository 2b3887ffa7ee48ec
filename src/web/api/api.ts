import { createContext, use } from "react";
import type { addressContract } from "../../contract/address.ts";
import type { authContract } from "../../contract/auth.ts";
import { createClient, type Transport } from "../../contract/client.ts";
import type { contentContract } from "../../contract/content.ts";
import type { ordersContract } from "../../contract/orders.ts";
import type { printingContract } from "../../contract/printing.ts";
import type { ratingsContract } from "../../contract/ratings.ts";
import type { staffContract } from "../../contract/staff.ts";
import type { tablesContract } from "../../contract/tables.ts";
import {
  addressWire,
  authWire,
  contentWire,
  ordersWire,
  printingWire,
  ratingsWire,
  staffWire,
  tablesWire,
} from "../../contract/wire.ts";

export type Api = ReturnType<typeof createApi>;

/** Every call of the contract, over fetch in the browser and in process on the server. */
export function createApi(transport: Transport) {
  return {
    content: createClient<typeof contentContract>(contentWire, transport),
    auth: createClient<typeof authContract>(authWire, transport),
    staff: createClient<typeof staffContract>(staffWire, transport),
    orders: createClient<typeof ordersContract>(ordersWire, transport),
    printing: createClient<typeof printingContract>(printingWire, transport),
    address: createClient<typeof addressContract>(addressWire, transport),
    ratings: createClient<typeof ratingsContract>(ratingsWire, transport),
    tables: createClient<typeof tablesContract>(tablesWire, transport),
  };
}

export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error("There is no ApiContext above this component");
  return api;
}
