import type { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asAdmin } from "../testing/as-admin.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { prepareRefusal } from "../testing/prepare-refusal.ts";
import { prepareDatabase } from "./database.ts";

const name = "0013_cancelled_orders.sql";
const waits = { lockTimeoutMs: 300, pauseMs: 300, tries: 3 };

let fresh: FreshDatabase;
beforeEach(async () => {
  fresh = await freshDatabase();
  await prepareDatabase(fresh.adminUrl);
  await asAdmin(fresh.adminUrl, async (admin) => {
    await admin.query("drop index orders_cancelled");
    await admin.query("delete from schema_migrations where name = $1", [name]);
  });
});
afterEach(() => fresh.drop());

const takeOrders = "lock table orders in row exclusive mode";

/** Runs while a transaction holds the table that the migration needs. */
const whileHeld = (run: (holder: Client) => Promise<void>) =>
  asAdmin(fresh.adminUrl, async (holder) => {
    await holder.query("begin");
    await holder.query(takeOrders);
    await run(holder);
  });

/** The processes that wait for a lock of this one. */
async function listWaiting(holder: Client): Promise<number[]> {
  const { rows } = await holder.query<{ pid: number }>(
    "select pid from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))",
  );
  return rows.map(({ pid }) => pid);
}
const untilWaiting = (holder: Client, count: number) =>
  vi.waitFor(
    async () => {
      const pids = await listWaiting(holder);
      expect(pids).toHaveLength(count);
      return pids;
    },
    { timeout: 20_000, interval: 20 },
  );

const isApplied = () =>
  asAdmin(fresh.adminUrl, async (admin) => {
    const found = await admin.query("select from schema_migrations where name = $1", [name]);
    return found.rowCount === 1;
  });

describe("a migration of a table that somebody holds", () => {
  it("keeps others waiting for a moment only, and names whom it waits for when it gives up", async () => {
    await whileHeld(async (holder) => {
      await holder.query("set application_name = 'pg_dump'");
      const { rows } = await holder.query("select pg_backend_pid() as pid, current_user as who");
      const refusal = prepareRefusal(fresh.adminUrl, { waits });
      await untilWaiting(holder, 1);
      await asAdmin(fresh.adminUrl, (other) => other.query(`begin; ${takeOrders}; commit`));
      expect(await refusal).toBe(
        `Migration ${name} waits for process ${rows[0].pid} (${rows[0].who}, pg_dump) of the database to end: start again after that.`,
      );
      expect(await isApplied()).toBe(false);
    });
    await prepareDatabase(fresh.adminUrl);
    expect(await isApplied()).toBe(true);
  });

  it("is tried again, and goes on once it is free", async () => {
    await whileHeld(async (holder) => {
      const prepared = prepareDatabase(fresh.adminUrl, { waits: { ...waits, tries: 100 } });
      await untilWaiting(holder, 1);
      await untilWaiting(holder, 0);
      await holder.query("commit");
      await prepared;
    });
    expect(await isApplied()).toBe(true);
  });

  it("fails with what broke its connection", async () => {
    await whileHeld(async (holder) => {
      const failure = prepareDatabase(fresh.adminUrl).catch((error: unknown) => error);
      await holder.query("select pg_terminate_backend($1)", await untilWaiting(holder, 1));
      expect(await failure).toMatchObject({
        message: `Migration ${name} failed`,
        cause: { code: "57P01" },
      });
    });
  });
});
