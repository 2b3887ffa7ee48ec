import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase, prepareDatabase } from "../../src/server/db/database.ts";
import { withAccount, type Tx } from "../../src/server/db/with-account.ts";
import { startSession } from "../../src/server/sessions/sessions.ts";
import type { Figure } from "../figure.ts";
import { openScreen } from "../kitchen/screen.ts";
import { newFolder } from "../new-folder.ts";
import { openAccount } from "../orders/account.ts";
import { newOwnDatabase } from "../own-database.ts";
import { metric } from "../processes.ts";
import { openToMany, startComanda } from "../programs.ts";
import { newClient } from "../scale/client.ts";
import { findDifferences, leaveHouse, serveDinner, type Size } from "./evening.ts";

const friday: Size = { tables: 40, attendants: 4, ordersOfTab: 5, deliveries: 60 };
/** `DINNER=short`: to see that it runs. */
const short: Size = { tables: 8, attendants: 2, ordersOfTab: 2, deliveries: 6 };
const screens = 2;
const settleMs = 1_000;

/** A dinner from the first tab to the last payment: what a request of it costs, and whether all of it adds up. */
export async function measureDinner(): Promise<Figure[]> {
  const size = process.env["DINNER"] === "short" ? short : friday;
  await using folder = await newFolder();
  await using own = await newOwnDatabase(join(folder.path, "database"));
  const database = openDatabase(await prepareDatabase(own.url));
  const account = await openAccount(database, "casa");
  const { accountId } = account;
  const tokens = await withAccount(database, { accountId, mode: "write" }, (tx) =>
    prepare(tx, size),
  );
  await database.close();
  await using comanda = await startComanda(join(folder.path, "site"), {
    settings: { ...openToMany, DATABASE_URL: own.url },
  });
  const { origin } = comanda;
  const { host } = account;
  const [owner = "", ...others] = tokens;
  const house = { origin, account, attendants: others.slice(0, size.attendants) };
  await takeByItself({ origin, host, owner });
  const shown = await Promise.all(
    others.slice(size.attendants).map((token) => openScreen({ origin, host, token })),
  );
  const cpu = () => metric(origin, "process_cpu_seconds_total");
  const [before, startedAt] = [await cpu(), performance.now()];
  const evening = await serveDinner(house, size);
  await sleep(settleMs);
  const tookMs = performance.now() - startedAt - settleMs;
  const costMs = (((await cpu()) - before) / evening.requests) * 1_000;
  const floorMs = await costOfAsking({ origin, host, token: owner, times: evening.requests, cpu });
  const differences = await findDifferences(
    house,
    evening,
    shown.map((screen) => screen.shown),
  );
  for (const screen of shown) screen.close();
  leaveHouse();
  for (const difference of differences.slice(0, 10)) console.error(difference);
  const { tables, attendants, deliveries } = size;
  return [
    {
      what: `a dinner of ${tables} tables, ${attendants} attendants, ${deliveries} deliveries and ${screens} screens: processor time of a request, with what the screens fetch`,
      measured: `${costMs.toFixed(2)} ms; ${evening.requests} requests in ${(tookMs / 1_000).toFixed(1)} s`,
      floor: `${floorMs.toFixed(2)} ms, asking who is signed in`,
      value: costMs / floorMs,
      bound: { atMost: 12 },
    },
    {
      what: "the same: tabs, payments and kitchen tickets that do not agree",
      measured: `${evening.tabs.length} tabs, ${evening.orders.length} orders`,
      floor: "",
      value: differences.length,
      bound: { atMost: 0 },
    },
  ];
}

/** The tables, and sessions: of who sets things, of each attendant, and of each screen. */
async function prepare(tx: Tx, { tables, attendants }: Size): Promise<string[]> {
  await tx.db
    .updateTable("accounts")
    .set({
      extras: {
        paymentMethods: { cash: true, "credit-card": true },
        locations: tables,
        service_percent: 10,
      },
    })
    .where("account_id", "=", tx.accountId)
    .execute();
  const { user_id: userId } = await tx.db
    .selectFrom("users")
    .select("user_id")
    .where("account_id", "=", tx.accountId)
    .executeTakeFirstOrThrow();
  const tokens: string[] = [];
  for (let made = 0; made < 1 + attendants + screens; made += 1)
    tokens.push((await startSession(tx, { owner: { userId }, now: new Date() })).token);
  return tokens;
}

type Signed = { origin: string; host: string; owner: string };

/** Deliveries reach the kitchen without anybody. */
async function takeByItself({ origin, host, owner }: Signed): Promise<void> {
  const service = { enabled: true, hours: [], exceptions: [], prep_minutes: 0, minimum_amount: 0 };
  const answer = await fetch(`${origin}/v2.0/account/services`, {
    method: "PUT",
    headers: {
      domain: host,
      authorization: `Bearer ${owner}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ services: { delivery: { ...service, accepts: "auto", slots: null } } }),
  });
  if (!answer.ok) throw new Error(`account/services: ${answer.status} ${await answer.text()}`);
}

/** The cost of the smallest request of somebody signed in, asked as often. */
async function costOfAsking({
  origin,
  host,
  token,
  times,
  cpu,
}: {
  origin: string;
  host: string;
  token: string;
  times: number;
  cpu: () => Promise<number>;
}): Promise<number> {
  const client = newClient(origin);
  const before = await cpu();
  for (let asked = 0; asked < times; asked += 1)
    await client.ask({ host, token, path: "/v2.0/auth/check" });
  client.close();
  return (((await cpu()) - before) / times) * 1_000;
}
