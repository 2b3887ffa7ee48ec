import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase, prepareDatabase } from "../../src/server/db/database.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import { percentile, type Figure } from "../figure.ts";
import { newFolder } from "../new-folder.ts";
import { openAccount, type Account } from "../orders/account.ts";
import { newSessions } from "../new-sessions.ts";
import { newOwnDatabase } from "../own-database.ts";
import { metric } from "../processes.ts";
import { openToMany, startComanda } from "../programs.ts";
import { newClient, type OneClient } from "../scale/client.ts";
import { openScreen } from "./screen.ts";

const screens = 30;
const ordersBefore = 40;
const orders = 60;
const everyMs = 1_000;

type Site = { origin: string; account: Account; owner: string };

/** Sixty orders in a minute: when the printer is offered each, and when each of thirty kitchen screens has it. */
export async function measureKitchen(): Promise<Figure[]> {
  await using folder = await newFolder();
  await using own = await newOwnDatabase(join(folder.path, "database"));
  const database = openDatabase(await prepareDatabase(own.url));
  const account = await openAccount(database, "casa");
  const { accountId } = account;
  // One token saves the settings, and the others are the screens'.
  const tokens = await withAccount(database, { accountId, mode: "write" }, (tx) =>
    newSessions(tx, screens + 1),
  );
  await database.close();
  await using comanda = await startComanda(join(folder.path, "site"), {
    settings: { ...openToMany, DATABASE_URL: own.url },
  });
  const [owner = "", ...watching] = tokens;
  const site = { origin: comanda.origin, account, owner };
  const client = newClient(comanda.origin);
  const address = await prepareShop(site);
  for (let index = 0; index < ordersBefore; index += 1) await place(client, { site, index });
  const printer = startPrinter(site, address);
  await printer.until(ordersBefore);
  const shown = await Promise.all(
    watching.map((token) => openScreen({ origin: comanda.origin, host: account.host, token })),
  );
  const cpuBefore = await metric(comanda.origin, "process_cpu_seconds_total");
  const sent: { hash: string; atMs: number; name: string }[] = [];
  for (let index = ordersBefore; index < ordersBefore + orders; index += 1) {
    const atMs = performance.now();
    sent.push({ atMs, ...(await place(client, { site, index })) });
    await sleep(Math.max(0, atMs + everyMs - performance.now()));
  }
  await printer.until(ordersBefore + orders);
  await sleep(everyMs);
  const cpu = (await metric(comanda.origin, "process_cpu_seconds_total")) - cpuBefore;
  const offeredMs = sent.map(({ name, atMs }) => (printer.offered.get(name) ?? Infinity) - atMs);
  const shownMs = shown.flatMap((screen) =>
    sent.map(({ hash, atMs }) => (screen.shown.get(hash) ?? Infinity) - atMs),
  );
  for (const screen of shown) screen.close();
  await printer.stop();
  client.close();
  const measured = (tookMs: number[]) =>
    `half within ${percentile(tookMs, 0.5).toFixed(0)} ms, at most ${Math.max(...tookMs).toFixed(0)} ms`;
  return [
    {
      what: `${orders} orders a minute: from sending one until the agent has its ticket, p95`,
      measured: measured(offeredMs),
      floor: "",
      value: percentile(offeredMs, 0.95),
      bound: { atMost: 1_000 },
      unit: "ms",
    },
    {
      what: `the same, until each of ${screens} screens of the kitchen has it, p95`,
      measured: `${measured(shownMs)}; processor ${((cpu / orders) * 1_000).toFixed(0)} ms an order`,
      floor: "",
      value: percentile(shownMs, 0.95),
      bound: { atMost: 500 },
      unit: "ms",
    },
  ];
}

/** Has orders accepted and printed without anybody's help. Returns the path that the printer asks. */
async function prepareShop({ origin, account: { host }, owner }: Site): Promise<string> {
  const service = { enabled: true, hours: [], exceptions: [], prep_minutes: 0, minimum_amount: 0 };
  const services = { delivery: { ...service, accepts: "auto", slots: null } };
  const call = async (method: "POST" | "PUT", path: string, body: object) => {
    const answer = await fetch(`${origin}/v2.0/${path}`, {
      method,
      headers: {
        domain: host,
        authorization: `Bearer ${owner}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return JSON.parse(text) as { address: string };
  };
  await call("PUT", "account/services", { services });
  const { address } = await call("POST", "account/printers", {
    printer: { name: "Cozinha", kind: "agent", columns: 48, stations: [] },
  });
  return address;
}

async function place(
  client: OneClient,
  { site: { account }, index }: { site: Site; index: number },
): Promise<{ hash: string; name: string }> {
  const name = `Cliente ${index}`;
  const order = JSON.parse(account.order) as { userData: object };
  const { status, text } = await client.ask({
    host: account.host,
    method: "POST",
    path: "/v2.0/order",
    headers: { "idempotency-key": randomUUID() },
    body: { ...order, userData: { ...order.userData, name } },
  });
  if (status !== 201) throw new Error(`An order was refused: ${status} ${text}`);
  // The contract has this form.
  return { name, hash: (JSON.parse(text) as { order: { hash: string } }).order.hash };
}

/** The agent of a printer that prints at once. `offered` has the time of each ticket by the guest's name. */
function startPrinter({ origin, account: { host } }: Site, path: string) {
  const offered = new Map<string, number>();
  const client = newClient(origin);
  let isOver = false;
  const asking = (async () => {
    for (let result: object | undefined; !isOver;) {
      const body = { wait: 2, result };
      const { status, text, headers } = await client.ask({ method: "POST", path, host, body });
      result = undefined;
      if (status === 204) continue;
      if (status !== 200) throw new Error(`The printer was refused: ${status} ${text}`);
      const name = /Cliente \d+/.exec(text)?.[0] ?? "";
      if (!offered.has(name)) offered.set(name, performance.now());
      result = { job: headers["x-job"], attempt: Number(headers["x-attempt"]), ok: true };
    }
  })();
  return {
    offered,
    async until(count: number) {
      while (offered.size < count) await sleep(20);
    },
    async stop() {
      isOver = true;
      await asking;
      client.close();
    },
  };
}
