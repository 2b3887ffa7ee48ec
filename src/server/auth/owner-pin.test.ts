import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newBar, type Bar } from "../tabs/testing-bar.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { adminCredentials, attendantCredentials } from "../testing/new-account.ts";
import { newOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { peopleOf } from "./testing-people.ts";

/** Two processes on one database. */
let testApp: TestApp;
let otherApp: TestApp;
let bar: Bar;
let owner: Caller;
let clockAheadMs = 0;
const now = () => new Date(Date.now() + clockAheadMs);
beforeAll(async () => {
  [testApp, otherApp] = await Promise.all([startApp({ now }), startApp({ now })]);
});
beforeEach(async () => {
  clockAheadMs = 0;
  bar = await newBar(testApp);
  owner = bar.colleague;
});
afterAll(() => Promise.all([testApp.close(), otherApp.close()]));

const people = peopleOf(() => ({ testApp, account: bar.account, owner }));
const setPin = (caller: Caller, pin: string | null, password = adminCredentials.pass) =>
  caller.staff.setPin({ body: { password, pin } });

/** An order that the kitchen has begun. */
async function begun(): Promise<string> {
  const { hash } = await newOrder(newCaller(testApp, bar.account), bar.ids["Cerveja"]);
  await owner.orders.setStatus({ params: { hash, statusId: "2" }, body: {} });
  return hash;
}
const cancel = (caller: Caller, hash: string, pin: string) =>
  caller.orders.setStatus({
    params: { hash, statusId: "6" },
    body: { reason: "duplicate", approval: { pin } },
  });

const rita = {
  name: "Rita",
  user: "rita@example.com",
  pass: "senha da Rita",
  level: 1,
} as const;

describe("threat 13: an owner's PIN", () => {
  it("approves on an attendant's screen, and names the owner whose it is", async () => {
    await people.add(rita);
    const second = await people.signIn(rita.user, rita.pass);
    await setPin(owner, "1379");
    await setPin(second, "246813", rita.pass);
    expect(await second.staff.pin()).toEqual({ has_pin: true });
    const { order } = await cancel(bar.attendant, await begun(), "246813");
    expect(order.cancelled).toMatchObject({ by: "Garçom", approved_by: "Rita" });
  });

  it("is set with one's own password, is no obvious one, and no other owner's", async () => {
    expect((await refusalOf(setPin(owner, "1379", "outra"))).error).toBe("invalid_security_key");
    for (const [pin, code] of [
      ["1234", "pin_obvious"],
      ["777777", "pin_obvious"],
      ["123", "pin_form"],
      ["12a4", "pin_form"],
    ] as const)
      expect((await refusalOf(setPin(owner, pin))).problems).toEqual({ pin: { code } });
    expect((await refusalOf(setPin(bar.attendant, "1379", attendantCredentials.pass))).error).toBe(
      "access_denied",
    );
    await setPin(owner, "1379");
    await people.add(rita);
    const second = await people.signIn(rita.user, rita.pass);
    expect((await refusalOf(setPin(second, "1379", rita.pass))).problems).toEqual({
      pin: { code: "pin_taken" },
    });
    const both = await Promise.allSettled([
      setPin(owner, "2580"),
      setPin(second, "2580", rita.pass),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("signs nobody in", async () => {
    await setPin(owner, "1379");
    const somebody = newCaller(testApp, bar.account);
    const login = { user: adminCredentials.user, pass: "1379" };
    expect((await refusalOf(somebody.auth.login({ body: login }))).error).toBe(
      "Invalid Credentials",
    );
  });

  it("is none any more when its owner removes it, is blocked, demoted or given another password", async () => {
    const hash = await begun();
    expect((await refusalOf(cancel(bar.attendant, hash, "1379"))).problems).toEqual({
      "approval.pin": { code: "no_pin" },
    });
    await setPin(owner, "1379");
    await setPin(owner, null);
    expect((await refusalOf(cancel(bar.attendant, hash, "1379"))).error).toBe(
      "Invalid Credentials",
    );
    const { id } = await people.add(rita);
    await setPin(await people.signIn(rita.user, rita.pass), "2580", rita.pass);
    await people.save(id, { level: 2 });
    await people.save(id, { level: 1 });
    expect((await refusalOf(cancel(bar.attendant, hash, "2580"))).error).toBe(
      "Invalid Credentials",
    );
  });
});

it("threat 20: a PIN goes with the password that somebody else may have known, whoever changes it", async () => {
  await setPin(owner, "1379");
  const formData = { current: adminCredentials.pass, new: "senha nova 1", confirm: "senha nova 1" };
  await owner.staff.changePassword({ body: { formData } });
  expect(await owner.staff.pin()).toEqual({ has_pin: false });
  const { id } = await people.add(rita);
  await setPin(await people.signIn(rita.user, rita.pass), "2580", rita.pass);
  await people.save(id, { pass: "outra senha 2" });
  expect(await (await people.signIn(rita.user, "outra senha 2")).staff.pin()).toEqual({
    has_pin: false,
  });
});

describe("threat 19: wrong PINs", () => {
  it("are five and no more in a quarter of an hour, at whichever process, and a right one is looked at no more", async () => {
    await setPin(owner, "1379");
    const hash = await begun();
    const elsewhere = newCaller(otherApp, bar.account);
    await elsewhere.auth.login({ body: attendantCredentials });
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, at) =>
        refusalOf(cancel(at % 2 === 0 ? bar.attendant : elsewhere, hash, `90${at + 10}`)),
      ),
    );
    const codes = answers.map(({ error }) => error);
    expect(codes.filter((code) => code === "Invalid Credentials")).toHaveLength(5);
    expect(codes.filter((code) => code === "too_many_requests")).toHaveLength(7);
    const locked = await refusalOf(cancel(bar.attendant, hash, "1379"));
    expect(locked.error).toBe("too_many_requests");
    expect(locked.retry_after).toBeGreaterThan(800);
    const withPassword = await bar.attendant.orders.setStatus({
      params: { hash, statusId: "6" },
      body: { reason: "duplicate", approval: adminCredentials },
    });
    expect(withPassword.order.status_id).toBe(6);
    clockAheadMs = 15 * 60_000 + 1_000;
    const { order } = await cancel(bar.attendant, await begun(), "1379");
    expect(order.cancelled).toMatchObject({ approved_by: "Dona" });
  });

  it("of one person shut out nobody else, and right ones in between give no further tries", async () => {
    await setPin(owner, "1379");
    for (let round = 0; round < 2; round += 1) {
      for (const pin of ["9010", "9011"])
        expect((await refusalOf(cancel(bar.attendant, await begun(), pin))).error).toBe(
          "Invalid Credentials",
        );
      await cancel(bar.attendant, await begun(), "1379");
    }
    await refusalOf(cancel(bar.attendant, await begun(), "9012"));
    expect((await refusalOf(cancel(bar.attendant, await begun(), "1379"))).error).toBe(
      "too_many_requests",
    );
    const again = await signedInAdmin(testApp, bar.account);
    expect((await cancel(again, await begun(), "1379")).order.status_id).toBe(6);
  });

  it("are forgotten in time, however many right ones come between", async () => {
    await setPin(owner, "1379");
    for (const pin of ["9010", "9011", "9012", "9013"])
      await refusalOf(cancel(bar.attendant, await begun(), pin));
    clockAheadMs = 14 * 60_000;
    await cancel(bar.attendant, await begun(), "1379");
    clockAheadMs = 16 * 60_000;
    expect((await refusalOf(cancel(bar.attendant, await begun(), "9014"))).error).toBe(
      "Invalid Credentials",
    );
    expect((await cancel(bar.attendant, await begun(), "1379")).order.status_id).toBe(6);
  });
});
