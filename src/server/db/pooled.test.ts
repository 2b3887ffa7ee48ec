import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { runAlone } from "../housekeeping/housekeeping.ts";
import { startRelay } from "../live/relay.ts";
import { asAdmin } from "../testing/as-admin.ts";
import { newCaller } from "../testing/caller.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { newAccount, newMenu } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { prepareRefusal } from "../testing/prepare-refusal.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { startApp } from "../testing/start-app.ts";
import { prepareDatabase } from "./database.ts";
import { pgBouncerVersion, startDocumentedPgBouncer } from "./testing-pgbouncer.ts";

const version = await pgBouncerVersion();
if (version === undefined)
  console.log("No PgBouncer is installed: that requests go through one is left out.");

let own: FreshDatabase;
let role: string;
beforeAll(async () => {
  own = await freshDatabase();
  role = new URL((await prepareDatabase(own.adminUrl)).app).username;
});
afterAll(() => own.drop());

const never = new AbortController().signal;

async function newPool(adminUrl = own.adminUrl) {
  const pool = await startDocumentedPgBouncer({ adminUrl, role }, version ?? 0);
  onTestFinished(() => pool.stop());
  return pool;
}

/** The pooler listens a moment after it was started. */
const prepareBehind = (poolUrl: string) =>
  vi.waitFor(() => prepareDatabase(own.adminUrl, { poolUrl }), { timeout: 10_000, interval: 50 });

describe.skipIf(version === undefined)("behind a PgBouncer", () => {
  it("requests go through it, and what belongs to a connection past it", async () => {
    const pool = await newPool();
    const urls = await prepareBehind(pool.url);
    const relay = await startRelay({
      relayUrl: urls.relay,
      logger: { warn: () => undefined, error: () => undefined },
    });
    onTestFinished(() => relay.close());
    const testApp = await startApp({ urls, poolSize: 3, events: relay });
    onTestFinished(() => testApp.close());
    const account = await newAccount(testApp);
    const { Água: water = "" } = await newMenu(testApp, account, [
      { title: "Bebidas", items: [{ title: "Água", priceCents: 500 }] },
    ]);
    const heard: (string | null)[] = [];
    relay.subscribe((events) => heard.push(...events.map(({ subjectId }) => subjectId)));
    const body = deliveryBody({ [water]: { qty: 1 } });
    const place = () => sendOrder(newCaller(testApp, account), body);
    const placed = await Promise.all(Array.from({ length: 12 }, place));
    expect(placed.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    await vi.waitFor(() => expect(heard).toHaveLength(12), { timeout: 20_000 });
    const { rows } = await testApp.database.ask(
      "select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle",
    );
    expect(rows).toEqual([{ statement: "15s", idle: "30s" }]);
    const name = randomUUID();
    expect(await runAlone(testApp.database, { name, run: place, signal: never })).toBe("done");
    const locks = await asAdmin(own.adminUrl, (admin) =>
      admin.query(
        "select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
      ),
    );
    expect(locks.rowCount).toBe(0);
    await pool.stop();
    expect(await refusalOf(place())).toMatchObject({ status: 503 });
    expect(await runAlone(testApp.database, { name, run: async () => 0, signal: never })).toBe(
      "done",
    );
  });

  it("a start refuses one that leads to another database", async () => {
    const other = await freshDatabase();
    onTestFinished(() => other.drop());
    await asAdmin(own.adminUrl, (admin) =>
      admin.query(`grant connect on database ${other.name} to ${admin.escapeIdentifier(role)}`),
    );
    const { url } = await newPool(other.adminUrl);
    await vi.waitFor(
      async () =>
        expect(await prepareRefusal(own.adminUrl, { poolUrl: url })).toBe(
          "POOL_URL leads to another database than DATABASE_URL.",
        ),
      { timeout: 10_000, interval: 50 },
    );
  });
});

it("a start refuses a pool that is not there", async () => {
  expect(await prepareRefusal(own.adminUrl, { poolUrl: "postgres://127.0.0.1:1/comanda" })).toMatch(
    new RegExp(`^The role ${role} cannot sign in through POOL_URL \\(.*ECONNREFUSED`),
  );
});

it("a start that waits for another says for whom", async () => {
  const lines: string[] = [];
  await asAdmin(own.adminUrl, async (holder) => {
    await holder.query("set application_name = 'comanda start'");
    await holder.query("select pg_advisory_lock(726353001)");
    const { rows } = await holder.query("select pg_backend_pid() as pid, current_user as who");
    const prepared = prepareDatabase(own.adminUrl, { say: (line) => lines.push(line) });
    await vi.waitFor(() => expect(lines).not.toEqual([]), { timeout: 10_000 });
    await holder.query("select pg_advisory_unlock(726353001)");
    await prepared;
    expect(lines).toEqual([
      `Waiting for process ${rows[0].pid} (${rows[0].who}, comanda start) of the database, which prepares it.`,
    ]);
  });
});
