import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { hashPassword } from "../../src/server/auth/passwords.ts";
import { pgBouncerVersion } from "../../src/server/db/testing-pgbouncer.ts";
import { median, type Figure } from "../figure.ts";
import { newFolder } from "../new-folder.ts";
import { openToMany, startComanda } from "../programs.ts";
import { newClient, type OneClient } from "./client.ts";
import { newServer, openFilled } from "./filled.ts";
import { hearOrder } from "./hear-order.ts";
import { orderFor, type Load } from "./order-load.ts";
import { placeOrder, readMenu } from "./place-order.ts";
import { accountOf, type Account } from "./account.ts";
import { behindPooler } from "./pooled-processes.ts";

const size = { accounts: 16, itemsPerCategory: 8, orders: 1_000 };
const rounds = 5;
const secondsOfRound = 4;
/** V8 optimizes code that runs often after some thousands of orders; each process takes that many alone. */
const warmUpRounds = 3;
const changes = 20;
const password = "uma senha boa";

/** Two processes of the product on one database: each soon knows what the other does, and neither slows the other. */
export async function measureProcesses(): Promise<Figure[]> {
  await using folder = await newFolder();
  await using server = await newServer(folder.path);
  await using filled = await openFilled(server, { name: "processes", size });
  const { admin, comanda: first, url } = filled;
  await using second = await startComanda(`${folder.path}/second`, {
    settings: { ...openToMany, DATABASE_URL: url },
  });
  const accounts = await listAccounts(admin);
  const [account] = accounts;
  if (!account) throw new Error("No account");
  const at = [newClient(first.origin), newClient(second.origin)] as const;
  const figures = [
    await measureChanges(at, account),
    await measureEvents({ placing: first.origin, listening: second.origin, account }),
    await measureSessions(at, { account, admin }),
    ...(await measureOrders([first, second], { accounts, postmasterPid: server.postmasterPid })),
  ];
  for (const client of at) client.close();
  figures.push(
    ...(await measurePooled([first, second], {
      accounts,
      url,
      folder: folder.path,
      postmasterPid: server.postmasterPid,
    })),
  );
  return figures;
}

async function listAccounts(admin: pg.Client): Promise<Account[]> {
  const { rows } = await admin.query<{ label: string; accountId: string }>(
    `select label, account_id as "accountId" from accounts order by label`,
  );
  return rows.map(accountOf);
}

/** Measures how long guests of one process see the old price after an owner has changed it at the other. */
async function measureChanges(
  [changing, reading]: readonly [OneClient, OneClient],
  account: Account,
): Promise<Figure> {
  const firstItem = async (client: OneClient) =>
    (await readMenu(client, account)).menu[0]?.items[0];
  const id = (await firstItem(changing))?.id;
  const took: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    await firstItem(reading);
    const price = 20 + change / 100;
    const { status } = await changing.ask({
      ...account,
      method: "POST",
      path: "/v2.0/content/menu/item",
      body: { data: { id, extras: { price } } },
    });
    if (status !== 200) throw new Error(`The price was not changed: ${status}`);
    const changedAt = performance.now();
    while ((await firstItem(reading))?.extras.price !== price) {
      if (performance.now() - changedAt > 10_000) throw new Error("The change was never seen");
      await sleep(1);
    }
    took.push(performance.now() - changedAt);
  }
  return {
    what: "2 processes: an owner's change at one is what guests of the other see after",
    measured: `${median(took).toFixed(0)} ms, at most ${Math.max(...took).toFixed(0)} ms`,
    floor: "",
    value: Math.max(...took),
    bound: { atMost: 1_000 },
    unit: "ms",
  };
}

/** Measures from an order's answer at one process until the staff at the other hear of it. */
async function measureEvents({
  placing,
  listening,
  account,
}: {
  placing: string;
  listening: string;
  account: Account;
}): Promise<Figure> {
  const took: number[] = [];
  for (let order = 0; order < changes; order += 1)
    took.push(await hearOrder({ placing, listening, account, place: placeOrder }));
  return {
    what: "2 processes: an order at one is heard by who listens to the other after",
    measured: `${median(took).toFixed(0)} ms, at most ${Math.max(...took).toFixed(0)} ms`,
    floor: "",
    value: Math.max(...took),
    bound: { atMost: 1_000 },
    unit: "ms",
  };
}

