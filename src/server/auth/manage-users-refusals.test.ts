import { randomUUIDv7 } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { adminCredentials, newAccount, type TestAccount } from "../testing/new-account.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { listPeople, peopleOf, rui } from "./testing-people.ts";

const testApp = sharedApp();
let account: TestAccount;
let owner: Caller;
beforeAll(async () => {
  account = await newAccount(testApp);
  owner = await signedInAdmin(testApp, account);
});

const { add, save, remove, signIn } = peopleOf(() => ({ testApp, account, owner }));

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
    // Users may keep their own login.
    await save(other.id, { user: String(two.user) });
  });

  it("somebody who is added once more, as after a lost answer: it says that they are there", async () => {
    const given = rui({ name: "Ana" });
    const { id } = await add(given);
    expect((await refusalOf(add(given))).fields).toEqual({
      "data.user": "e-mail já usado por Ana",
    });
    expect((await listPeople(owner)).filter(({ user }) => user === given.user)).toHaveLength(1);
    await signIn(String(given.user), String(given.pass));
    await save(id, { active: false });
    expect((await refusalOf(add(given))).fields).toEqual({
      "data.user": "e-mail do usuário bloqueado Ana",
    });
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
    const id =
      (await listPeople(owner)).find(({ user }) => user === adminCredentials.user)?.id ?? "nobody";
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
    const [theirs] = await listPeople(await signedInAdmin(testApp, other));
    for (const id of [String(theirs?.id), randomUUIDv7()]) {
      expect(await refusalOf(save(id, { name: "X" }))).toMatchObject({
        status: 404,
        error: "not_found",
      });
      expect(await refusalOf(remove(id))).toMatchObject({ status: 404, error: "not_found" });
    }
    expect(await listPeople(await signedInAdmin(testApp, other))).toContainEqual(theirs);
  });

  it("an attendant who asks", async () => {
    const attendant = await signedInAttendant(testApp, account);
    expect(await refusalOf(listPeople(attendant))).toMatchObject({
      status: 403,
      error: "access_denied",
    });
  });
});
