import { randomUUID } from "node:crypto";
import type { Account } from "./account.ts";

export type Guest = { account: Account; token: string };

/** Makes a guest by placing their first order. */
export async function newGuest(origin: string, account: Account): Promise<Guest> {
  return { account, token: (await placeOrder(origin, { account })).token };
}

/** Sends the account's order by fetch. Without a token the server makes a new guest. */
export async function placeOrder(
  origin: string,
  { account, token }: { account: Account; token?: string },
): Promise<{ hash: string; token: string }> {
  const response = await fetch(`${origin}/v2.0/order`, {
    method: "POST",
    headers: {
      domain: account.host,
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: account.order,
  });
  if (response.status !== 201) throw new Error(`Not taken: ${await response.text()}`);
  // The contract's answer.
  const { order } = (await response.json()) as { order: { hash: string } };
  return { hash: order.hash, token: response.headers.get("token") ?? token ?? "" };
}