/** A session that begins at one process is known to the other, and one that ends at the other is known to neither. */
async function measureSessions(
  [one, other]: readonly [OneClient, OneClient],
  { account: { host }, admin }: { account: Account; admin: pg.Client },
): Promise<Figure> {
  const user = "pessoa2@example.com";
  await admin.query("update users set password_hash = $1 where login = $2", [
    await hashPassword(password),
    user,
  ]);
  let wrong = 0;
  for (let session = 0; session < changes; session += 1) {
    const signedIn = await one.ask({
      host,
      method: "POST",
      path: "/v2.0/auth/login",
      body: { user, pass: password },
    });
    const token = String(signedIn.headers["token"]);
    const known = await other.ask({ host, token, path: "/v2.0/account/locations" });
    await other.ask({ host, token, method: "POST", path: "/v2.0/auth/logout", body: {} });
    const ended = await one.ask({ host, token, path: "/v2.0/account/locations" });
    if (signedIn.status !== 200 || known.status !== 200 || ended.status !== 401) wrong += 1;
  }
  return {
    what: `2 processes: of ${changes} sessions begun at one and ended at the other, amiss`,
    measured: String(wrong),
    floor: "",
    value: wrong,
    bound: { atMost: 0 },
  };
}

/** With one process and with two, in turns. */
async function measureOrders(
  processes: readonly { origin: string; pid: number }[],
  { accounts, postmasterPid }: { accounts: readonly Account[]; postmasterPid: number },
): Promise<Figure[]> {
  const loads: { one: Load; two: Load }[] = [];
  const load = (of: readonly { origin: string; pid: number }[]) =>
    orderFor({ seconds: secondsOfRound, processes: of, accounts, postmasterPid });
  for (let round = 0; round < warmUpRounds; round += 1)
    for (const process of processes) await load([process]);
  for (let round = 0; round < rounds; round += 1)
    loads.push({ one: await load(processes.slice(0, 1)), two: await load(processes) });
  const middle = (value: (round: (typeof loads)[number]) => number) => median(loads.map(value));
  return [
    {
      what: `2 processes: orders a second, ${size.accounts} clients`,
      measured: middle(({ two }) => two.perSecond).toFixed(0),
      floor: `${middle(({ one }) => one.perSecond).toFixed(0)}, one process`,
      value: middle(({ one, two }) => two.perSecond / one.perSecond),
      bound: { atLeast: 0.9 },
    },
    {
      what: "2 processes: processor time per order, of all processes and the database",
      measured: `${middle(({ two }) => two.cpuMilliseconds).toFixed(2)} ms`,
      floor: `${middle(({ one }) => one.cpuMilliseconds).toFixed(2)} ms, one process`,
      value: middle(({ one, two }) => two.cpuMilliseconds / one.cpuMilliseconds),
      bound: { atMost: 1.25 },
    },
  ];
}

/** With two processes on the database itself, and with two behind a pooler, in turns. */
async function measurePooled(
  direct: readonly { origin: string; pid: number }[],
  {
    accounts,
    url,
    folder,
    postmasterPid,
  }: { accounts: readonly Account[]; url: string; folder: string; postmasterPid: number },
): Promise<Figure[]> {
  const orders = {
    what: "2 processes behind a pooler: orders a second",
    bound: { atLeast: 0.8 },
  };
  const time = {
    what: "2 processes behind a pooler: processor time per order, the pooler's with it",
    bound: { atMost: 1.3 },
  };
  const version = await pgBouncerVersion();
  if (version === undefined) {
    const absent = { measured: "", floor: "", value: 0, absent: "pgbouncer was not found" };
    return [
      { ...orders, ...absent },
      { ...time, ...absent },
    ];
  }
  await using pooled = await behindPooler(version, { url, folder });
  const common = { seconds: secondsOfRound, accounts, postmasterPid };
  const load = () =>
    orderFor({ ...common, processes: pooled.processes, between: [pooled.poolerPid] });
  for (let round = 0; round < warmUpRounds; round += 1) await load();
  const loads: { pooled: Load; straight: Load }[] = [];
  for (let round = 0; round < rounds; round += 1)
    loads.push({
      pooled: await load(),
      straight: await orderFor({ ...common, processes: direct }),
    });
  const middle = (value: (round: (typeof loads)[number]) => number) => median(loads.map(value));
  return [
    {
      ...orders,
      measured: `${middle((round) => round.pooled.perSecond).toFixed(0)}, ${pooled.name}`,
      floor: `${middle(({ straight }) => straight.perSecond).toFixed(0)}, without it`,
      value: middle((round) => round.pooled.perSecond / round.straight.perSecond),
    },
    {
      ...time,
      measured: `${middle((round) => round.pooled.cpuMilliseconds).toFixed(2)} ms`,
      floor: `${middle(({ straight }) => straight.cpuMilliseconds).toFixed(2)} ms, without it`,
      value: middle((round) => round.pooled.cpuMilliseconds / round.straight.cpuMilliseconds),
    },
  ];
}
