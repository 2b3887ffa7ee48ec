import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  listening,
  newShop,
  patience,
  startProcess,
  type LiveProcess,
} from "../../src/server/live/testing-shops.ts";
import { newCaller, signedInAdmin, signedInAttendant } from "../../src/server/testing/caller.ts";
import {
  adminCredentials,
  newAccount,
  type TestAccount,
} from "../../src/server/testing/new-account.ts";
import { refusalOf } from "../../src/server/testing/refusal-of.ts";

let testApp: LiveProcess;
let account: TestAccount;
beforeAll(async () => {
  testApp = await startProcess();
  account = await newAccount(testApp);
});
afterAll(() => testApp.close());
afterEach(() => {
  vi.useRealTimers();
});

const logIn = (
  payload: { user: string; pass: string },
  { host = account.host, remoteAddress = "203.0.113.7" } = {},
) =>
  testApp.app.inject({
    method: "POST",
    url: "/v2.0/auth/login",
    headers: { host },
    payload,
    remoteAddress,
  });

describe("threat 19: guessing a password", () => {
  it("of a thousand guesses at once at most ten are looked at, the right one among the others is not", async () => {
    const { host } = await newAccount(testApp);
    const guesses = Array.from({ length: 999 }, (_, n) =>
      logIn({ ...adminCredentials, pass: `tentativa ${n}` }, { host }),
    );
    const answers = await Promise.all([...guesses, logIn(adminCredentials, { host })]);
    const counted = answers.map(({ statusCode }) => statusCode);
    const lookedAt = counted.filter((status) => status === 400);
    expect(lookedAt.length).toBeGreaterThan(0);
    expect(lookedAt.length).toBeLessThanOrEqual(10);
    // Too many guesses, or too many at once.
    for (const status of new Set(counted)) expect([400, 429, 503]).toContain(status);
    // Some guesses may have been refused before they were counted; ten more use up the rest of the limit.
    for (let n = 0; n < 10; n += 1) await logIn({ ...adminCredentials, pass: "x" }, { host });
    const { statusCode, headers } = await logIn(adminCredentials, { host });
    expect(statusCode).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(14 * 60);
    expect(Number(headers["retry-after"])).toBeLessThanOrEqual(15 * 60);
  });

  it("takes the same work whether the login is known or not", async () => {
    const workMs = async (user: string, n: number) => {
      const before = process.cpuUsage();
      await logIn({ user, pass: "não é esta" }, { remoteAddress: `198.51.100.${n}` });
      const { user: used, system } = process.cpuUsage(before);
      return (used + system) / 1000;
    };
    // The program stores Ana's password at its own cost; accounts of tests have cheaper hashes.
    const { staff } = await signedInAdmin(testApp, account);
    const ana = {
      name: "Ana",
      user: "ana@example.com",
      pass: "uma frase da Ana",
      level: 2,
    } as const;
    await staff.addUser({ body: { data: ana } });
    // The first one also makes the hash that unknown logins are compared with.
    await workMs("ninguem@example.com", 0);
    const known: number[] = [];
    const unknown: number[] = [];
    // The least time is the work itself; everything above it is other load on the machine, which may last.
    const least = () => [Math.min(...known), Math.min(...unknown)] as const;
    const apart = () => {
      const [one, other] = least();
      return Math.abs(one - other) / one;
    };
    for (let n = 1; n <= 100 && (n <= 15 || apart() >= 0.1); n += 1) {
      known.push(await workMs(ana.user, n));
      unknown.push(await workMs("ninguem@example.com", n + 100));
    }
    expect(least()[0]).toBeGreaterThan(5);
    expect(apart()).toBeLessThan(0.1);
  });
});

describe("threat 18: a token that somebody else got hold of", () => {
  it("is good for nothing after logging out", async () => {
    const owner = await signedInAdmin(testApp, account);
    const thief = newCaller(testApp, account);
    thief.useToken(owner.token());
    await expect(thief.staff.users()).resolves.toBeDefined();
    await owner.auth.logout();
    expect((await refusalOf(thief.staff.users())).status).toBe(401);
  });

  it("is good for nothing after the password was changed", async () => {
    const own = await newAccount(testApp);
    const [owner, thief] = [await signedInAdmin(testApp, own), await signedInAdmin(testApp, own)];
    const formData = { current: adminCredentials.pass, new: "outra frase", confirm: "outra frase" };
    await owner.staff.changePassword({ body: { formData } });
    expect((await refusalOf(thief.staff.users())).status).toBe(401);
    await expect(owner.staff.users()).resolves.toBeDefined();
  });
});

describe("threat 53: a stream of events", () => {
  it("ends within 30 seconds of the session, as the server is set up", async () => {
    const shop = await newShop(testApp);
    const attendant = await signedInAttendant(testApp, shop.account);
    // The stream's own timers, which begin with it, use this clock; everything else uses the real one.
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    const stream = await listening(testApp, { shop, caller: attendant });
    const stays = await listening(testApp, { shop, caller: shop.admin });
    await attendant.auth.logout();
    vi.advanceTimersByTime(29_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(stream.hasEnded()).toBe(true), patience);
    expect(stays.hasEnded()).toBe(false);
  });
});
