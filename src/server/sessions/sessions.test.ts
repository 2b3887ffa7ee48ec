import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "kysely";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { adminCredentials, newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { newOrder } from "../testing/new-order.ts";
import { rawCall } from "../testing/raw-call.ts";
import { sharedApp } from "../testing/start-app.ts";

const start = new Date("2026-11-10T12:00:00Z").getTime();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let now = start;
const testApp = sharedApp({ now: () => new Date(now) });
let account: TestAccount;
let itemId: string | undefined;
beforeAll(async () => {
  account = await newAccount(testApp);
  const menu = [{ title: "Bebidas", items: [{ title: "Água", priceCents: 500 }] }];
  itemId = (await newMenu(testApp, account, menu))["Água"];
});
beforeEach(() => {
  now = start;
});

/** Makes a call that any session may make. Answers the token that came back, if one did. */
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

describe("threat 16: a token", () => {
  it("is replaced by the first call after an hour, not before", async () => {
    const token = await signIn();
    for (const age of [0, 30 * minute, hour]) {
      now = start + age;
      expect(await call(token)).toEqual({ status: 200, fresh: undefined });
    }
    now = start + hour + 1;
    const { status, fresh } = await call(token);
    expect(status).toBe(200);
    expect(fresh).toMatch(/^[\w-]{43}\.[0-9a-f]{32}$/);
    expect(fresh).not.toBe(token);
    expect(await call(fresh)).toEqual({ status: 200, fresh: undefined });
  });

  it("that was replaced stays good for a minute, for the calls under way, and gives no further one", async () => {
    const token = await signIn();
    now = start + 2 * hour;
    const { fresh } = await call(token);
    now += minute;
    expect(await call(token)).toEqual({ status: 200, fresh: undefined });
    expect((await call(fresh)).status).toBe(200);
  });

  it("is replaced once by 50 calls at once, and none of them is refused", async () => {
    const token = await signIn();
    now = start + 2 * hour;
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const given = answers.flatMap(({ fresh }) => fresh ?? []);
    expect(given).toHaveLength(1);
    now += 2 * minute;
    expect((await call(given[0])).status).toBe(200);
  });

  it("whose successor is lost with its answer gives another, one for all calls at once", async () => {
    const token = await signIn();
    now = start + 2 * hour;
    await call(token);
    let successor: string | undefined;
    for (let lost = 0; lost < 2; lost += 1) {
      now += minute + 1;
      const answers = await Promise.all(Array.from({ length: 10 }, () => call(token)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const given = answers.flatMap(({ fresh }) => fresh ?? []);
      expect(given).toHaveLength(1);
      successor = given[0];
    }
    expect(await call(successor)).toEqual({ status: 200, fresh: undefined });
    now += minute + 1;
    expect((await call(token)).status).toBe(401);
    expect((await call(successor)).status).toBe(401);
  });

  it("that comes back later than that was stolen, or left behind: the session ends for everybody", async () => {
    const token = await signIn();
    now = start + 2 * hour;
    const { fresh } = await call(token);
    await call(fresh);
    now += minute + 1;
    expect((await call(token)).status).toBe(401);
    expect((await call(fresh)).status).toBe(401);
    expect(await checkOf(String(fresh))).toEqual({ authenticated: false });
  });

  it("that comes back later does not keep anybody from signing in or from what is open to all", async () => {
    for (const url of ["content/home", "auth/check"]) {
      now = start;
      const token = await signIn();
      now = start + 2 * hour;
      const { fresh } = await call(token);
      await call(fresh);
      now += 2 * minute;
      const answer = await rawCall(testApp, { url: `/v2.0/${url}`, host: account.host, token });
      expect([answer.status, answer.headers["authenticated"]], url).toEqual([200, "false"]);
      expect((await call(fresh)).status, url).toBe(401);
    }
    now = start;
    const token = await signIn();
    now = start + 2 * hour;
    await call((await call(token)).fresh);
    now += 2 * minute;
    const caller = newCaller(testApp, account);
    caller.useToken(token);
    await expect(caller.auth.login({ body: adminCredentials })).resolves.toBeDefined();
  });

  it("is not replaced by a call that is refused", async () => {
    const token = await signIn();
    now = start + 2 * hour;
    const refused = await rawCall(testApp, {
      url: `/v2.0/order/${"0".repeat(32)}`,
      host: account.host,
      token,
    });
    expect([refused.status, refused.headers["token"]]).toEqual([404, undefined]);
    expect((await call(token)).fresh).toBeDefined();
  });

  it("is nowhere in the database, but as its hash", async () => {
    const [secret = ""] = (await signIn()).split(".");
    const { accountId } = account;
    const text = await withAccount(
      testApp.database,
      { accountId, mode: "read" },
      async ({ db }) => {
        const { rows } = await sql<{
          row: unknown;
        }>`select to_jsonb(s) as row from sessions s where s.account_id = ${accountId}`.execute(db);
        return JSON.stringify(rows);
      },
    );
    expect(text).toContain(accountId);
    for (const form of [
      secret,
      Buffer.from(secret).toString("hex"),
      Buffer.from(secret, "base64url").toString("hex"),
    ]) {
      expect(text).not.toContain(form);
    }
  });
});

describe("threat 18: a session of staff", () => {
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

describe("threat 18: a session of a guest", () => {
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
