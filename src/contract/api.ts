import { accountContract } from "./account-settings.ts";
import { addressContract } from "./address.ts";
import { authContract } from "./auth.ts";
import { billsContract } from "./bills.ts";
import { cashContract } from "./cash.ts";
import { contentContract } from "./content.ts";
import { kitchenContract } from "./kitchen.ts";
import { liveContract } from "./live.ts";
import { orderLinesContract } from "./order-lines.ts";
import { orderPageContract } from "./order-page.ts";
import { ordersContract } from "./orders.ts";
import { orderSharingContract } from "./order-sharing.ts";
import { printedMenuContract } from "./printed-menu.ts";
import { printJobsContract } from "./print-jobs.ts";
import { printersContract } from "./printers.ts";
import { printingContract } from "./printing.ts";
import { privacyContract } from "./privacy.ts";
import { pushContract } from "./push.ts";
import { qrContract } from "./qr.ts";
import { ratingsContract } from "./ratings.ts";
import { reportsContract } from "./reports.ts";
import type { Contract } from "./route.ts";
import { areasContract, servicesContract } from "./services.ts";
import { sheetsContract } from "./sheets.ts";
import { stationsContract } from "./stations.ts";
import { staffContract } from "./staff.ts";
import { tablesContract } from "./tables.ts";
import { translationsContract } from "./translations.ts";
import { uploadsContract } from "./uploads.ts";

/** Every call of the API, by subject. */
export const api = {
  account: accountContract,
  services: servicesContract,
  areas: areasContract,
  stations: stationsContract,
  printers: printersContract,
  printJobs: printJobsContract,
  content: contentContract,
  translations: translationsContract,
  uploads: uploadsContract,
  qr: qrContract,
  printedMenu: printedMenuContract,
  orders: ordersContract,
  orderLines: orderLinesContract,
  orderPage: orderPageContract,
  orderSharing: orderSharingContract,
  push: pushContract,
  kitchen: kitchenContract,
  live: liveContract,
  printing: printingContract,
  address: addressContract,
  tables: tablesContract,
  sheets: sheetsContract,
  bills: billsContract,
  ratings: ratingsContract,
  reports: reportsContract,
  cash: cashContract,
  privacy: privacyContract,
  auth: authContract,
  staff: staffContract,
} satisfies Record<string, Contract>;
