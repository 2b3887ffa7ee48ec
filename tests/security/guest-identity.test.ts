import { beforeAll, describe, expect, it } from "vitest";
import { newCaller, type Caller } from "../../src/server/testing/caller.ts";
import { fullAccount, type FullAccount } from "../../src/server/testing/full-account.ts";
import { deliveryBody, newOrder } from "../../src/server/testing/new-order.ts";
import { rawCall, type RawCall } from "../../src/server/testing/raw-call.ts";
import { sharedApp } from "../../src/server/testing/start-app.ts";

const testApp = sharedApp();
let own: FullAccount;
let other: FullAccount;
let authId: string;
beforeAll(async () => {
  [own, other] = [await fullAccount(testApp), await fullAccount(testApp)];
  authId = await authIdOf(own.guest, own);
});

async function authIdOf(guest: Caller, { ids }: FullAccount): Promise<string> {
  const { hash } = await newOrder(guest, ids["Água"]);
  return String((await guest.orders.get({ params: { hash } }))._authid);
}

const call = (rest: Partial<RawCall> & { url: string }) =>
  rawCall(testApp, { host: own.account.host, ...rest });

const forgeries = (): Record<string, string>[] => [
  { _authid: authId },
  { _auth_id: authId },
  { authid: authId },
  { "x-auth-id": authId },
  { cookie: `_authid=${authId}; token=${authId}` },
  { authenticated: "true", token: String(own.guest.token()) },
  { cookie: `token=${String(own.guest.token())}` },
];

describe("threat 11: the identity of a guest", () => {
  it("is not believed when a caller says it", async () => {
    const orders = await call({ url: "/v2.0/order" });
    expect(JSON.parse(orders.text).orders).toEqual([]);
    for (const headers of forgeries()) {
      const answer = await call({ url: "/v2.0/order", headers });
      expect(answer.text, JSON.stringify(headers)).toBe(orders.text);
      const one = await call({ url: `/v2.0/order/${own.order.hash}`, headers });
      expect(one.status, JSON.stringify(headers)).toBe(404);
    }
    for (const name of ["_authid", "_auth_id", "guest_id", "token", "accessToken"]) {
      const answer = await call({ url: `/v2.0/order?${name}=${authId}` });
      expect(answer.status, name).toBe(422);
    }
  });

  it("is nothing that one could sign in with", async () => {
    const account = own.account.accountId.replaceAll("-", "");
    for (const token of [authId, authId.replaceAll("-", ""), `${authId}.${account}`]) {
      expect((await call({ url: "/v2.0/order", token })).status).toBe(401);
    }
  });

  it("is not the caller's to choose with an order", async () => {
    const body = deliveryBody({ [String(own.ids["Água"])]: { qty: 1 } });
    const post = (given: object, headers: Record<string, string> = {}) =>
      call({
        method: "POST",
        url: "/v2.0/order",
        headers: { "idempotency-key": crypto.randomUUID(), ...headers },
        body: given,
      });
    for (const forged of [
      { ...body, _authid: authId },
      { ...body, guest_id: authId },
      { ...body, userData: { ...body.userData, _authid: authId } },
      { ...body, cartData: { ...body.cartData, _authid: authId } },
    ])
      expect((await post(forged)).status).toBe(422);
    const before = (await own.guest.orders.list({ query: {} })).orders.length;
    for (const headers of forgeries()) {
      const { status, headers: given } = await post(body, headers);
      expect(status).toBe(201);
      // Somebody new, and not the guest who was named.
      expect(given["token"]).toMatch(/^[\w-]{43}\.[0-9a-f]{32}$/);
      expect(given["token"]).not.toBe(own.guest.token());
    }
    expect((await own.guest.orders.list({ query: {} })).orders).toHaveLength(before);
  });

  it("is another one at every account, and for everybody who comes without one", async () => {
    const [again, elsewhere] = [newCaller(testApp, own.account), newCaller(testApp, other.account)];
    const all = [authId, await authIdOf(again, own), await authIdOf(elsewhere, other)];
    expect(new Set(all).size).toBe(3);
    expect(await authIdOf(own.guest, own)).toBe(authId);
  });
});
