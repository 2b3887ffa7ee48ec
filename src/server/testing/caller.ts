import { createClient, type Client, type Transport } from "../../contract/client.ts";
import { accountContract } from "../../contract/account-settings.ts";
import { addressContract } from "../../contract/address.ts";
import { authContract } from "../../contract/auth.ts";
import { contentContract } from "../../contract/content.ts";
import { kitchenContract } from "../../contract/kitchen.ts";
import { orderLinesContract } from "../../contract/order-lines.ts";
import { ordersContract } from "../../contract/orders.ts";
import { printJobsContract } from "../../contract/print-jobs.ts";
import { printersContract } from "../../contract/printers.ts";
import { printingContract } from "../../contract/printing.ts";
import { privacyContract } from "../../contract/privacy.ts";
import { qrContract } from "../../contract/qr.ts";
import { printedMenuContract } from "../../contract/printed-menu.ts";
import { orderSharingContract } from "../../contract/order-sharing.ts";
import { orderPageContract } from "../../contract/order-page.ts";
import { pushContract } from "../../contract/push.ts";
import { ratingsContract } from "../../contract/ratings.ts";
import { cashContract } from "../../contract/cash.ts";
import { reportsContract } from "../../contract/reports.ts";
import { areasContract, servicesContract } from "../../contract/services.ts";
import { billsContract } from "../../contract/bills.ts";
import { sheetsContract } from "../../contract/sheets.ts";
import { stationsContract } from "../../contract/stations.ts";
import { staffContract } from "../../contract/staff.ts";
import { tablesContract } from "../../contract/tables.ts";
import { translationsContract } from "../../contract/translations.ts";
import { uploadsContract } from "../../contract/uploads.ts";
import { payloadOf } from "./payload.ts";
import { adminCredentials, attendantCredentials, type TestAccount } from "./new-account.ts";
import type { TestApp } from "./start-app.ts";

/** Somebody who calls the API as a browser does: keeps the token that answers give. */
export type Caller = {
  account: Client<typeof accountContract>;
  services: Client<typeof servicesContract>;
  areas: Client<typeof areasContract>;
  stations: Client<typeof stationsContract>;
  printers: Client<typeof printersContract>;
  printJobs: Client<typeof printJobsContract>;
  translations: Client<typeof translationsContract>;
  uploads: Client<typeof uploadsContract>;
  content: Client<typeof contentContract>;
  auth: Client<typeof authContract>;
  staff: Client<typeof staffContract>;
  orders: Client<typeof ordersContract>;
  orderLines: Client<typeof orderLinesContract>;
  orderSharing: Client<typeof orderSharingContract>;
  push: Client<typeof pushContract>;
  orderPage: Client<typeof orderPageContract>;
  kitchen: Client<typeof kitchenContract>;
  printing: Client<typeof printingContract>;
  address: Client<typeof addressContract>;
  tables: Client<typeof tablesContract>;
  sheets: Client<typeof sheetsContract>;
  bills: Client<typeof billsContract>;
  qr: Client<typeof qrContract>;
  printedMenu: Client<typeof printedMenuContract>;
  ratings: Client<typeof ratingsContract>;
  reports: Client<typeof reportsContract>;
  cash: Client<typeof cashContract>;
  privacy: Client<typeof privacyContract>;
  token: () => string | undefined;
  useToken: (token: string | undefined) => void;
  lastHeaders: () => Record<string, unknown>;
};

export function newCaller({ app }: TestApp, { host }: { host: string }): Caller {
  let token: string | undefined;
  let headers: Record<string, unknown> = {};
  const transport: Transport = async (request) => {
    const { type, payload } = await payloadOf(request);
    const response = await app.inject({
      method: request.method,
      url: request.address,
      headers: {
        ...request.headers,
        host,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(type === undefined ? {} : { "content-type": type }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    headers = response.headers;
    const given = response.headers["token"];
    if (typeof given === "string") token = given;
    return {
      status: response.statusCode,
      body: response.body === "" ? undefined : JSON.parse(response.body),
    };
  };
  return {
    account: createClient(accountContract, transport),
    services: createClient(servicesContract, transport),
    areas: createClient(areasContract, transport),
    stations: createClient(stationsContract, transport),
    printers: createClient(printersContract, transport),
    printJobs: createClient(printJobsContract, transport),
    translations: createClient(translationsContract, transport),
    uploads: createClient(uploadsContract, transport),
    content: createClient(contentContract, transport),
    auth: createClient(authContract, transport),
    staff: createClient(staffContract, transport),
    orders: createClient(ordersContract, transport),
    orderLines: createClient(orderLinesContract, transport),
    orderSharing: createClient(orderSharingContract, transport),
    push: createClient(pushContract, transport),
    orderPage: createClient(orderPageContract, transport),
    kitchen: createClient(kitchenContract, transport),
    printing: createClient(printingContract, transport),
    address: createClient(addressContract, transport),
    tables: createClient(tablesContract, transport),
    sheets: createClient(sheetsContract, transport),
    bills: createClient(billsContract, transport),
    qr: createClient(qrContract, transport),
    printedMenu: createClient(printedMenuContract, transport),
    ratings: createClient(ratingsContract, transport),
    reports: createClient(reportsContract, transport),
    cash: createClient(cashContract, transport),
    privacy: createClient(privacyContract, transport),
    token: () => token,
    useToken: (next) => (token = next),
    lastHeaders: () => headers,
  };
}

export async function signedInAdmin(testApp: TestApp, account: TestAccount): Promise<Caller> {
  const caller = newCaller(testApp, account);
  await caller.auth.login({ body: adminCredentials });
  return caller;
}

export async function signedInAttendant(testApp: TestApp, account: TestAccount): Promise<Caller> {
  const caller = newCaller(testApp, account);
  await caller.auth.login({ body: attendantCredentials });
  return caller;
}
