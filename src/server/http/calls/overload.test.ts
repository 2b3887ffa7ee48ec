import { beforeAll, expect, it, vi } from "vitest";
import { signedInAdmin, type Caller } from "../../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../../testing/new-account.ts";
import { deliveryBody } from "../../testing/new-order.ts";
import { rawCall } from "../../testing/raw-call.ts";
import { sharedApp } from "../../testing/start-app.ts";
import { concurrencyLimits } from "../limits/concurrency-limits.ts";

/** Has one connection to the database, which a test takes away so that everybody waits. */
const testApp = sharedApp({
  poolSize: 1,
  shareLimits: {
    ...concurrencyLimits.transactions,
    places: 1,
    timeoutMs: 60_000,
    patience: { list: { timeoutMs: 400, retryAfterSeconds: { from: 2, to: 6 } } },
  },
});
let account: TestAccount;
let itemId: string;
let admin: Caller;
beforeAll(async () => {
  account = await newAccount(testApp);
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 350 }] },
  ]);
  itemId = ids["Água"] ?? "";
  admin = await signedInAdmin(testApp, account);
  await admin.tables.list({});
});

const list = () =>
  rawCall(testApp, { url: "/v2.0/account/locations", host: account.host, token: admin.token() });

const order = (remoteAddress: string) =>
  rawCall(testApp, {
    method: "POST",
    url: "/v2.0/order",
    host: account.host,
    headers: { "idempotency-key": crypto.randomUUID() },
    body: deliveryBody({ [itemId]: { qty: 1 } }),
    remoteAddress,
  });

it("when there is more to do than can be done, lists are put off and orders are taken, and none is lost", async () => {
  const connection = await testApp.database.connect();
  const first = order("192.0.2.1");
  const waiting = [list(), list()];
  const later = [2, 3, 4].map((number) => order(`192.0.2.${number}`));
  // A quarter of a second later a list is refused at once, because it would wait in vain.
  const refused = await vi.waitFor(
    async () => {
      const answer = await list();
      expect(answer.status).toBe(503);
      return answer;
    },
    { timeout: 5_000, interval: 50 },
  );
  const seconds = Number(refused.headers["retry-after"]);
  expect(seconds).toBeGreaterThanOrEqual(2);
  expect(seconds).toBeLessThanOrEqual(6);
  expect(refused.body).toMatchObject({ error: "unavailable", retry_after: seconds });
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([503, 503]);
  connection.release();
  const taken = await Promise.all([first, ...later]);
  expect(taken.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  const hashes = taken.map(({ body }) => body.order?.hash);
  const { orders } = await admin.orders.list({ query: {} });
  expect(orders).toHaveLength(4);
  expect(new Set(orders.map((one) => "hash" in one && one.hash))).toEqual(new Set(hashes));
  expect((await list()).status).toBe(200);
});
