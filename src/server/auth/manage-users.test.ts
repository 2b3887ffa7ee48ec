import { beforeAll, describe, expect, it } from "vitest";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import {
  adminCredentials,
  attendantCredentials,
  newAccount,
  newMenu,
  type TestAccount,
} from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { listPeople, newLogin, peopleOf, rui } from "./testing-people.ts";

const testApp = sharedApp();
let account: TestAccount;
let owner: Caller;
beforeAll(async () => {
  account = await newAccount(testApp);
  owner = await signedInAdmin(testApp, account);
});

const { add, save, remove, signIn } = peopleOf(() => ({ testApp, account, owner }));

describe("the people who work here", () => {
  it("are listed with the admins first, and never with a password", async () => {
    const fresh = await newAccount(testApp);
    const users = await listPeople(await signedInAdmin(testApp, fresh));
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
    expect(await listPeople(owner)).toContainEqual(added);
    const caller = await signIn(user, "senha do Rui");
    expect(await caller.auth.check()).toMatchObject({ auth_group_level: 2, _auth_id: added.id });
  });

  it("can be admins too, who may do the same", async () => {
    const user = newLogin();
    await add(rui({ user, level: 1 }));
    const other = await signIn(user, "senha do Rui");
    expect(await listPeople(other)).toEqual(await listPeople(owner));
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
    expect(await refusalOf(listPeople(caller))).toMatchObject({ error: "access_denied" });
    await save(id, { level: 1 });
    expect((await listPeople(caller)).length).toBeGreaterThan(2);
    await save(id, { level: 2 });
    expect(await refusalOf(listPeople(caller))).toMatchObject({ error: "access_denied" });
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
    expect((await listPeople(owner)).some((one) => one.id === id)).toBe(false);
    expect(await caller.auth.check()).toEqual({ authenticated: false });
    expect((await owner.orders.get({ params: { hash: order.hash } })).status_id).toBe(2);
    await add(rui({ user }));
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
    const [first] = await listPeople(one);
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
    expect(
      (await listPeople(left)).filter(({ level, active }) => level === 1 && active),
    ).toHaveLength(1);
  });
});
