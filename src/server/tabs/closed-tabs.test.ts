import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { selectOwn, withAccount } from "../db/with-account.ts";
import { newTab, payTab } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { newBar, type Bar } from "./testing-bar.ts";

const testApp = sharedApp({ poolSize: 10 });
let bar: Bar;
beforeEach(async () => {
  bar = await newBar(testApp);
});

type Tab = { hash: string };
const shared = (number: number) => newTab(bar.attendant, { ...bar.at(number), individual: false });
const merge = async (tab: Tab, into: Tab, caller = bar.attendant) =>
  (await caller.sheets.merge({ params: { hash: tab.hash }, body: { into: into.hash } })).details;

describe("a tab that was closed today", () => {
  const closed = async () =>
    (await bar.attendant.sheets.listClosed({ query: { closed: "today" } })).sheets;

  it("is found, the last one first, and those that were merged with the tab they went to", async () => {
    const [first, second, third] = [await shared(1), await shared(2), await shared(3)];
    await bar.order(bar.attendant, { tab: first, title: "Prato do dia" });
    await merge(first, second);
    await payTab(bar.attendant, { sheet: second });
    await bar.close(bar.colleague, third.hash);
    expect(await closed()).toMatchObject([
      { hash: third.hash, location_number: 3, total_amount: 0 },
      { hash: second.hash, location_number: 2, total_amount: 55 },
    ]);
  });

  it("comes to what its guests paid, as it does among the open ones, without the service that one did without", async () => {
    const [source, tab] = [await shared(1), await shared(2)];
    await bar.order(bar.attendant, { tab: source, title: "Prato do dia" });
    await payTab(bar.attendant, {
      sheet: source,
      shares: { of: 2, index: 1 },
      waive_service: true,
    });
    expect(await bar.table(1)).toMatchObject({ sheets: [{ total_amount: 52.5 }] });
    await merge(source, tab);
    expect(await bar.table(2)).toMatchObject({ sheets: [{ total_amount: 52.5 }] });
    expect(await payTab(bar.attendant, { sheet: tab })).toMatchObject({
      closed: true,
      total_amount: 52.5,
      paid_amount: 52.5,
    });
    expect(await closed()).toMatchObject([{ hash: tab.hash, total_amount: 52.5 }]);
  });

  it("opens again for an owner, or with an owner's approval, and takes orders", async () => {
    const tab = await shared(1);
    await bar.close(bar.attendant, tab.hash);
    const reopen = { params: { hash: tab.hash }, body: { reason: "Fechada por engano" } };
    expect(await refusalOf(bar.attendant.sheets.reopen(reopen))).toMatchObject({
      status: 403,
      error: "approval_required",
    });
    expect((await bar.colleague.sheets.reopen(reopen)).details).toMatchObject({ closed: false });
    expect((await bar.colleague.sheets.reopen(reopen)).details).toMatchObject({ closed: false });
    await bar.order(bar.attendant, { tab, title: "Prato do dia" });
    expect(await closed()).toEqual([]);
  });

  it("says who closed it, after who paid, also once it is open again", async () => {
    const tab = await shared(1);
    await bar.order(bar.attendant, { tab, title: "Prato do dia" });
    await payTab(bar.attendant, { sheet: tab });
    await bar.colleague.sheets.reopen({ params: { hash: tab.hash }, body: { reason: "engano" } });
    await bar.close(bar.colleague, tab.hash);
    const { history } = await bar.read(tab.hash);
    expect(history.map(({ what }) => what)).toEqual([
      "opened",
      "paid",
      "closed",
      "reopened",
      "closed",
    ]);
    const [first, second] = history.filter(({ what }) => what === "closed");
    expect(first?.by).toBe(history[0]?.by);
    expect(second?.by).not.toBe(first?.by);
  });

  it("stays closed where its table has another one, or where it is part of another", async () => {
    const [tab, merged] = [await shared(1), await shared(2)];
    await bar.close(bar.attendant, tab.hash);
    const other = await shared(1);
    const reopen = (hash: string) =>
      bar.colleague.sheets.reopen({ params: { hash }, body: { reason: "engano" } });
    expect(await refusalOf(reopen(tab.hash))).toMatchObject({
      status: 409,
      problems: { location: { code: "table_has_tab" } },
    });
    await merge(merged, other);
    expect(await refusalOf(reopen(merged.hash))).toMatchObject({ error: "deal_closed" });
  });
});

it("a table's call ends with its last two tabs if both are paid at the same moment", async () => {
  const { accountId } = bar.account;
  const access = { accountId, mode: "write" } as const;
  await withAccount(testApp.database, access, ({ db }) =>
    db
      .updateTable("accounts")
      .set({ local_order: true })
      .where("account_id", "=", accountId)
      .execute(),
  );
  const tabs = [await newTab(bar.attendant, bar.at(1)), await newTab(bar.attendant, bar.at(1))];
  for (const tab of tabs) await bar.order(bar.attendant, { tab, title: "Prato do dia" });
  await bar.attendant.tables.requestService({ body: { number: 1 } });
  const waiting = sql`select distinct pid from pg_locks where not granted and exists (
    select from unnest(pg_blocking_pids(pid)) as other (pid)
    where pg_backend_pid() in (select other.pid union select unnest(pg_blocking_pids(other.pid))))`;
  const payments = await withAccount(testApp.database, access, async (tx) => {
    // Neither can finish its orders before both have looked for other tabs.
    await selectOwn(tx, "orders").select("order_id").forUpdate().execute();
    const made = tabs.map((sheet) => payTab(bar.attendant, { sheet }));
    const count = async () => (await waiting.execute(tx.db)).rows.length;
    await expect.poll(count, { timeout: 20_000 }).toBe(2);
    return made;
  });
  await Promise.all(payments);
  expect(await bar.table(1)).toMatchObject({ service_request: false, sheets: [] });
});
