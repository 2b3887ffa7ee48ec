import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin } from "../testing/caller.ts";
import { adminCredentials, newAccount, type TestAccount } from "../testing/new-account.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();

const named = async (name: string) => {
  const account = await newAccount(testApp);
  const admin = await signedInAdmin(testApp, account);
  await admin.account.save({ body: { data: { name } } });
  return { account, admin };
};

describe("threat 20: fault 48: a password", () => {
  const user = "ana.prado@cantina.example";

  it.each([
    "ana.prado@cantina.example",
    "ANA.PRADO@cantina.example",
    "anaprado1",
    "AnaPrado@2026",
    "cantina.example",
    "Cantina Bella Nápoli",
    "cantinabellanapoli",
    "BellaNapoli123",
    "bella-napoli!",
    "napoli2026",
    "chocolate",
    "Borboleta1",
    "c4rn4v4l",
    "abacaxi#99",
    "restaurante",
    "Beatriz2026!",
  ])("that others would guess is refused to a new user: %s", async (pass) => {
    const { admin } = await named("Cantina Bella Nápoli");
    const data = { name: "Ana Prado", user, pass, level: 2 } as const;
    expect(await refusalOf(admin.staff.addUser({ body: { data } }))).toMatchObject({
      status: 422,
      fields: { "data.pass": expect.stringMatching(/escolha outra/) },
    });
    expect((await admin.staff.users()).users).toHaveLength(2);
  });

  it.each([
    "bella napoli serve bem",
    "a cantina que Ana abriu",
    "kq7 vaso 19",
    "chuva-lenta-de-março",
  ])("with words of one's own beside is taken: %s", async (pass) => {
    const { account, admin } = await named("Cantina Bella Nápoli");
    const data = { name: "Ana Prado", user, pass, level: 2 } as const;
    await admin.staff.addUser({ body: { data } });
    const identity = await newCaller(testApp, account).auth.login({ body: { user, pass } });
    expect(identity).toMatchObject({ auth_group_level: 2 });
  });

  it("of the same kind is refused to whoever changes their own, or another's", async () => {
    const { admin } = await named("Cantina Bella Nápoli");
    const { users } = await admin.staff.users();
    const [own, attendant] = [1, 2].map((level) => users.find((one) => one.level === level));
    const form = {
      current: adminCredentials.pass,
      new: String(own?.user),
      confirm: String(own?.user),
    };
    expect(await refusalOf(admin.staff.changePassword({ body: { formData: form } }))).toMatchObject(
      { status: 422, fields: { new: expect.any(String) } },
    );
    const params = { id: String(attendant?.id) };
    const body = { data: { pass: String(attendant?.user) } };
    expect(await refusalOf(admin.staff.saveUser({ params, body }))).toMatchObject({
      status: 422,
      fields: { "data.pass": expect.any(String) },
    });
  });
});

describe("fault 14: a password with accents", () => {
  const composed = "maçã do amor à noite".normalize("NFC");
  const decomposed = composed.normalize("NFD");
  const canSignIn = (account: TestAccount, pass: string) =>
    newCaller(testApp, account)
      .auth.login({ body: { user: adminCredentials.user, pass } })
      .then(
        () => true,
        () => false,
      );

  it.each([
    ["one form", composed, decomposed],
    ["the other", decomposed, composed],
  ])("that was set in %s opens in both", async (_, set, other) => {
    const account = await newAccount(testApp);
    const admin = await signedInAdmin(testApp, account);
    const form = { current: adminCredentials.pass, new: set, confirm: other };
    await admin.staff.changePassword({ body: { formData: form } });
    expect([await canSignIn(account, set), await canSignIn(account, other)]).toEqual([true, true]);
    expect(await canSignIn(account, composed.replace("ç", "c"))).toBe(false);
    const again = { current: other, new: "outra senha boa", confirm: "outra senha boa" };
    await admin.staff.changePassword({ body: { formData: again } });
    expect(await canSignIn(account, set)).toBe(false);
  });

  it.each([composed, decomposed])("opens whose hash an earlier version made of %j", async (set) => {
    const account = await newAccount(testApp);
    const stored = await hash(set, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await withAccount(testApp.database, { ...account, mode: "write" }, ({ db, accountId }) =>
      db
        .updateTable("users")
        .set({ password_hash: stored })
        .where("account_id", "=", accountId)
        .where("login", "=", adminCredentials.user)
        .execute(),
    );
    expect(await canSignIn(account, set)).toBe(true);
    expect(await canSignIn(account, set === composed ? decomposed : composed)).toBe(true);
    expect(await canSignIn(account, "maca do amor a noite")).toBe(false);
  });
});
