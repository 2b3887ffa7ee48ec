import { beforeAll, describe, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { endSessionsOfUser } from "../sessions/sessions.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import {
  adminCredentials,
  attendantCredentials,
  newAccount,
  type TestAccount,
} from "../testing/new-account.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { waitsForLock } from "../testing/waits-for-lock.ts";
import { hashPassword } from "./passwords.ts";
import { lockUsers } from "./staff-queries.ts";
import { setPasswordHash } from "./credential-queries.ts";

const testApp = sharedApp();
let account: TestAccount;
beforeAll(async () => {
  account = await newAccount(testApp);
});

const message = "Invalid login and/or password!";
const wrong = { status: 400, error: "Invalid Credentials", message };
const login = (caller: Caller, body: { user: string; pass: string }) => caller.auth.login({ body });
const blockUser = (
  { accountId }: TestAccount,
  { user, active = false }: { user: string; active?: boolean },
) =>
  withAccount(testApp.database, { accountId, mode: "write" }, ({ db }) =>
    db
      .updateTable("users")
      .set({ active })
      .where("account_id", "=", accountId)
      .where("login", "=", user)
      .execute(),
  );

describe("signing in", () => {
  it("with a password that is being replaced begins no session that outlives it", async () => {
    const shop = await newAccount(testApp);
    const caller = newCaller(testApp, shop);
    const late = await withAccount(testApp.database, { ...shop, mode: "write" }, async (tx) => {
      const user = (await lockUsers(tx)).find(({ level }) => level === 1);
      const userId = String(user?.id);
      await setPasswordHash(tx, { userId, passwordHash: await hashPassword("senha nova 1") });
      await endSessionsOfUser(tx, { userId });
      const signingIn = refusalOf(login(caller, adminCredentials));
      await waitsForLock(tx);
      return { signingIn };
    });
    expect(await late.signingIn).toMatchObject(wrong);
    expect(caller.token()).toBeUndefined();
    await login(caller, { ...adminCredentials, pass: "senha nova 1" });
  });

  it.each([
    [adminCredentials, 1, "Administrador", "Dona"],
    [attendantCredentials, 2, "Atendente", "Garçom"],
  ])(
    "as %o gives the level, its label and a session, which knows the name",
    async (...expected) => {
      const [credentials, level, label, name] = expected;
      const caller = newCaller(testApp, account);
      const identity = await login(caller, credentials);
      expect(identity).toEqual({
        auth_group_level: level,
        auth_group_label: label,
        _auth_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect(caller.lastHeaders()).toMatchObject({
        authenticated: "true",
        "cache-control": "no-store",
      });
      expect(caller.token()).toMatch(/^[\w-]{43}\.[0-9a-f]{32}$/);
      expect(await caller.auth.check()).toEqual({ authenticated: true, ...identity, name });
      expect(caller.lastHeaders()).toMatchObject({ authenticated: "true" });
    },
  );

  it("does not mind case and spaces of the e-mail, but those of the password", async () => {
    const { user, pass } = adminCredentials;
    await expect(
      login(newCaller(testApp, account), { user: ` ${user.toUpperCase()} `, pass }),
    ).resolves.toBeDefined();
    for (const other of [pass.toUpperCase(), ` ${pass}`, `${pass} `, ""]) {
      expect(await refusalOf(login(newCaller(testApp, account), { user, pass: other }))).toEqual(
        wrong,
      );
    }
    await login(newCaller(testApp, account), adminCredentials);
  });

  it("is refused with one answer, whatever is wrong", async () => {
    const other = await newAccount(testApp);
    await blockUser(other, { user: attendantCredentials.user });
    const attempts = [
      [account, { ...adminCredentials, pass: "outra" }],
      [account, { ...adminCredentials, pass: attendantCredentials.pass }],
      [account, { user: "ninguem@example.com", pass: adminCredentials.pass }],
      [account, { user: "", pass: "" }],
      [other, attendantCredentials],
    ] as const;
    for (const [where, credentials] of attempts) {
      const caller = newCaller(testApp, where);
      expect(await refusalOf(login(caller, credentials)), credentials.user).toEqual(wrong);
      expect(caller.token()).toBeUndefined();
      expect(caller.lastHeaders()["token"]).toBeUndefined();
    }
  });

  it("ignores a token that is no longer good, so that nobody is locked out by what their browser kept", async () => {
    const caller = newCaller(testApp, account);
    for (const kept of ["nonsense", `${"x".repeat(43)}.${account.accountId.replaceAll("-", "")}`]) {
      caller.useToken(kept);
      await expect(login(caller, adminCredentials)).resolves.toMatchObject({ auth_group_level: 1 });
    }
  });
});

describe("threat 19: guessing", () => {
  it("is stopped after ten tries of one address at one account, also for the right password", async () => {
    const [target, other] = [await newAccount(testApp), await newAccount(testApp)];
    const guess = (n: number) =>
      refusalOf(login(newCaller(testApp, target), { ...adminCredentials, pass: `tentativa ${n}` }));
    for (let n = 0; n < 10; n += 1) expect((await guess(n)).status).toBe(400);
    const caller = newCaller(testApp, target);
    expect(await refusalOf(login(caller, adminCredentials))).toMatchObject({
      status: 429,
      error: "too_many_requests",
    });
    const wait = Number(caller.lastHeaders()["retry-after"]);
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    await expect(login(newCaller(testApp, other), adminCredentials)).resolves.toBeDefined();
    const elsewhere = await testApp.app.inject({
      method: "POST",
      url: "/v2.0/auth/login",
      headers: { host: target.host },
      payload: adminCredentials,
      remoteAddress: "203.0.113.9",
    });
    expect(elsewhere.statusCode).toBe(200);
  });

  it("earns no further tries by signing in with a password of one's own", async () => {
    const target = await newAccount(testApp);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      if (n % 3 === 0)
        await login(newCaller(testApp, target), attendantCredentials).catch(() => undefined);
      statuses.push(
        (await refusalOf(login(newCaller(testApp, target), { ...adminCredentials, pass: `${n}` })))
          .status,
      );
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it("never counts those who know their password", async () => {
    const busy = await newAccount(testApp);
    for (let n = 0; n < 12; n += 1) {
      await expect(login(newCaller(testApp, busy), attendantCredentials)).resolves.toBeDefined();
    }
  });
});

describe("being signed in", () => {
  it("is denied for nobody, guests and bad tokens, without an error", async () => {
    const caller = newCaller(testApp, account);
    for (const token of [undefined, "nonsense"]) {
      caller.useToken(token);
      expect(await caller.auth.check()).toEqual({ authenticated: false });
      expect(caller.lastHeaders()).toMatchObject({ authenticated: "false" });
    }
  });

  it("ends for a user who is blocked, and comes back with them", async () => {
    const shop = await newAccount(testApp);
    const attendant = await signedInAttendant(testApp, shop);
    await blockUser(shop, { user: attendantCredentials.user });
    expect(await attendant.auth.check()).toEqual({ authenticated: false });
    expect(await refusalOf(attendant.orders.list({ query: {} }))).toMatchObject({
      status: 401,
      error: "session_expired",
    });
    await blockUser(shop, { user: attendantCredentials.user, active: true });
    expect(await attendant.auth.check()).toMatchObject({ authenticated: true });
  });

  it("threat 18: ends with signing out, on this device and no other", async () => {
    const [here, there] = [
      await signedInAdmin(testApp, account),
      await signedInAdmin(testApp, account),
    ];
    expect(await here.auth.logout()).toBeUndefined();
    expect(here.lastHeaders()).toMatchObject({ authenticated: "false" });
    expect(await refusalOf(here.orders.list({ query: {} }))).toMatchObject({
      status: 401,
      error: "session_expired",
    });
    expect(await here.auth.check()).toEqual({ authenticated: false });
    expect(await there.auth.check()).toMatchObject({ authenticated: true });
    await expect(here.auth.logout()).resolves.toBeUndefined();
  });
});

it("nothing of who signs in, and with what, is in the log", async () => {
  testApp.logLines.splice(0);
  const caller = await signedInAdmin(testApp, account);
  await refusalOf(login(caller, { user: "canario@example.com", pass: "senha canário" }));
  const broken = await rawCall(testApp, {
    method: "POST",
    url: "/v2.0/auth/login?accessToken=canario",
    host: account.host,
    headers: { "content-type": "application/json", authorization: "Bearer canario" },
    payload: '{"user":"canario@example.com","pass":',
  });
  expect(broken.status).toBe(422);
  const log = testApp.logLines.join("\n");
  expect(log).not.toMatch(/canario|canário|senha|dona@|Bearer/i);
  expect(log).not.toContain(String(caller.token()).slice(0, 43));
});
