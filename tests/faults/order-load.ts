import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Order } from "../../src/contract/orders.ts";
import { sendWrite, type Write } from "./writes.ts";

/** An account with one item that has one option: its host, its owner's sign-in and the ids. */
export type Shop = {
  host: string;
  user: string;
  pass: string;
  itemId: string;
  optionId: string;
};

export type PlacedOrder = Write & {
  name: string;
  /** Reais, as the server must charge. */
  total: number;
};

const itemPrice = 22.9;
const optionPrice = 3.5;

/** An order that nobody has sent yet, by a customer of that number. */
export function newOrder(shop: Shop, index: number): PlacedOrder {
  const name = `Cliente ${index}`;
  const qty = 1 + (index % 3);
  return {
    what: name,
    path: "order",
    status: 201,
    key: randomUUID(),
    name,
    body: JSON.stringify({
      userData: { name, email: "cliente@example.com", phone: "(11) 95555-0101" },
      cartData: {
        items: orderedItems(shop, qty),
        addressData: { address: "Rua A", number: "1", district: "Centro", city: "São Paulo" },
      },
    }),
    total: Math.round((qty * itemPrice + optionPrice) * 100) / 100,
    acknowledged: undefined,
  };
}

/** So many of the item, with its option once. */
export function orderedItems({ itemId, optionId }: Shop, qty: number) {
  return { [itemId]: { qty, extras: { price: itemPrice }, children: { [optionId]: { qty: 1 } } } };
}

/** Signs in the account's admin again and returns the token. */
export async function signIn(origin: string, { host, user, pass }: Shop): Promise<string> {
  const signedIn = await fetch(`${origin}/v2.0/auth/login`, {
    method: "POST",
    headers: { domain: host, "content-type": "application/json" },
    body: JSON.stringify({ user, pass }),
  });
  return signedIn.headers.get("token") ?? "";
}

/** Every order of the account as its admin sees them, page by page. */
async function listOrders(origin: string, shop: Shop): Promise<Order[]> {
  const headers = { domain: shop.host, authorization: `Bearer ${await signIn(origin, shop)}` };
  const orders: Order[] = [];
  for (let next: string | null = ""; next !== null;) {
    const address: string = `${origin}/v2.0/order${next === "" ? "" : `?cursor=${next}`}`;
    // The contract's type of this answer; the admin of the account gets whole orders only.
    const page = (await (await fetch(address, { headers })).json()) as {
      orders: Order[];
      next: string | null;
    };
    orders.push(...page.orders);
    next = page.next;
  }
  return orders;
}

/** Every order is there once, whole, and is the one that was acknowledged. */
export async function expectOrdersOnce(
  origin: string,
  { shop, orders }: { shop: Shop; orders: readonly PlacedOrder[] },
): Promise<void> {
  for (const order of orders)
    expect(await sendWrite(origin, { host: shop.host, write: order })).toBe(true);
  const listed = (await listOrders(origin, shop)).filter(({ mode }) => mode === "delivery");
  expect(listed).toHaveLength(orders.length);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(orders.length);
  const byName = new Map(listed.map((order) => [order.user_name, order]));
  for (const { name, total, acknowledged } of orders) {
    expect(byName.get(name)).toMatchObject({
      hash: JSON.parse(acknowledged ?? "").order.hash,
      total_amount: total,
      details: { items: [{ title_br: "Calabresa", children: [{ title_br: "Catupiry", qty: 1 }] }] },
    });
  }
}
