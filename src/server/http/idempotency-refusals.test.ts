import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { signedInAdmin, type Caller } from "../testing/caller.ts";
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

const codeOf = ({ status, body }: RawAnswer) => `${status} ${body.error}`;

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

describe("the same key", () => {
  it("with another body is refused, and the first order stays as it is", async () => {
    const [key, token] = [randomUUID(), await knownGuest()];
    const first = await send(key, one(pizza), token);
    expect(codeOf(await send(key, one(juice), token))).toBe("422 idempotency_mismatch");
    expect((await send(key, one(pizza), token)).text).toBe(first.text);
    expect(await orderCount()).toBe(first.body.order?.id);
  });

  it("with two bodies at once takes one of them", async () => {
    const [key, token] = [randomUUID(), await knownGuest()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => send(key, one(n % 2 ? pizza : juice), token)),
    );
    const taken = answers.filter(({ status }) => status === 201);
    expect(new Set(taken.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(codeOf))).toEqual(
      new Set(["422 idempotency_mismatch"]),
    );
    expect(taken).toHaveLength(5);
    expect(await orderCount()).toBe(taken[0]?.body.order?.id);
  });

  it("from somebody else is refused, and shows them nothing", async () => {
    const [key, other] = [randomUUID(), await knownGuest()];
    const first = await send(key, one(pizza));
    for (const token of [other, admin.token()]) {
      const answer = await send(key, one(pizza), token);
      expect(codeOf(answer)).toBe("422 idempotency_mismatch");
      expect(answer.text).not.toContain(String(first.body.order?.hash));
      expect(answer.headers["token"]).toBeUndefined();
    }
    const ofStaff = randomUUID();
    await send(ofStaff, one(pizza), admin.token());
    expect(codeOf(await send(ofStaff, one(pizza)))).toBe("422 idempotency_mismatch");
  });

  it("is free again after a refusal, for a corrected order as well as for the same one", async () => {
    const [key, token] = [randomUUID(), await knownGuest()];
    const before = await orderCount();
    await setActive(pizza, false);
    expect(codeOf(await send(key, one(pizza), token))).toBe("422 unavailable_items");
    const { userData, cartData } = one(juice);
    expect(codeOf(await send(key, { userData: { name: "" }, cartData }, token))).toBe(
      "400 mandatory_fields",
    );
    expect((await send(key, { userData, cartData }, token)).status).toBe(201);

    const later = randomUUID();
    expect(codeOf(await send(later, one(pizza), token))).toBe("422 unavailable_items");
    await setActive(pizza, true);
    expect((await send(later, one(pizza), token)).status).toBe(201);
    expect(await orderCount()).toBe(before + 2);
  });
});

it.each([
  undefined,
  "",
  "1",
  "not-a-uuid",
  `${randomUUID()}0`,
  `{${randomUUID()}}`,
  randomUUID().replaceAll("-", ""),
])("a write under the key %s is refused", async (key) => {
  const before = await orderCount();
  const answer = await send(key, one(pizza));
  expect(codeOf(answer)).toBe("422 unprocessable_entity");
  expect(Object.keys(answer.body.fields ?? {})).toEqual(["Idempotency-Key"]);
  expect(await orderCount()).toBe(before);
});
