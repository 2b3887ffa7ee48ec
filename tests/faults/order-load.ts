import { randomUUID } from "node:crypto";
import type { Order } from "../../src/contract/orders.ts";

/** An account with one item that has one option, and how to speak of it. */
export type Shop = {
  host: string;
  user: string;
  pass: string;
  itemId: string;
  optionId: string;
};

export type PlacedOrder = {
  key: string;
  name: string;
  body: string;
  /** Reais, as the server must charge. */
  total: number;
  /** The answer, once there was one. */
  acknowledged: string | undefined;
};

const itemPrice = 22.9;
const optionPrice = 3.5;

export function newOrder(shop: Shop, index: number): PlacedOrder {
  const name = `Cliente ${index}`;
  const qty = 1 + (index % 3);
  return {
    key: randomUUID(),
    name,
    body: JSON.stringify({
      userData: { name, email: "cliente@example.com" },
      cartData: {
        items: {
          [shop.itemId]: {
            qty,
            extras: { price: itemPrice },
            children: { [shop.optionId]: { qty: 1 } },
          },
        },
        addressData: { address: "Rua A", number: "1" },
      },
    }),
    total: Math.round((qty * itemPrice + optionPrice) * 100) / 100,
    acknowledged: undefined,
  };
}

/** Sends an order; true when it was acknowledged, false when nobody knows. Any refusal but an outage is an error. */
export async function send(origin: string, shop: Shop, order: PlacedOrder): Promise<boolean> {
  const response = await fetch(`${origin}/v2.0/order`, {
    method: "POST",
    headers: {
      domain: shop.host,
      "content-type": "application/json",
      "idempotency-key": order.key,
    },
    body: order.body,
  }).catch(() => undefined);
  const answer = await response?.text().catch(() => undefined);
  if (response === undefined || answer === undefined || response.status === 503) return false;
  if (response.status !== 201) throw new Error(`${order.name}: ${response.status} ${answer}`);
  if (order.acknowledged !== undefined && order.acknowledged !== answer) {
    throw new Error(`${order.name} was acknowledged twice: ${order.acknowledged} and ${answer}`);
  }
  order.acknowledged = answer;
  return true;
}

/** Every order of the account as its admin sees them, page by page. */
export async function listOrders(origin: string, shop: Shop): Promise<Order[]> {
  const signedIn = await fetch(`${origin}/v2.0/auth/login`, {
    method: "POST",
    headers: { domain: shop.host, "content-type": "application/json" },
    body: JSON.stringify({ user: shop.user, pass: shop.pass }),
  });
  const headers = { domain: shop.host, authorization: `Bearer ${signedIn.headers.get("token")}` };
  const orders: Order[] = [];
  for (let next: string | null = ""; next !== null;) {
    const address: string = `${origin}/v2.0/order${next === "" ? "" : `?cursor=${next}`}`;
    // What the contract says of this call; the admin of the account gets whole orders only.
    const page = (await (await fetch(address, { headers })).json()) as {
      orders: Order[];
      next: string | null;
    };
    orders.push(...page.orders);
    next = page.next;
  }
  return orders;
}
