import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { RawAnswer } from "../../testing/raw-call.ts";
import { sharedApp } from "../../testing/start-app.ts";
import { newKeyedShop, one, type KeyedShop } from "./testing-keyed-orders.ts";

const testApp = sharedApp();
let shop: KeyedShop;
beforeAll(async () => {
  shop = await newKeyedShop(testApp);
});

const codeOf = ({ status, body }: RawAnswer) => `${status} ${body.error}`;

describe("the same key", () => {
  it("with another body is refused, and the first order stays as it is", async () => {
    const [key, token] = [randomUUID(), await shop.knownGuest()];
    const first = await shop.send(key, one(shop.pizza), token);
    expect(codeOf(await shop.send(key, one(shop.juice), token))).toBe("422 idempotency_mismatch");
    expect((await shop.send(key, one(shop.pizza), token)).text).toBe(first.text);
    expect(await shop.orderCount()).toBe(first.body.order?.id);
  });

  it("with two bodies at once takes one of them", async () => {
    const [key, token] = [randomUUID(), await shop.knownGuest()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        shop.send(key, one(n % 2 ? shop.pizza : shop.juice), token),
      ),
    );
    const taken = answers.filter(({ status }) => status === 201);
    expect(new Set(taken.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(codeOf))).toEqual(
      new Set(["422 idempotency_mismatch"]),
    );
    expect(taken).toHaveLength(5);
    expect(await shop.orderCount()).toBe(taken[0]?.body.order?.id);
  });

  it("from somebody else is refused, and shows them nothing", async () => {
    const [key, other] = [randomUUID(), await shop.knownGuest()];
    const first = await shop.send(key, one(shop.pizza));
    for (const token of [other, shop.admin.token()]) {
      const answer = await shop.send(key, one(shop.pizza), token);
      expect(codeOf(answer)).toBe("422 idempotency_mismatch");
      expect(answer.text).not.toContain(String(first.body.order?.hash));
      expect(answer.headers["token"]).toBeUndefined();
    }
    const ofStaff = randomUUID();
    await shop.send(ofStaff, one(shop.pizza), shop.admin.token());
    expect(codeOf(await shop.send(ofStaff, one(shop.pizza)))).toBe("422 idempotency_mismatch");
  });

  it("is free again after a refusal, for a corrected order as well as for the same one", async () => {
    const [key, token] = [randomUUID(), await shop.knownGuest()];
    const before = await shop.orderCount();
    await shop.setActive(shop.pizza, false);
    expect(codeOf(await shop.send(key, one(shop.pizza), token))).toBe("422 unavailable_items");
    const { userData, cartData } = one(shop.juice);
    expect(codeOf(await shop.send(key, { userData: { name: "" }, cartData }, token))).toBe(
      "400 mandatory_fields",
    );
    expect((await shop.send(key, { userData, cartData }, token)).status).toBe(201);

    const later = randomUUID();
    expect(codeOf(await shop.send(later, one(shop.pizza), token))).toBe("422 unavailable_items");
    await shop.setActive(shop.pizza, true);
    expect((await shop.send(later, one(shop.pizza), token)).status).toBe(201);
    expect(await shop.orderCount()).toBe(before + 2);
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
  const before = await shop.orderCount();
  const answer = await shop.send(key, one(shop.pizza));
  expect(codeOf(answer)).toBe("422 unprocessable_entity");
  expect(Object.keys(answer.body.fields ?? {})).toEqual(["Idempotency-Key"]);
  expect(await shop.orderCount()).toBe(before);
});
