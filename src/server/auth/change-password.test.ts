import { beforeEach, describe, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { adminCredentials, newAccount, type TestAccount } from "../testing/new-account.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { waitsForLock } from "../testing/waits-for-lock.ts";
import { hashPassword } from "./passwords.ts";
import { lockUsers } from "./staff-queries.ts";
import { setPasswordHash } from "./credential-queries.ts";

const testApp = sharedApp();
let account: TestAccount;
let admin: Caller;
beforeEach(async () => {
  account = await newAccount(testApp);
  admin = await signedInAdmin(testApp, account);
});

const { pass } = adminCredentials;
const change = (form: Partial<Record<"current" | "new" | "confirm", string>>, caller = admin) =>
  caller.staff.changePassword({
    body: {
      formData: {
        current: pass,
        new: "senha nova 1",
        confirm: form.new ?? "senha nova 1",
        ...form,
      },
    },
  });
const canSignIn = (password: string) =>
  newCaller(testApp, account)
    .auth.login({ body: { ...adminCredentials, pass: password } })
    .then(
      () => true,
      () => false,
    );

describe("changing the password", () => {
  it("makes the new one the only one", async () => {
    expect(await change({})).toEqual({});
    expect([await canSignIn(pass), await canSignIn("senha nova 1")]).toEqual([false, true]);
  });

  it("threat 18, threat 20: ends the user's other sessions, and nobody else's", async () => {
    const elsewhere = await signedInAdmin(testApp, account);
    const attendant = await signedInAttendant(testApp, account);
    await change({});
    expect(await admin.auth.check()).toMatchObject({ authenticated: true });
    expect(await elsewhere.auth.check()).toEqual({ authenticated: false });
    expect(await attendant.auth.check()).toMatchObject({ authenticated: true });
  });

  it("does not undo what an admin has set meanwhile", async () => {
    const set = "a senha do admin";
    const own = await withAccount(testApp.database, { ...account, mode: "write" }, async (tx) => {
      const user = (await lockUsers(tx)).find(({ level }) => level === 1);
      await setPasswordHash(tx, {
        userId: String(user?.id),
        passwordHash: await hashPassword(set),
      });
      const changing = refusalOf(change({}));
      await waitsForLock(tx);
      return { changing };
    });
    expect(await own.changing).toMatchObject({ error: "invalid_security_key" });
    expect([await canSignIn(set), await canSignIn("senha nova 1")]).toEqual([true, false]);
  });

  it.each(["", "senha errada", pass.toUpperCase()])(
    "needs the current one, not %j",
    async (current) => {
      expect(await refusalOf(change({ current }))).toEqual({
        status: 400,
        error: "invalid_security_key",
        message: "invalid password",
        fields: { current: "Senha atual inválida" },
        problems: { current: { code: "wrong_password" } },
      });
      expect(await canSignIn(pass)).toBe(true);
    },
  );

  it("needs the new one twice", async () => {
    expect(await refusalOf(change({ confirm: "senha nova 2" }))).toEqual({
      status: 400,
      error: "mismatch_security_key",
      message: "passwords do not match",
      fields: { confirm: "Nova senha e confirma senha estão diferentes" },
      problems: { confirm: { code: "password_mismatch" } },
    });
    expect(await canSignIn(pass)).toBe(true);
  });

  it("threat 20: asks for the current one first", async () => {
    expect((await refusalOf(change({ current: "x", confirm: "y" }))).error).toBe(
      "invalid_security_key",
    );
  });

  it.each(["", "1234567"])("threat 20: needs at least 8 characters: %j", async (short) => {
    expect(await refusalOf(change({ new: short }))).toMatchObject({
      status: 422,
      fields: { new: "A senha deve ter de 8 a 128 caracteres" },
    });
  });

  it.each(["12345678", "Senha@2026", "flamengo10"])(
    "threat 20: takes none that everybody tries first: %j",
    async (known) => {
      expect(await refusalOf(change({ new: known, confirm: known }))).toMatchObject({
        status: 422,
        fields: { new: expect.stringContaining("das primeiras") },
      });
      expect(await canSignIn(pass)).toBe(true);
    },
  );

  it("threat 20: takes a long sentence in any language, to the last character", async () => {
    const long = "água, sol e 宫保鸡丁 🍕 ".repeat(6).slice(0, 128);
    await change({ new: long });
    expect([await canSignIn(long), await canSignIn(long.slice(0, -1))]).toEqual([true, false]);
    expect((await refusalOf(change({ current: long, new: "a".repeat(129) }))).status).toBe(422);
  });

  it("is one's own only: an attendant changes theirs", async () => {
    const attendant = await signedInAttendant(testApp, account);
    expect((await refusalOf(change({}, attendant))).error).toBe("invalid_security_key");
    await change({ current: "outra senha boa" }, attendant);
    expect(await canSignIn(pass)).toBe(true);
  });

  it("threat 20: does not let a borrowed session guess the current one without end", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1)
      statuses.push((await refusalOf(change({ current: `tentativa ${n}` }))).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect((await refusalOf(change({}))).status).toBe(429);
  });

  it("counts no refused new password as a guess at the current one", async () => {
    for (let n = 0; n < 11; n += 1)
      expect((await refusalOf(change({ new: "curta", confirm: "curta" }))).status).toBe(422);
    await change({});
  });
});
