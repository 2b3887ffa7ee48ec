import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GivenUser } from "../../contract/staff.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import {
  adminCredentials,
  attendantCredentials,
  newAccount,
  newMenu,
  type TestAccount,
} from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

let testApp: TestApp;
let account: TestAccount;
let owner: Caller;
beforeAll(async () => {
  testApp = await startApp();
  account = await newAccount(testApp);
  owner = await signedInAdmin(testApp, account);
});
afterAll(() => testApp.close());

let counter = 0;
const newLogin = () => `pessoa${(counter += 1)}@example.com`;
const rui = (changes: GivenUser = {}): GivenUser => ({
  name: "Rui",
  user: newLogin(),
  pass: "senha do Rui",
  level: 2,
  ...changes,
});

const list = async (by = owner) => (await by.staff.users()).users;
const add = async (given: GivenUser) => (await owner.staff.addUser({ body: { data: given } })).user;
const save = async (id: string, given: GivenUser) =>
  (await owner.staff.saveUser({ params: { id }, body: { data: given } })).user;
const remove = (id: string) => owner.staff.removeUser({ params: { id } });
const idOf = async (login: string) =>
  (await list()).find(({ user }) => user === login)?.id ?? "nobody";

async function signIn(user: string, pass: string): Promise<Caller> {
  const caller = newCaller(testApp, account);
  await caller.auth.login({ body: { user, pass } });
  return caller;
}

describe("the people who work here", () => {
  it("are listed with the admins first, and never with a password", async () => {
    const fresh = await newAccount(testApp);
    const users = await list(await signedInAdmin(testApp, fresh));
    expect(users).toEqual([
      {
        id: expect.any(String),
        name: "Dona",
        user: adminCredentials.user,
        level: 1,
        active: true,
        created: expect.stringMatching(/Z$/),
      },
      {
        id: expect.any(String),
        name: "Garçom",
        user: attendantCredentials.user,
        level: 2,
        active: true,
        created: expect.stringMatching(/Z$/),
      },
    ]);
  });

  it("can sign in as soon as they are added, whatever the case of their login", async () => {
    const user = newLogin();
    const added = await add(rui({ name: "  Rui\u202e ", user: ` ${user.toUpperCase()} ` }));
    expect(added).toMatchObject({ name: "Rui", user, level: 2, active: true });
    expect(await list()).toContainEqual(added);
    const caller = await signIn(user, "senha do Rui");
    expect(await caller.auth.check()).toMatchObject({ auth_group_level: 2, _auth_id: added.id });
  });

  it("can be admins too, who may do the same", async () => {
    const user = newLogin();
    await add(rui({ user, level: 1 }));
    const other = await signIn(user, "senha do Rui");
    expect(await list(other)).toEqual(await list());
  });

  it("are renamed, and keep their session", async () => {
    const user = newLogin();
    const { id } = await add(rui({ user }));
    const caller = await signIn(user, "senha do Rui");
    const next = newLogin();
    expect(await save(id, { name: "Rui Costa", user: next.toUpperCase() })).toMatchObject({
      name: "Rui Costa",
      user: next,
    });
    expect((await caller.auth.check()).authenticated).toBe(true);
    await signIn(next, "senha do Rui");
    expect(await refusalOf(signIn(user, "senha do Rui"))).toMatchObject({
      error: "Invalid Credentials",
    });
  });

  it("are out at once when they are blocked, and back when they are unblocked", async () => {
    const user = newLogin();
    const { id } = await add(rui({ user }));
    const caller = await signIn(user, "senha do Rui");
    expect(await save(id, { active: false })).toMatchObject({ active: false });
    expect(await refusalOf(caller.tables.list())).toMatchObject({ error: "session_expired" });
    expect(await caller.auth.check()).toEqual({ authenticated: false });
    expect(await refusalOf(signIn(user, "senha do Rui"))).toMatchObject({
      error: "Invalid Credentials",
    });
    await save(id, { active: true });
    // The session that ended does not come back.
    expect(await caller.auth.check()).toEqual({ authenticated: false });
    await signIn(user, "senha do Rui");
  });

  it("are out when their password is set anew, and in with the new one only", async () => {
    const user = newLogin();
    const { id } = await add(rui({ user }));
    const caller = await signIn(user, "senha do Rui");
    await save(id, { pass: "a nova senha" });
    expect(await refusalOf(caller.tables.list())).toMatchObject({ error: "session_expired" });
    expect(await refusalOf(signIn(user, "senha do Rui"))).toMatchObject({
      error: "Invalid Credentials",
    });
    await signIn(user, "a nova senha");
  });

  it("rise and fall while they are signed in", async () => {
    const user = newLogin();
    const { id } = await add(rui({ user }));
    const caller = await signIn(user, "senha do Rui");
    expect(await refusalOf(list(caller))).toMatchObject({ error: "access_denied" });
    await save(id, { level: 1 });
    expect((await list(caller)).length).toBeGreaterThan(2);
    await save(id, { level: 2 });
    expect(await refusalOf(list(caller))).toMatchObject({ error: "access_denied" });
  });

  it("are gone when they are removed; the orders that they took stay", async () => {
    const ids = await newMenu(testApp, account, [
      { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 1000 }] },
    ]);
    const user = newLogin();
    const { id } = await add(rui({ user }));
    const caller = await signIn(user, "senha do Rui");
    const order = await sendOrder(caller, deliveryBody({ [String(ids["Calabresa"])]: { qty: 1 } }));
    await caller.orders.setStatus({ params: { hash: order.hash, statusId: "2" }, body: {} });
    await remove(id);
    expect((await list()).some((one) => one.id === id)).toBe(false);
    expect(await caller.auth.check()).toEqual({ authenticated: false });
    expect((await owner.orders.get({ params: { hash: order.hash } })).status_id).toBe(2);
    await add(rui({ user }));
  });
});

