import { randomBytes, randomUUID } from "node:crypto";
import type { Location } from "../../src/contract/tables.ts";
import type { SheetDetails } from "../../src/contract/sheets.ts";
import type { Account } from "../orders/account.ts";
import { newClient, type OneClient } from "../scale/client.ts";

/** The tables, people and orders of a dinner. */
export type Size = { tables: number; attendants: number; ordersOfTab: number; deliveries: number };

export type Evening = {
  requests: number;
  /** The hashes of what the server has taken. */
  tabs: string[];
  orders: string[];
};

type House = { origin: string; account: Account; attendants: readonly string[] };

/** Attendants serve their tables until these have paid, while guests order from home. */
export async function serveDinner(house: House, size: Size): Promise<Evening> {
  const evening: Evening = { requests: 0, tabs: [], orders: [] };
  const { locations } = await newCall(
    house,
    evening,
    house.attendants[0],
  )<{
    locations: Location[];
  }>("GET", "account/locations");
  const tables = locations.slice(0, size.tables);
  const serving = house.attendants.map(async (token, index) => {
    const call = newCall(house, evening, token);
    const own = tables.filter((_, at) => at % size.attendants === index);
    const opened: string[] = [];
    for (const { id } of own) opened.push(await openTab(call, id));
    for (let round = 0; round < size.ordersOfTab; round += 1) {
      for (const hash of opened) await orderOn(call, { house, evening, hash });
      // Attendants look at the tables as they pass.
      await call("GET", "account/locations");
    }
    for (const hash of opened) await payInTwo(call, hash);
    evening.tabs.push(...opened);
  });
  const ordering = (async () => {
    const call = newCall(house, evening);
    for (let at = 0; at < size.deliveries; at += 1) {
      const body = JSON.parse(house.account.order) as object;
      const { order } = await call<{ order: { hash: string } }>("POST", "order", body);
      evening.orders.push(order.hash);
    }
  })();
  await Promise.all([...serving, ordering]);
  return evening;
}

type Call = <Answer>(method: "GET" | "POST", path: string, body?: object) => Promise<Answer>;

const clients: OneClient[] = [];

/** Somebody's calls, over a connection of their own; each is counted. */
function newCall({ origin, account: { host } }: House, evening: Evening, token?: string): Call {
  const client = newClient(origin);
  clients.push(client);
  return async <Answer>(method: "GET" | "POST", path: string, body?: object) => {
    evening.requests += 1;
    const { status, text } = await client.ask({
      host,
      method,
      path: `/v2.0/${path}`,
      ...(token === undefined ? {} : { token }),
      headers: method === "POST" ? { "idempotency-key": randomUUID() } : {},
      body,
    });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    // The contract's words for this call.
    return JSON.parse(text) as Answer;
  };
}

export function leaveHouse(): void {
  for (const client of clients.splice(0)) client.close();
}

async function openTab(call: Call, location: string): Promise<string> {
  const hash = randomBytes(16).toString("hex");
  await call("POST", "order/sheet", { data: { individual: false, location, name: "", hash } });
  return hash;
}

async function orderOn(
  call: Call,
  { house, evening, hash }: { house: House; evening: Evening; hash: string },
): Promise<void> {
  const { cartData } = JSON.parse(house.account.order) as { cartData: { items: object } };
  const { order } = await call<{ order: { hash: string } }>("POST", "order", {
    userData: { name: "" },
    cartData: { items: cartData.items },
    locationHash: hash,
  });
  evening.orders.push(order.hash);
}

/** Half by card, and the rest, which closes the tab. */
async function payInTwo(call: Call, hash: string): Promise<void> {
  const { details } = await readTab(call, hash);
  const half = Math.round(details.left_amount * 50) / 100;
  await call("POST", `order/sheet/${hash}/pay`, { amount: half, method: "credit-card" });
  await call("POST", `order/sheet/${hash}/pay`, { method: "cash" });
}

const readTab = (call: Call, hash: string) =>
  call<{ details: SheetDetails }>("GET", `order/sheet/${hash}`);

/** The sums of an evening that do not agree, each in words. */
export async function findDifferences(
  house: House,
  evening: Evening,
  shown: readonly ReadonlyMap<string, number>[],
): Promise<string[]> {
  const staff = newCall(house, { ...evening }, house.attendants[0]);
  const differences: string[] = [];
  const onTabs = new Set<string>();
  for (const hash of evening.tabs) {
    const { details } = await readTab(staff, hash);
    const cents = (reais: number) => Math.round(reais * 100);
    const ordered = details.orders.reduce((sum, order) => sum + cents(order.total_amount), 0);
    const paid = details.payments.reduce((sum, { exp_amount }) => sum + cents(exp_amount), 0);
    for (const order of details.orders) onTabs.add(order.hash);
    if (ordered !== cents(details.total_amount) || ordered !== paid || !details.closed)
      differences.push(`tab ${hash}: ordered ${ordered}, paid ${paid}`);
  }
  const expected = new Set(evening.orders);
  for (const hash of onTabs) if (!expected.has(hash)) differences.push(`order ${hash}: not sent`);
  for (const [index, screen] of shown.entries())
    for (const hash of expected)
      if (!screen.has(hash)) differences.push(`screen ${index}: no ticket of ${hash}`);
  return differences;
}
