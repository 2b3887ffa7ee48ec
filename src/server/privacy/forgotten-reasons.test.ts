import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { sql } from "kysely";
import { withAccount } from "../db/with-account.ts";
import { newBar, type Bar } from "../tabs/testing-bar.ts";
import { sendOrder } from "../testing/new-order.ts";
import { newTab, payTab, tabOrder } from "../testing/new-tab.ts";
import { sharedApp } from "../testing/start-app.ts";
import { erasePersonalData } from "./erase-personal-data.ts";

const testApp = sharedApp();

/** All that is stored of lines called off, tabs, histories and first answers, as text. */
async function storedText({ account: { accountId } }: Bar): Promise<string> {
  return withAccount(testApp.database, { accountId, mode: "read" }, async ({ db }) => {
    const all = [];
    for (const table of ["line_cancels", "sheets", "history", "idempotency_keys"]) {
      const { rows } =
        await sql`select * from ${sql.table(table)} where account_id = ${accountId}`.execute(db);
      all.push(rows);
    }
    return JSON.stringify(all);
  });
}

it("what staff typed on why a line was called off, and a tab opened again, is forgotten with the guest", async () => {
  const bar = await newBar(testApp);
  const { account, attendant, colleague, at, ids } = bar;
  const tab = await newTab(attendant, { ...at(1), name: "Bia do balcão" });
  const items = { [String(ids["Cerveja"])]: { qty: 2 } };
  const userData = { name: "Bia", phone: "19 98888-7777" };
  const { hash } = await sendOrder(attendant, { ...tabOrder(tab, items), userData });
  await attendant.orderLines.cancel(
    { params: { hash, line: "1" }, body: { qty: 1, reason: "other", text: "Bia passou mal" } },
    { idempotencyKey: randomUUID() },
  );
  await payTab(attendant, { sheet: tab });
  const reopen = (reason: string) =>
    colleague.sheets.reopen({ params: { hash: tab.hash }, body: { reason } });
  await reopen("Bia voltou");
  await bar.order(attendant, { tab, title: "Cerveja" });
  const reasons = async () => {
    const { history } = await bar.read(tab.hash);
    return history.flatMap(({ what, to }) => (what === "reopened" ? [to] : []));
  };
  expect(await reasons()).toEqual([{ reason: "Bia voltou" }]);
  await payTab(attendant, { sheet: tab });
  await reopen("Bia esqueceu a bolsa");
  expect(await reasons()).toEqual([undefined, { reason: "Bia esqueceu a bolsa" }]);
  expect(await storedText(bar)).toMatch(/passou mal.*esqueceu/);

  await withAccount(testApp.database, { accountId: account.accountId, mode: "write" }, (tx) =>
    erasePersonalData(tx, { subject: { phone: "19988887777" }, now: new Date() }),
  );
  expect(await storedText(bar)).not.toMatch(/Bia|passou mal|voltou|esqueceu/);
  expect(await reasons()).toEqual([undefined, undefined]);
});

it("a tab that was merged into the guest's is forgotten with them, and what was answered about it", async () => {
  const bar = await newBar(testApp);
  const { account, attendant, at, ids } = bar;
  const items = { [String(ids["Cerveja"])]: { qty: 1 } };
  const userData = { name: "Bia", phone: "19 98888-7777" };
  const merged = await newTab(attendant, { ...at(2), name: "Bia da varanda" });
  const target = await newTab(attendant, at(3));
  await sendOrder(attendant, { ...tabOrder(merged, items), userData });
  await attendant.sheets.merge({ params: { hash: merged.hash }, body: { into: target.hash } });
  await payTab(attendant, { sheet: target });
  expect(await storedText(bar)).toContain("Bia da varanda");
  await withAccount(testApp.database, { accountId: account.accountId, mode: "write" }, (tx) =>
    erasePersonalData(tx, { subject: { phone: "19988887777" }, now: new Date() }),
  );
  expect(await storedText(bar)).not.toContain("Bia da varanda");
});
