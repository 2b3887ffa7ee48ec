import { expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { findOrderRow } from "../orders/order-row-queries.ts";
import { updateStatus } from "../orders/order-queries.ts";
import { sendOrder } from "../testing/new-order.ts";
import { newTab, tabOrder } from "../testing/new-tab.ts";
import { sharedApp } from "../testing/start-app.ts";
import { waitsForLock } from "../testing/waits-for-lock.ts";
import { newBar } from "../tabs/testing-bar.ts";
import { lockSheetOfOrder } from "../tabs/sheet-queries.ts";
import { erasePersonalData } from "./erase-personal-data.ts";

const testApp = sharedApp();

it("an order of a tab whose guest is forgotten while its status is set takes both changes, neither waiting for the other in vain", async () => {
  const { account, attendant, at, ids } = await newBar(testApp);
  const tab = await newTab(attendant, { ...at(1), name: "Bia do balcão" });
  const items = { [String(ids["Cerveja"])]: { qty: 1 } };
  const userData = { name: "Bia", phone: "+55 (0)19 98888-7777" };
  const { hash } = await sendOrder(attendant, { ...tabOrder(tab, items), userData });
  await attendant.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
  const userId = String((await attendant.auth.check())._auth_id);
  const given = { accountId: account.accountId, mode: "write" } as const;

  // A transaction that the database ends as a deadlock is tried again.
  let tries = 0;
  // The steps of `setStatus`, with time for the other between its two locks.
  const meanwhile = await withAccount(testApp.database, given, async (tx) => {
    await lockSheetOfOrder(tx, hash);
    const erasing = withAccount(testApp.database, given, (other) => {
      tries += 1;
      return erasePersonalData(other, { subject: { phone: "19988887777" }, now: new Date() });
    });
    erasing.catch(() => undefined);
    await waitsForLock(tx);
    const order = await findOrderRow(tx, hash);
    await updateStatus(tx, { orderId: String(order?.order_id), statusId: 6, userId });
    return { erasing };
  });
  expect(await meanwhile.erasing).toMatchObject({ orders: 1 });
  expect(tries).toBe(1);
  expect(await attendant.orders.get({ params: { hash } })).toMatchObject({
    status_id: 6,
    user_name: "Dados removidos",
  });
  expect((await attendant.sheets.get({ params: { hash: tab.hash } })).details).toMatchObject({
    name: "",
  });
});