describe("what is refused", () => {
  it.each([
    ["nothing", {}, ["data.name", "data.user", "data.pass", "data.level"]],
    [
      "texts that show nothing",
      { name: " ", user: "\u200b", pass: "", level: 2 },
      ["data.name", "data.user", "data.pass"],
    ],
    ["no level", { name: "Rui", user: "rui@example.com", pass: "senha do Rui" }, ["data.level"]],
  ] as const)("a new user with %s", async (_, given, fields) => {
    const refusal = await refusalOf(add(given));
    expect([refusal.status, refusal.error, Object.keys(refusal.fields ?? {})]).toEqual([
      400,
      "mandatory_fields",
      fields,
    ]);
  });

  it.each(["rui", "rui@", "rui@example", "a b@example.com", `${"a".repeat(200)}@example.com`])(
    "the login %s, which is no e-mail",
    async (user) => {
      expect(await refusalOf(add(rui({ user })))).toMatchObject({
        status: 400,
        error: "invalid_email",
        fields: { "data.user": expect.any(String) },
      });
    },
  );

  it("threat 20: a password that is too short, too long, or one that everybody tries first", async () => {
    for (const pass of ["1234567", "a".repeat(129), "garcom123"]) {
      const refusal = await refusalOf(add(rui({ pass })));
      expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([422, ["data.pass"]]);
    }
  });

  it("a login that somebody has: it says when that somebody is blocked", async () => {
    const [one, two] = [rui(), rui()];
    const { id } = await add(one);
    const other = await add(two);
    const taken = String(one.user).toUpperCase();
    expect(await refusalOf(add(rui({ user: taken })))).toMatchObject({
      status: 400,
      error: "user_exists_email",
    });
    expect(await refusalOf(save(other.id, { user: taken }))).toMatchObject({
      error: "user_exists_email",
    });
    await save(id, { active: false });
    expect(await refusalOf(add(rui({ user: taken })))).toMatchObject({
      status: 400,
      error: "existing_user",
    });
    expect(await refusalOf(save(other.id, { user: taken }))).toMatchObject({
      error: "existing_user",
    });
    // One's own login is free for oneself.
    await save(other.id, { user: String(two.user) });
  });

  it("a change to nothing", async () => {
    const { id } = await add(rui());
    for (const field of ["name", "user", "pass"] as const) {
      const refusal = await refusalOf(save(id, { [field]: field === "pass" ? "" : " " }));
      expect([refusal.error, Object.keys(refusal.fields ?? {})]).toEqual([
        "mandatory_fields",
        [`data.${field}`],
      ]);
    }
  });

  it("to block, demote or remove oneself, and to set one's own password without the current one", async () => {
    const id = await idOf(adminCredentials.user);
    for (const given of [{ active: false }, { level: 2 as const }, { pass: "outra senha boa" }]) {
      expect(await refusalOf(save(id, given))).toMatchObject({
        status: 403,
        error: "access_denied",
      });
    }
    expect(await refusalOf(remove(id))).toMatchObject({ status: 403, error: "access_denied" });
    expect(await save(id, { name: "Dona Ana" })).toMatchObject({
      name: "Dona Ana",
      level: 1,
      active: true,
    });
    await signIn(adminCredentials.user, adminCredentials.pass);
  });

  it("whoever is another account's, as if they did not exist", async () => {
    const other = await newAccount(testApp);
    const [theirs] = await list(await signedInAdmin(testApp, other));
    for (const id of [String(theirs?.id), randomUUIDv7()]) {
      expect(await refusalOf(save(id, { name: "X" }))).toMatchObject({
        status: 404,
        error: "not_found",
      });
      expect(await refusalOf(remove(id))).toMatchObject({ status: 404, error: "not_found" });
    }
    expect(await list(await signedInAdmin(testApp, other))).toContainEqual(theirs);
  });

  it("an attendant who asks", async () => {
    const attendant = await signedInAttendant(testApp, account);
    expect(await refusalOf(list(attendant))).toMatchObject({ status: 403, error: "access_denied" });
  });
});

describe("at the same moment", () => {
  it("a login is given to one only", async () => {
    const user = newLogin();
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => add(rui({ user }))));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") {
        expect(await refusalOf(Promise.reject(outcome.reason))).toMatchObject({
          error: "user_exists_email",
        });
      }
    }
  });

  it("two admins who remove or block each other leave one of them", async () => {
    const fresh = await newAccount(testApp);
    const one = await signedInAdmin(testApp, fresh);
    const [first] = await list(one);
    const { user: second } = await one.staff.addUser({
      body: { data: rui({ level: 1, user: "b@example.com" }) },
    });
    const two = newCaller(testApp, fresh);
    await two.auth.login({ body: { user: "b@example.com", pass: "senha do Rui" } });
    const outcomes = await Promise.allSettled([
      one.staff.removeUser({ params: { id: second.id } }),
      two.staff.saveUser({ params: { id: String(first?.id) }, body: { data: { active: false } } }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const left = outcomes[0]?.status === "fulfilled" ? one : two;
    expect((await list(left)).filter(({ level, active }) => level === 1 && active)).toHaveLength(1);
  });
});
