import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { newCaller, type Caller } from "../../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../../testing/new-account.ts";
import { newOrder } from "../../testing/new-order.ts";
import { rawCall } from "../../testing/raw-call.ts";
import { sharedApp, startApp } from "../../testing/start-app.ts";

// One call runs and two wait, so that a few calls are too many.
const shareLimits = { perAccount: 4, perCaller: 1, waitingPerCaller: 2, timeoutMs: 60_000 };

const testApp = sharedApp({ shareLimits });
let account: TestAccount;
let guest: Caller;
beforeEach(async () => {
  account = await newAccount(testApp);
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
  ]);
  guest = newCaller(testApp, account);
  await newOrder(guest, String(ids["Água"]));
});

/** A token of the account's form, which nobody was given. */
const madeUp = () =>
  `${randomBytes(32).toString("base64url")}.${account.accountId.replaceAll("-", "")}`;

/** The statuses of calls that are made at the same time. */
const statusesOf = (tokens: string[], app = testApp) =>
  Promise.all(
    tokens.map(async (token) => {
      const call = { url: "/v2.0/order", host: account.host, token };
      return (await rawCall(app, call)).status;
    }),
  );
const many = (token: () => string) => Array.from({ length: 20 }, token);

describe("threat 9: tokens that are made up", () => {
  it.each([
    ["of the right form", madeUp],
    ["of no form", () => crypto.randomUUID()],
  ])("do not make one address many callers: %s", async (_, token) => {
    const statuses = await statusesOf(many(token));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(3);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(17);
  });

  it("take nothing from whoever calls from the same address with a good one", async () => {
    const own = String(guest.token());
    const [statuses, bad] = await Promise.all([
      statusesOf([own, own, own]),
      statusesOf(many(madeUp)),
    ]);
    expect(statuses).toEqual([200, 200, 200]);
    expect(bad).toContain(429);
  });

  it("do not keep out one that a process has yet to see", async () => {
    const another = await startApp();
    const own = String(guest.token());
    const statuses = await statusesOf([...many(madeUp), own, own, own], another);
    await another.close();
    expect(statuses.slice(-3)).toEqual([200, 200, 200]);
  });

  it("are not outdone by one whose session is over", async () => {
    const own = String(guest.token());
    await guest.auth.logout();
    await statusesOf([own]);
    const statuses = await statusesOf([...many(madeUp), own, own, own]);
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  });
});
