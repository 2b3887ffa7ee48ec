import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { newCaller } from "../../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../../testing/new-order.ts";
import { rawCall } from "../../testing/raw-call.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp({ limits: { perGuest: 2, perAddress: 1000 } });
let account: TestAccount;
let body: ReturnType<typeof deliveryBody>;
beforeAll(async () => {
  account = await newAccount(testApp);
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
  ]);
  body = deliveryBody({ [String(ids["Água"])]: { qty: 1 } });
});

const place = (token: string | undefined, key?: string) =>
  rawCall(testApp, {
    method: "POST",
    url: "/v2.0/order",
    host: account.host,
    token,
    headers: key === undefined ? {} : { "idempotency-key": key },
    body,
  });

describe("threat 33: a guest who was told to come back later", () => {
  it("is told so again without the database, but gets the answers of what is done, and nobody else waits", async () => {
    const guest = newCaller(testApp, account);
    const key = randomUUID();
    const { hash } = (await guest.orders.place({ body }, { idempotencyKey: key })).order;
    await sendOrder(guest, body);
    const token = guest.token();
    expect((await place(token, randomUUID())).status).toBe(429);

    const startedAt = performance.now();
    const again = await place(token, randomUUID());
    expect([again.status, Number(again.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect(again.body.error).toBe("too_many_requests");
    // The answer is held back: a caller who only repeats gets one a second.
    expect(performance.now() - startedAt).toBeGreaterThan(900);

    expect((await place(token, key)).body.order?.hash).toBe(hash);
    expect((await guest.orders.list({ query: {} })).orders).toHaveLength(2);
    expect((await place(undefined, randomUUID())).status).toBe(201);
  });

  it("is told so again, whatever other calls were answered under the same key or without one", async () => {
    const guest = newCaller(testApp, account);
    for (let n = 1; n <= 2; n += 1) await sendOrder(guest, body);
    const token = guest.token();
    expect((await place(token, randomUUID())).status).toBe(429);

    const key = randomUUID();
    const check = { url: "/v2.0/auth/check", host: account.host };
    await rawCall(testApp, check);
    await rawCall(testApp, { ...check, headers: { "idempotency-key": key } });
    for (const used of [undefined, key]) {
      const startedAt = performance.now();
      expect((await place(token, used)).status).toBe(429);
      expect(performance.now() - startedAt).toBeGreaterThan(900);
    }
  });
});
