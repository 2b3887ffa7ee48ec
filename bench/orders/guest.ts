import { randomUUID } from "node:crypto";
import type { House } from "./house.ts";

/** Somebody whom their house knows by a token. */
export type Guest = { house: House; token: string };

/** A guest who has ordered once, by which they became one. */
export async function newGuest(origin: string, house: House): Promise<Guest> {
  return { house, token: (await placeOrder(origin, { house })).token };
}

/** Sends the house's order by fetch; whoever has no token yet becomes a guest. */
export async function placeOrder(
  origin: string,
  { house, token }: { house: House; token?: string },
): Promise<{ hash: string; token: string }> {
  const response = await fetch(`${origin}/v2.0/order`, {
    method: "POST",
    headers: {
      domain: house.host,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: house.order,
  });
  if (response.status !== 201) throw new Error(`Not taken: ${await response.text()}`);
  // The contract's answer.
  const { order } = (await response.json()) as { order: { hash: string } };
  return { hash: order.hash, token: response.headers.get("token") ?? token ?? "" };
}
