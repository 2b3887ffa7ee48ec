import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody } from "../testing/new-order.ts";
import { rawCall, type RawAnswer } from "../testing/raw-call.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

let testApp: TestApp;
let account: TestAccount;
let admin: Caller;
let pizza: string;
let juice: string;
beforeAll(async () => {
  testApp = await startApp();
  account = await newAccount(testApp);
  admin = await signedInAdmin(testApp, account);
  const ids = await newMenu(testApp, account, [
    {
      title: "Tudo",
      items: [
        { title: "Pizza", priceCents: 4000 },
        { title: "Suco", priceCents: 900 },
      ],
    },
  ]);
  [pizza, juice] = [String(ids["Pizza"]), String(ids["Suco"])];
});
afterAll(() => testApp.close());

const one = (itemId: string) => deliveryBody({ [itemId]: { qty: 1 } });

function send(
  key: string | undefined,
  body: unknown,
  token?: string,
  { host } = account,
): Promise<RawAnswer> {
  const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
  return rawCall(testApp, { method: "POST", url: "/v2.0/order", host, headers, body, token });
}

/** How many orders the account has taken. */
async function orderCount(): Promise<number> {
  const [newest] = (await admin.orders.list({ query: {} })).orders;
  return newest && "id" in newest ? newest.id : 0;
}

async function setActive(itemId: string, active: boolean): Promise<void> {
  const { accountId } = account;
  await withAccount(testApp.database, { accountId, mode: "write" }, ({ db }) =>
    db
      .updateTable("entries")
      .set({ active })
      .where("account_id", "=", accountId)
      .where("entry_id", "=", itemId)
      .execute(),
  );
}

/** A guest who is known already, by an order that is not counted on. */
async function knownGuest(): Promise<string> {
  const { headers } = await send(randomUUID(), one(juice));
  return headers["token"] ?? "";
}

describe("threat 35: the same key with the same body", () => {
  it("gets the first answer again, byte for byte, and places nothing", async () => {
    const [key, token] = [randomUUID(), await knownGuest()];
    const before = await orderCount();
    const first = await send(key, one(pizza), token);
    expect(first.status).toBe(201);
    const again = await send(key, one(pizza), token);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers["token"]).toBeUndefined();
    expect((await send(key.toUpperCase(), one(pizza), token)).text).toBe(first.text);
    expect(await orderCount()).toBe(before + 1);
  });

  it("is the same in whatever order its fields come", async () => {
    const [key, token] = [randomUUID(), await knownGuest()];
    const { userData, cartData } = one(pizza);
    const first = await send(key, { userData, cartData }, token);
    expect((await send(key, { cartData, userData }, token)).text).toBe(first.text);
  });

  it("gets the first answer also when the item costs more or is gone since", async () => {
    const [key, token] = [randomUUID(), await knownGuest()];
    const first = await send(key, one(pizza), token);
    await setActive(pizza, false);
    expect((await send(key, one(pizza), token)).text).toBe(first.text);
    await setActive(pizza, true);
  });

  it.each(["a known guest", "somebody new"])(
    "sent 20 times at once by %s places one order",
    async (who) => {
      const [key, token] = [randomUUID(), who === "a known guest" ? await knownGuest() : undefined];
      const before = await orderCount();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => send(key, one(pizza), token)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await orderCount()).toBe(before + 1);
      if (token !== undefined) return;
      // Whichever of the answers arrives, its token is the one of the guest whose order it is.
      for (const { headers, body } of answers) {
        const guest = newCaller(testApp, account);
        guest.useToken(headers["token"]);
        expect((await guest.orders.get({ params: { hash: String(body.order?.hash) } })).mine).toBe(
          true,
        );
      }
    },
  );

  it("gives a guest whose first answer was lost back to themselves", async () => {
    const key = randomUUID();
    const lost = await send(key, one(pizza));
    const again = await send(key, one(pizza));
    expect(again.text).toBe(lost.text);
    expect(again.headers["token"]).not.toBe(lost.headers["token"]);
    const guest = newCaller(testApp, account);
    guest.useToken(again.headers["token"]);
    expect((await guest.orders.list({ query: {} })).orders).toMatchObject([
      { hash: again.body.order?.hash, mine: true },
    ]);
  });

  it("is another write on another account", async () => {
    const key = randomUUID();
    const here = await send(key, one(pizza));
    const other = await newAccount(testApp);
    const ids = await newMenu(testApp, other, [
      { title: "Tudo", items: [{ title: "Chá", priceCents: 1 }] },
    ]);
    const there = await send(key, one(String(ids["Chá"])), undefined, other);
    expect([here.status, there.status]).toEqual([201, 201]);
    expect(there.body.order?.hash).not.toBe(here.body.order?.hash);
  });
});
