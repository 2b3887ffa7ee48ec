import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { newOrder } from "../testing/new-order.ts";
import { rawCall } from "../testing/raw-call.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const start = new Date("2026-11-10T12:00:00Z").getTime();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let now = start;
let testApp: TestApp;
let account: TestAccount;
let itemId: string | undefined;
beforeAll(async () => {
  testApp = await startApp({ now: () => new Date(now) });
  account = await newAccount(testApp);
  itemId = (
    await newMenu(testApp, account, [
      { title: "Bebidas", items: [{ title: "Água", priceCents: 500 }] },
    ])
  )["Água"];
});
afterAll(() => testApp.close());
beforeEach(() => {
  now = start;
});

/** One call that any session may make; the token that its answer gave, if it did. */
async function call(
  token: string | undefined,
): Promise<{ status: number; fresh: string | undefined }> {
  const { status, headers } = await rawCall(testApp, {
    url: "/v2.0/order",
    host: account.host,
    token,
  });
  return { status, fresh: headers["token"] };
}

async function signIn(): Promise<string> {
  return String((await signedInAdmin(testApp, account)).token());
}

async function newGuestToken(): Promise<string> {
  const guest = newCaller(testApp, account);
  await newOrder(guest, itemId);
  return String(guest.token());
}

const checkOf = async (token: string): Promise<unknown> => {
  const caller: Caller = newCaller(testApp, account);
  caller.useToken(token);
  return caller.auth.check();
};

describe("a session of staff", () => {
  it("lasts a day without a call", async () => {
    const token = await signIn();
    now = start + day - 1;
    const { fresh } = await call(token);
    now += day - 1;
    expect((await call(fresh)).status).toBe(200);
    const other = await signIn();
    now += day;
    expect((await call(other)).status).toBe(401);
    expect(await checkOf(other)).toEqual({ authenticated: false });
  });

  it("ends after 30 days, however busy", async () => {
    let token = await signIn();
    for (let elapsed = 0; elapsed < 30 * day - 12 * hour; elapsed += 12 * hour) {
      const { status, fresh } = await call(token);
      expect(status, `after ${elapsed / day} days`).toBe(200);
      token = fresh ?? token;
      now += 12 * hour;
    }
    now = start + 30 * day - 1;
    token = (await call(token)).fresh ?? token;
    now = start + 30 * day;
    expect((await call(token)).status).toBe(401);
  });
});

describe("a session of a guest", () => {
  it("lasts 90 days without a call and never ends while it is used: it is their only way to their orders", async () => {
    const token = await newGuestToken();
    for (let times = 0; times < 5; times += 1) {
      now += 90 * day - 1;
      // The token stays the same: an answer that is lost must not cost the guest their orders.
      expect(await call(token)).toMatchObject({ status: 200, fresh: undefined });
    }
    const guest = newCaller(testApp, account);
    guest.useToken(token);
    expect((await guest.orders.list({ query: {} })).orders).toHaveLength(1);
    now += 90 * day;
    expect((await call(token)).status).toBe(401);
  });

  it("is never that of staff", async () => {
    expect(await checkOf(await newGuestToken())).toEqual({ authenticated: false });
  });
});
