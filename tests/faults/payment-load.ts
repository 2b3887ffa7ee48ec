import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { SheetDetails } from "../../src/contract/sheets.ts";
import type { Location } from "../../src/contract/tables.ts";
import { orderedItems, signIn, type Shop } from "./order-load.ts";
import { sendWrite, type Write } from "./writes.ts";

export type Tab = { hash: string; token: string; payments: Write[] };

const paymentsOnATab = 50;
/** Enough for all payments of a tab, which are of one cent, two cents and so on. */
const pizzasOnATab = 99;

/** Opens tabs, with payments that are still to be made, each of an amount that no other on its tab has. */
export async function openTabs(
  origin: string,
  { shop, paymentCount }: { shop: Shop; paymentCount: number },
): Promise<Tab[]> {
  const token = await signIn(origin, shop);
  const tables = await call<{ locations: Location[] }>(origin, {
    shop,
    path: "account/locations",
    token,
  });
  const tabs: Tab[] = [];
  for (let left = paymentCount; left > 0; left -= paymentsOnATab) {
    const location = tables.locations[tabs.length % tables.locations.length]?.id;
    const opened = await ask(origin, {
      shop,
      token,
      path: "order/sheet",
      body: {
        data: { individual: true, location, name: "" },
      },
    });
    const hash: string = JSON.parse(opened).newOrderSheet.hash;
    await ask(origin, {
      shop,
      token,
      path: "order",
      body: {
        userData: { name: "" },
        cartData: { items: orderedItems(shop, pizzasOnATab) },
        locationHash: hash,
      },
    });
    const payments = Array.from({ length: Math.min(left, paymentsOnATab) }, (_, index) => ({
      what: `payment ${index + 1} of tab ${tabs.length + 1}`,
      path: `order/sheet/${hash}/pay`,
      status: 200,
      key: randomUUID(),
      body: JSON.stringify({ amount: (index + 1) / 100 }),
      token,
      acknowledged: undefined,
    }));
    tabs.push({ hash, token, payments });
  }
  return tabs;
}

/** Every payment is on its tab once, no other is, and each retry gets the first answer. */
export async function expectPaymentsOnce(
  origin: string,
  { shop, tabs }: { shop: Shop; tabs: readonly Tab[] },
): Promise<void> {
  for (const { hash, token, payments } of tabs) {
    for (const payment of payments) {
      expect(await sendWrite(origin, { host: shop.host, write: payment })).toBe(true);
    }
    const { details } = await call<{ details: SheetDetails }>(origin, {
      shop,
      path: `order/sheet/${hash}`,
      token,
    });
    const paid = details.payments.map(({ exp_amount: amount }) => Math.round(amount * 100));
    expect(paid.toSorted((a, b) => a - b)).toEqual(payments.map((_, index) => index + 1));
    expect(details.orders).toHaveLength(1);
  }
}

async function call<Answer>(
  origin: string,
  { shop: { host }, path, token }: { shop: Shop; path: string; token: string },
): Promise<Answer> {
  const response = await fetch(`${origin}/v2.0/${path}`, {
    headers: { domain: host, authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  return response.json() as Promise<Answer>;
}

async function ask(
  origin: string,
  { shop: { host }, token, path, body }: { shop: Shop; token: string; path: string; body: unknown },
): Promise<string> {
  const write: Write = {
    what: path,
    path,
    status: 201,
    key: randomUUID(),
    body: JSON.stringify(body),
    token,
    acknowledged: undefined,
  };
  expect(await sendWrite(origin, { host, write })).toBe(true);
  return write.acknowledged ?? "";
}

/** The orders and the payments in one row, taking turns as long as there are both. */
export function mixed(orders: readonly Write[], tabs: readonly Tab[]): Write[] {
  const payments = tabs.flatMap((tab) => tab.payments);
  const every = Math.max(1, Math.floor(orders.length / Math.max(1, payments.length)));
  const row: Write[] = [];
  for (const [index, order] of orders.entries()) {
    row.push(order);
    const payment = index % every === 0 ? payments.shift() : undefined;
    if (payment) row.push(payment);
  }
  return [...row, ...payments];
}
