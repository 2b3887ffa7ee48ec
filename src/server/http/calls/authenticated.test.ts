import { beforeAll, describe, expect, it } from "vitest";
import { adminCredentials } from "../../testing/new-account.ts";
import { fullAccount, type FullAccount } from "../../testing/full-account.ts";
import { rawCall, type RawCall } from "../../testing/raw-call.ts";
import { sharedApp } from "../../testing/start-app.ts";

const testApp = sharedApp();
let own: FullAccount;
let other: FullAccount;
beforeAll(async () => {
  own = await fullAccount(testApp);
  other = await fullAccount(testApp);
});

/** A refusal's status, and its header that says whether staff are asking. */
async function refusalOf({ path, ...call }: Partial<RawCall> & { path: string }) {
  const answer = await rawCall(testApp, { host: own.account.host, url: `/v2.0/${path}`, ...call });
  return [answer.status, answer.headers["authenticated"]];
}

const noOrder = `order/${"0".repeat(32)}`;

describe("a refusal says who is asking", () => {
  it("of staff that they are signed in, whatever keeps them from what they ask for", async () => {
    for (const token of [own.attendant.token(), own.admin.token()]) {
      expect(await refusalOf({ path: noOrder, token })).toEqual([404, "true"]);
      expect(await refusalOf({ path: "auth/check?unknown=1", token })).toEqual([422, "true"]);
    }
    const notTheirs = { path: "accountUsers", token: own.attendant.token() };
    expect(await refusalOf(notTheirs)).toEqual([403, "true"]);
    const wrongPassword = { path: "auth/login", body: { ...adminCredentials, pass: "wrong" } };
    expect(await refusalOf({ ...wrongPassword, method: "POST", token: own.admin.token() })).toEqual(
      [400, "true"],
    );
  });

  it("of everybody else that they are not", async () => {
    const wrongPassword = { path: "auth/login", body: { ...adminCredentials, pass: "wrong" } };
    expect(await refusalOf({ ...wrongPassword, method: "POST" })).toEqual([400, "false"]);
    expect(await refusalOf({ path: "auth/check?unknown=1" })).toEqual([422, "false"]);
    expect(await refusalOf({ path: noOrder, token: own.guest.token() })).toEqual([404, "false"]);
    expect(await refusalOf({ path: "accountUsers" })).toEqual([400, "false"]);
  });

  it("of whoever was signed in that they no longer are", async () => {
    const token = own.admin.token();
    await own.admin.auth.logout();
    expect(await refusalOf({ path: "accountUsers", token })).toEqual([401, "false"]);
    await own.admin.auth.login({ body: adminCredentials });
  });

  it("of another account's staff that they are nobody here", async () => {
    const token = other.admin.token();
    expect(await refusalOf({ path: "auth/check", token })).toEqual([403, "false"]);
  });
});

it("a refusal for which nobody looked who is asking does not say it", async () => {
  const token = own.admin.token();
  expect(await refusalOf({ path: "no/such/call", token })).toEqual([404, undefined]);
  expect(await refusalOf({ path: "auth/check", host: "nobody.example", token })).toEqual([
    404,
    undefined,
  ]);
  const noJson = { payload: "{", headers: { "content-type": "application/json" } };
  expect(await refusalOf({ path: "auth/login", method: "POST", token, ...noJson })).toEqual([
    422,
    undefined,
  ]);
});
