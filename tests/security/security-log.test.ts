import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "../../src/server/start/create-logger.ts";
import { newCaller, signedInAdmin, signedInAttendant } from "../../src/server/testing/caller.ts";
import {
  adminCredentials,
  newAccount,
  type TestAccount,
} from "../../src/server/testing/new-account.ts";
import { rawCall } from "../../src/server/testing/raw-call.ts";
import { refusalOf } from "../../src/server/testing/refusal-of.ts";
import { startApp, type TestApp } from "../../src/server/testing/start-app.ts";

let testApp: TestApp;
let account: TestAccount;
let lines: string[] = [];
beforeAll(async () => {
  testApp = await startApp({
    // The logger that the program makes without settings.
    logger: createLogger("warn", { write: (line: string) => void lines.push(line) }),
  });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  account = await newAccount(testApp);
  lines = [];
});

/** The security log without the parts that differ each time. */
const noted = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ security }) => security === true)
    .map(({ event, account: label, method, route, code, limit }) => ({
      event,
      label,
      method,
      route,
      code,
      limit,
    }));

const call = (method: "GET" | "POST" | "PUT", url: string) => (event: string, code: string) => ({
  event,
  label: account.label,
  method,
  route: `/v2.0/${url}`,
  code,
});

describe("threat 59: a security log at the usual level", () => {
  it("fault 49: tells of each wrong password, and of the lock that follows", async () => {
    const guess = (pass: string) =>
      refusalOf(newCaller(testApp, account).auth.login({ body: { ...adminCredentials, pass } }));
    for (let n = 0; n < 11; n += 1) await guess(`senha errada ${n}`);
    const login = call("POST", "auth/login");
    expect(noted()).toEqual([
      ...Array(10).fill(login("authn_login_fail", "Invalid Credentials")),
      { ...login("authn_login_lock", "too_many_requests"), limit: "passwordsOfLogin" },
    ]);
    // The log has no login, password or address. The origin is a hash, which is the same for all of these.
    const text = lines.join("");
    expect(text).not.toMatch(/senha|dona@|127\.0\.0\.1/);
    const origins = new Set(lines.map((line) => JSON.parse(line).from));
    expect([...origins]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)]);
  });

  it("fault 49: tells of a wrong password where a new one is set, and of a code that is none", async () => {
    const owner = await signedInAdmin(testApp, account);
    const formData = { current: "não é esta", new: "uma senha boa 1", confirm: "uma senha boa 1" };
    await refusalOf(owner.staff.changePassword({ body: { formData } }));
    await refusalOf(newCaller(testApp, account).auth.accessToken({ body: { accessToken: "x" } }));
    expect(noted()).toEqual([
      call("PUT", "accountUsers/change-password")(
        "authn_password_change_fail",
        "invalid_security_key",
      ),
      call("POST", "auth/access-token")("authn_login_fail", "Invalid Credentials"),
    ]);
  });

  it("fault 49: tells of who asks for what they may not, and not of a session that is over", async () => {
    const attendant = await signedInAttendant(testApp, account);
    await refusalOf(attendant.account.save({ body: { data: { name: "Minha" } } }));
    await rawCall(testApp, { url: "/v2.0/account/locations", host: account.host });
    const token = `${randomBytes(32).toString("base64url")}.${account.accountId.replaceAll("-", "")}`;
    await rawCall(testApp, { url: "/v2.0/account/locations", host: account.host, token });
    const stranger = await signedInAdmin(testApp, await newAccount(testApp));
    await rawCall(testApp, { url: "/v2.0/order", host: account.host, token: stranger.token() });
    const events = noted();
    expect(events[0]).toEqual(call("PUT", "account")("authz_fail", "access_denied"));
    expect(events[1]).toMatchObject({ event: "authz_fail", route: "/v2.0/account/locations" });
    expect(events[2]).toMatchObject({ event: "authz_fail", route: "/v2.0/order" });
    expect(events).toHaveLength(3);
  });

  it("fault 49: tells of a full limit by its name, and of a flood as a number", async () => {
    const rate = () =>
      rawCall(testApp, {
        method: "POST",
        url: "/v2.0/content/rate",
        host: account.host,
        headers: { "idempotency-key": randomUUID() },
        body: { rate: 1 },
      });
    for (let n = 0; n < 40; n += 1) await rate();
    const full = { event: "excess_rate_limit_exceeded", limit: "ratingsWithoutOrder" };
    expect(noted()).toHaveLength(10);
    expect(noted()[0]).toMatchObject(full);
    await testApp.close();
    const last = lines.map((line) => JSON.parse(line)).at(-1);
    expect(last).toMatchObject({ event: "excess_rate_limit_exceeded", unwritten: 25 });
  });
});
