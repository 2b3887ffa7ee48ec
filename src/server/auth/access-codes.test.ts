import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { accountCommand } from "../cli/testing-account-command.ts";
import { newCaller, signedInAdmin } from "../testing/caller.ts";
import { adminCredentials, newAccount, type TestAccount } from "../testing/new-account.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { issueAccessCode } from "./access-codes.ts";

const start = new Date("2026-11-10T12:00:00Z").getTime();
const minute = 60_000;

let now = start;
const testApp = sharedApp({ now: () => new Date(now) });
let account: TestAccount;
beforeAll(async () => {
  account = await newAccount(testApp);
});
beforeEach(() => {
  now = start;
});

const refused = { status: 400, error: "Invalid Credentials" };

function setActive({ accountId }: TestAccount, active: boolean) {
  return withAccount(testApp.database, { accountId, mode: "write" }, ({ db }) =>
    db.updateTable("users").set({ active }).where("account_id", "=", accountId).execute(),
  );
}

function codeFor({ accountId }: TestAccount): Promise<string> {
  return withAccount(testApp.database, { accountId, mode: "write" }, async (tx) => {
    const { user_id: userId } = await tx.db
      .selectFrom("users")
      .select("user_id")
      .where("account_id", "=", accountId)
      .where("login", "=", adminCredentials.user)
      .executeTakeFirstOrThrow();
    return issueAccessCode(tx, { userId, now: new Date(now) });
  });
}

const exchange = (accessToken: string, caller = newCaller(testApp, account)) =>
  caller.auth.accessToken({ body: { accessToken } });

describe("threat 15: fault 48: an access code that was made before", () => {
  const newPass = "uma senha nova e boa";
  const { pass } = adminCredentials;

  it.each<[string, (shop: TestAccount) => Promise<unknown>]>([
    [
      "its user changed their password",
      async (shop) => {
        const form = { current: pass, new: newPass, confirm: newPass };
        await (
          await signedInAdmin(testApp, shop)
        ).staff.changePassword({ body: { formData: form } });
      },
    ],
    [
      "another admin set it anew",
      async (shop) => {
        const { admin, id } = await withOtherAdmin(shop);
        await admin.staff.saveUser({ params: { id }, body: { data: { pass: newPass } } });
      },
    ],
    [
      "another admin blocked its user and let them in again",
      async (shop) => {
        const { admin, id } = await withOtherAdmin(shop);
        for (const active of [false, true])
          await admin.staff.saveUser({ params: { id }, body: { data: { active } } });
      },
    ],
    [
      "the operator set it anew",
      ({ label }) =>
        accountCommand(testApp, testApp.dataDir)(
          "password",
          label,
          adminCredentials.user,
          "--pass",
          newPass,
        ),
    ],
  ])("%s, signs nobody in", async (_, act) => {
    const shop = await newAccount(testApp);
    const code = await codeFor(shop);
    const other = await codeFor(await newAccount(testApp));
    await act(shop);
    expect(await refusalOf(exchange(code, newCaller(testApp, shop)))).toMatchObject(refused);
    expect(other).not.toBe(code);
    const fresh = await codeFor(shop);
    expect(await exchange(fresh, newCaller(testApp, shop))).toMatchObject({ auth_group_level: 1 });
  });
});

/** A caller who is a second admin, and the id of the first admin. */
async function withOtherAdmin(shop: TestAccount) {
  const first = await signedInAdmin(testApp, shop);
  const { users } = await first.staff.users();
  const data = {
    name: "Sócia",
    user: "socia@example.com",
    pass: "a senha da sócia",
    level: 1,
  } as const;
  await first.staff.addUser({ body: { data } });
  const admin = newCaller(testApp, shop);
  await admin.auth.login({ body: { user: data.user, pass: data.pass } });
  return { admin, id: String(users.find(({ user }) => user === adminCredentials.user)?.id) };
}

describe("threat 15: an access code", () => {
  it("is exchanged for a session of its user", async () => {
    const caller = newCaller(testApp, account);
    const code = await codeFor(account);
    expect(await exchange(code, caller)).toMatchObject({
      auth_group_level: 1,
      auth_group_label: "Administrador",
    });
    expect(caller.lastHeaders()).toMatchObject({
      authenticated: "true",
      "cache-control": "no-store",
    });
    expect(await caller.auth.check()).toMatchObject({ authenticated: true });
    expect(caller.token()).not.toBe(code);
  });

  it("is good once, also for 10 at once", async () => {
    const code = await codeFor(account);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        exchange(code).then(
          () => "in",
          () => "out",
        ),
      ),
    );
    expect(answers.filter((answer) => answer === "in")).toHaveLength(1);
    expect(await refusalOf(exchange(code))).toMatchObject(refused);
  });

  it("is good for less than five minutes", async () => {
    const [soon, late] = [await codeFor(account), await codeFor(account)];
    now = start + 5 * minute - 1;
    await expect(exchange(soon)).resolves.toBeDefined();
    now = start + 5 * minute;
    expect(await refusalOf(exchange(late))).toMatchObject(refused);
  });

  it("is good on its own account only, and stays good there", async () => {
    const other = await newAccount(testApp);
    const code = await codeFor(account);
    expect(await refusalOf(exchange(code, newCaller(testApp, other)))).toMatchObject(refused);
    await expect(exchange(code)).resolves.toBeDefined();
  });

  it("lets nobody in who is blocked", async () => {
    const code = await codeFor(account);
    await setActive(account, false);
    const caller = newCaller(testApp, account);
    expect(await refusalOf(exchange(code, caller))).toMatchObject(refused);
    expect(caller.token()).toBeUndefined();
    await setActive(account, true);
  });

  it("is no bearer token, and a bearer token is no access code", async () => {
    const code = await codeFor(account);
    const asToken = await rawCall(testApp, { url: "/v2.0/order", host: account.host, token: code });
    expect(asToken.status).toBe(401);
    const caller = newCaller(testApp, account);
    await exchange(code, caller);
    expect(await refusalOf(exchange(String(caller.token())))).toMatchObject(refused);
    for (const made of ["", "x", code.toUpperCase(), `${code} `])
      expect(await refusalOf(exchange(made))).toMatchObject(refused);
  });

  it("is never read from an address", async () => {
    const code = await codeFor(account);
    const { status, headers } = await rawCall(testApp, {
      url: `/v2.0/auth/check?accessToken=${code}`,
      host: account.host,
    });
    expect([status, headers["token"]]).toEqual([422, undefined]);
    await expect(exchange(code)).resolves.toBeDefined();
    expect(testApp.logLines.join("")).not.toContain(code.slice(0, 43));
  });
});
