import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "kysely";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { adminCredentials, newAccount, type TestAccount } from "../testing/new-account.ts";
import { rawCall } from "../testing/raw-call.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

const start = new Date("2026-11-10T12:00:00Z").getTime();
const minute = 60_000;
const hour = 60 * minute;

let now = start;
let testApp: TestApp;
let account: TestAccount;
beforeAll(async () => {
  testApp = await startApp({ now: () => new Date(now) });
  account = await newAccount(testApp);
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

const checkOf = async (token: string): Promise<unknown> => {
  const caller: Caller = newCaller(testApp, account);
  caller.useToken(token);
  return caller.auth.check();
};

describe("a token", () => {
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

  it("that comes back later than that was stolen, or left behind: the session ends for everybody", async () => {
    const token = await signIn();
    now = start + 2 * hour;
    const { fresh } = await call(token);
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
      now += 2 * minute;
      const answer = await rawCall(testApp, { url: `/v2.0/${url}`, host: account.host, token });
      expect([answer.status, answer.headers["authenticated"]], url).toEqual([200, "false"]);
      expect((await call(fresh)).status, url).toBe(401);
    }
    now = start;
    const token = await signIn();
    now = start + 2 * hour;
    await call(token);
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
        }>`select to_jsonb(s) as row from sessions s`.execute(db);
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
