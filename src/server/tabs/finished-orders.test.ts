import { readFile } from "node:fs/promises";
import pg from "pg";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { asAdmin } from "../testing/as-admin.ts";
import { newTab, payTab } from "../testing/new-tab.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { newBar, type Bar } from "./testing-bar.ts";

const testApp = sharedApp();
let bar: Bar;
beforeEach(async () => {
  bar = await newBar(testApp);
});

/** Deadlocks, and locks that were not given in time. */
const busyCodes = new Set(["40P01", "55P03"]);

/**
 * Runs in a transaction that is rolled back. Other files use the tables that a migration locks, and wait behind it while
 * it waits: it gives way soon, in a deadlock as well, and tries again.
 */
const tryOut = <Result>(run: (admin: pg.Client) => Promise<Result>): Promise<Result> =>
  asAdmin(inject("adminUrl"), async (admin) => {
    for (;;) {
      await admin.query("begin");
      await admin.query("set local deadlock_timeout = '10ms'; set local lock_timeout = '200ms'");
      try {
        return await run(admin);
      } catch (error) {
        const code = error instanceof pg.DatabaseError ? (error.code ?? "") : "";
        if (!busyCodes.has(code)) throw error;
      } finally {
        await admin.query("rollback");
      }
    }
  });

/** A tab with an order that is new, one that is being prepared, and one that is cancelled. */
async function busyTab() {
  const tab = await newTab(bar.attendant, bar.at(1));
  const hashes: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    hashes.push((await bar.order(bar.attendant, { tab, title: "Cerveja" })).hash);
  }
  const [, begun, cancelled] = hashes;
  const setStatus = (hash: string | undefined, statusId: "2" | "6") =>
    bar.colleague.orders.setStatus({ params: { hash: String(hash), statusId }, body: {} });
  await setStatus(begun, "2");
  await setStatus(cancelled, "6");
  return tab;
}

const statusesOf = async (hash: string) =>
  (await bar.read(hash)).orders.map((order) => [order.status_id, order.new]);
const over = [
  [4, false],
  [4, false],
  [6, false],
];

describe("fault 22: a tab that is closed", () => {
  it("leaves nothing in progress, whether by its last payment or by closing it; what is cancelled stays so", async () => {
    const paid = await busyTab();
    await payTab(bar.attendant, { sheet: paid, amount: 4.09 });
    expect((await statusesOf(paid.hash)).map(([status]) => status)).toEqual([1, 2, 6]);
    await payTab(bar.attendant, { sheet: paid });
    expect(await statusesOf(paid.hash)).toEqual(over);

    const settled = await busyTab();
    await payTab(bar.attendant, { sheet: settled, amount: 12.05 });
    const { orders } = await bar.read(settled.hash);
    const params = { hash: String(orders[0]?.hash), statusId: "6" as const };
    await bar.colleague.orders.setStatus({ params, body: {} });
    await bar.close(bar.attendant, settled.hash);
    expect((await statusesOf(settled.hash)).map(([status]) => status)).toEqual([6, 4, 6]);
    const query = { tab: "progress", mine: "0" } as const;
    expect(await bar.attendant.orders.list({ query })).toMatchObject({ orders: [], waiting: 0 });
  });

  it("has no order that waits for an answer again: nobody could pay for it", async () => {
    const tab = await busyTab();
    await payTab(bar.attendant, { sheet: tab });
    const { orders } = await bar.read(tab.hash);
    for (const { hash } of orders) {
      const change = { params: { hash, statusId: "5" as const }, body: {} };
      expect((await refusalOf(bar.colleague.orders.setStatus(change))).error).toBe("deal_closed");
    }
    expect(await statusesOf(tab.hash)).toEqual(over);
  });

  it("tells of each of its orders, and who finished them is on record", async () => {
    const tab = await busyTab();
    const { accountId } = bar.account;
    const countOf = (sql: string) =>
      asAdmin(inject("adminUrl"), async (admin) => {
        const { rows } = await admin.query<{ count: number }>(sql, [accountId]);
        return Number(rows[0]?.count);
      });
    const events = "select count(*) from outbox where account_id = $1 and topic = 'order'";
    const before = await countOf(events);
    await payTab(bar.attendant, { sheet: tab });
    expect((await countOf(events)) - before).toBe(2);
    expect(
      await countOf(
        `select count(*) from order_status_changes c join users u using (account_id, user_id)
         where c.account_id = $1 and status_id = 4 and u.name = 'Garçom'`,
      ),
    ).toBe(2);
  });

  it("says of each whether that finished it, or whoever brought it", async () => {
    const tab = await newTab(bar.attendant, bar.at(1));
    const title = "Cerveja";
    const { hash: brought } = await bar.order(bar.attendant, { tab, title });
    const { hash: paid } = await bar.order(bar.attendant, { tab, title });
    await bar.colleague.orders.setStatus({ params: { hash: brought, statusId: "4" }, body: {} });
    await payTab(bar.attendant, { sheet: tab });
    const last = async (hash: string) =>
      (await bar.attendant.orders.get({ params: { hash } })).steps?.at(-1);
    expect(await last(brought)).toEqual({ status_id: 4, at: expect.any(String) });
    expect(await last(paid)).toMatchObject({ status_id: 4, with_tab: true });
  });

  it("of before is brought up to that by the migration", async () => {
    const tab = await busyTab();
    const file = new URL("../../../migrations/0017_orders_of_closed_tabs.sql", import.meta.url);
    const migration = await readFile(file, "utf8");
    const answer = await tryOut(async (admin) => {
      // As the former program left it, in this account alone. The transaction is rolled back.
      await admin.query("update sheets set closed_at = now() where account_id = $1", [
        bar.account.accountId,
      ]);
      await admin.query("set constraints all immediate");
      await admin.query("drop index orders_waiting");
      await admin.query(migration);
      const { rows } = await admin.query<{ status_id: number }>(
        "select status_id from orders where account_id = $1 order by number",
        [bar.account.accountId],
      );
      return rows.map(({ status_id }) => status_id);
    });
    expect(answer).toEqual([4, 4, 6]);
    expect((await bar.read(tab.hash)).closed).toBe(false);
  });

  it("of the hours before is told by the next migration, and not what was brought before", async () => {
    const tab = await newTab(bar.attendant, bar.at(1));
    const [brought, paid] = [
      await bar.order(bar.attendant, { tab, title: "Cerveja" }),
      await bar.order(bar.attendant, { tab, title: "Cerveja" }),
    ];
    const done = { params: { hash: brought.hash, statusId: "4" as const }, body: {} };
    await bar.colleague.orders.setStatus(done);
    await payTab(bar.attendant, { sheet: tab });
    const file = new URL("../../../migrations/0056_finished_with_tabs.sql", import.meta.url);
    const migration = await readFile(file, "utf8");
    const answer = await tryOut(async (admin) => {
      await admin.query("alter table order_status_changes drop column with_tab");
      await admin.query(migration);
      const { rows } = await admin.query<{ hash: string }>(
        `select hash from orders join order_status_changes using (account_id, order_id)
         where account_id = $1 and with_tab`,
        [bar.account.accountId],
      );
      return rows.map(({ hash }) => hash);
    });
    expect(answer).toEqual([paid.hash]);
  });
});
