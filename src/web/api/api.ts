import { createContext, use } from "react";
import type { accountContract } from "../../contract/account-settings.ts";
import type { addressContract } from "../../contract/address.ts";
import type { authContract } from "../../contract/auth.ts";
import { createClient, type Transport } from "../../contract/client.ts";
import type { contentContract } from "../../contract/content.ts";
import type { kitchenContract } from "../../contract/kitchen.ts";
import type { orderLinesContract } from "../../contract/order-lines.ts";
import type { ordersContract } from "../../contract/orders.ts";
import type { printJobsContract } from "../../contract/print-jobs.ts";
import type { printersContract } from "../../contract/printers.ts";
import type { printingContract } from "../../contract/printing.ts";
import type { privacyContract } from "../../contract/privacy.ts";
import type { qrContract } from "../../contract/qr.ts";
import type { printedMenuContract } from "../../contract/printed-menu.ts";
import type { ratingsContract } from "../../contract/ratings.ts";
import type { reportsContract } from "../../contract/reports.ts";
import type { areasContract, servicesContract } from "../../contract/services.ts";
import type { sheetsContract } from "../../contract/sheets.ts";
import type { stationsContract } from "../../contract/stations.ts";
import type { staffContract } from "../../contract/staff.ts";
import type { tablesContract } from "../../contract/tables.ts";
import type { translationsContract } from "../../contract/translations.ts";
import type { uploadsContract } from "../../contract/uploads.ts";
import {
  accountWire,
  addressWire,
  areasWire,
  authWire,
  contentWire,
  kitchenWire,
  orderLinesWire,
  ordersWire,
  printersWire,
  printedMenuWire,
  printingWire,
  printJobsWire,
  privacyWire,
  qrWire,
  ratingsWire,
  reportsWire,
  servicesWire,
  sheetsWire,
  staffWire,
  stationsWire,
  tablesWire,
  translationsWire,
  uploadsWire,
} from "../../contract/wire.ts";

export type Api = ReturnType<typeof createApi>;

/** Every call of the contract, over fetch in the browser and in process on the server. */
export function createApi(transport: Transport) {
  return {
    /** For calls whose addresses come with a lazily loaded part of the site. */
    transport,
    account: createClient<typeof accountContract>(accountWire, transport),
    services: createClient<typeof servicesContract>(servicesWire, transport),
    areas: createClient<typeof areasContract>(areasWire, transport),
    stations: createClient<typeof stationsContract>(stationsWire, transport),
    printers: createClient<typeof printersContract>(printersWire, transport),
    printJobs: createClient<typeof printJobsContract>(printJobsWire, transport),
    translations: createClient<typeof translationsContract>(translationsWire, transport),
    uploads: createClient<typeof uploadsContract>(uploadsWire, transport),
    content: createClient<typeof contentContract>(contentWire, transport),
    auth: createClient<typeof authContract>(authWire, transport),
    staff: createClient<typeof staffContract>(staffWire, transport),
    orders: createClient<typeof ordersContract>(ordersWire, transport),
    orderLines: createClient<typeof orderLinesContract>(orderLinesWire, transport),
    kitchen: createClient<typeof kitchenContract>(kitchenWire, transport),
    printing: createClient<typeof printingContract>(printingWire, transport),
    address: createClient<typeof addressContract>(addressWire, transport),
    privacy: createClient<typeof privacyContract>(privacyWire, transport),
    qr: createClient<typeof qrContract>(qrWire, transport),
    printedMenu: createClient<typeof printedMenuContract>(printedMenuWire, transport),
    ratings: createClient<typeof ratingsContract>(ratingsWire, transport),
    reports: createClient<typeof reportsContract>(reportsWire, transport),
    tables: createClient<typeof tablesContract>(tablesWire, transport),
    sheets: createClient<typeof sheetsContract>(sheetsWire, transport),
  };
}

export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error("There is no ApiContext above this component");
  return api;
}
