import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { CashMovement } from "../../contract/cash.ts";
import { centsFromReais, reaisFromCents } from "../../domain/money.ts";
import { withAccount } from "../db/with-account.ts";
import { seededRandom } from "../demo/drawing.ts";
import { signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { adminCredentials, newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { newOrder } from "../testing/new-order.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp({ now: () => now });
let account: TestAccount;
let admin: Caller;
let attendant: Caller;
let ids: Record<string, string>;
/** A Wednesday, 21:00 in São Paulo. */
const evening = new Date("2026-11-26T00:00:00Z");
let now = evening;
const [wednesday, thursday] = ["2026-11-25", "2026-11-26"] as const;

beforeEach(async () => {
  now = evening;
  account = await newAccount(testApp, { features: { delivery: true } });
  ids = await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 5_000 }] },
  ]);
  admin = await signedInAdmin(testApp, account);
  attendant = await signedInAttendant(testApp, account);
});

type Movement = Parameters<Caller["cash"]["move"]>[0]["body"];
const move = (by: Caller, body: Movement, idempotencyKey: string = randomUUID()) =>
  by.cash.move({ body }, { idempotencyKey });
const undo = (by: Caller, id: string | undefined, approval?: typeof adminCredentials) =>
  by.cash.undo(
    { params: { id: String(id) }, body: { approval } },
    { idempotencyKey: randomUUID() },
  );
const drawerOf = async (date?: string) => (await admin.reports.day({ query: { date } })).drawer;
const close = (body: Parameters<Caller["reports"]["closeDay"]>[0]["body"]) =>
  admin.reports.closeDay({ body }, { idempotencyKey: randomUUID() });

/** 50 in cash, with a note of 100 in hand, of which 10 are given back. */
async function sellForCash() {
  const { hash } = await newOrder(admin, ids["Calabresa"]);
  const pay = { params: { hash }, body: { method: "cash", tendered: 100 } } as const;
  const { order } = await attendant.orders.pay(pay, { idempotencyKey: randomUUID() });
  const payment = String(order.payments?.[0]?.id);
  await admin.orders.refund(
    { params: { hash }, body: { payment, amount: 10, reason: "complaint" } },
    { idempotencyKey: randomUUID() },
  );
}

describe("the drawer of a day", () => {
  it("should hold its change money, what was taken in cash and put in, less what went out", async () => {
    await move(attendant, { kind: "float", amount: 200 });
    await sellForCash();
    await move(attendant, { kind: "in", amount: 30.5, reason: " Troco do mercado " });
    const { movements } = await move(admin, { kind: "out", amount: 150, reason: "Cofre" });
    expect(movements).toMatchObject([
      { kind: "float", amount: 200, by: "Garçom" },
      { kind: "in", amount: 30.5, reason: "Troco do mercado", by: "Garçom" },
      { kind: "out", amount: 150, reason: "Cofre", by: "Dona", at: evening.toISOString() },
    ]);
    const day = await admin.reports.day({ query: {} });
    expect(day.drawer).toEqual({
      float_amount: 200,
      received_amount: 50,
      refunded_amount: 10,
      in_amount: 30.5,
      out_amount: 150,
      expected_amount: 120.5,
    });
    expect(day.methods).toMatchObject([
      { method: "cash", received_amount: 50, refunded_amount: 10, expected_amount: 120.5 },
    ]);
    // What is received is what was sold for, whatever the drawer holds.
    expect(day.totals.received_amount).toBe(40);
    expect(day.movements).toEqual(movements);
  });

  it("is counted even where nobody paid in cash", async () => {
    await move(admin, { kind: "float", amount: 100 });
    const { closings } = await close({ counted: { cash: 99 } });
    expect(closings).toMatchObject([
      { methods: [{ method: "cash", expected_amount: 100, difference: -1 }] },
    ]);
  });

  it("starts with change money once, for two people who record it at the same time too", async () => {
    const both = await Promise.allSettled([
      move(admin, { kind: "float", amount: 100 }),
      move(attendant, { kind: "float", amount: 100 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await refusalOf(move(admin, { kind: "float", amount: 100 }))).toMatchObject({
      status: 422,
      problems: { kind: { code: "float_recorded" } },
    });
    const { movements } = await admin.cash.list({ query: {} });
    expect(movements).toHaveLength(1);
    await undo(admin, movements[0]?.id);
    await move(admin, { kind: "float", amount: 120 });
    expect(await drawerOf()).toMatchObject({ float_amount: 120, expected_amount: 120 });
  });

  it("moves by amounts above zero, and for a reason", async () => {
    expect(await refusalOf(move(admin, { kind: "in", amount: 0, reason: "Troco" }))).toMatchObject({
      status: 422,
      problems: { amount: { code: "not_above_zero" } },
    });
    for (const reason of [undefined, " \u200B "])
      expect(await refusalOf(move(admin, { kind: "out", amount: 5, reason }))).toMatchObject({
        status: 422,
        problems: { reason: { code: "reason_required" } },
      });
    // Amounts below a cent, and above what a form takes.
    for (const amount of [0.001, 1_000_000_000.01, 10_000_000_000_000])
      expect(await refusalOf(move(attendant, { kind: "in", amount, reason: "T" }))).toMatchObject({
        status: 422,
      });
    expect((await admin.cash.list({ query: {} })).movements).toEqual([]);
  });

  it("gets a movement once, however often it is sent", async () => {
    const key = randomUUID();
    const body: Movement = { kind: "in", amount: 20, reason: "Troco" };
    const answers = await Promise.all([1, 2, 3].map(() => move(attendant, body, key)));
    for (const { movements } of answers) expect(movements).toHaveLength(1);
    expect(await refusalOf(move(attendant, { ...body, amount: 25 }, key))).toMatchObject({
      status: 422,
      error: "idempotency_mismatch",
    });
    expect(await drawerOf()).toMatchObject({ in_amount: 20 });
  });
});

describe("whoever of the staff", () => {
  it("threat 72: takes out with an owner's approval, or is an owner; the names of both are kept", async () => {
    const out: Movement = { kind: "out", amount: 50, reason: "Motoboy" };
    expect(await refusalOf(move(attendant, out))).toMatchObject({
      status: 403,
      error: "approval_required",
    });
    const wrong = { ...adminCredentials, pass: "outra senha" };
    expect(await refusalOf(move(attendant, { ...out, approval: wrong }))).toMatchObject({
      status: 400,
      error: "Invalid Credentials",
    });
    expect(await drawerOf()).toMatchObject({ out_amount: 0 });
    const { movements } = await move(attendant, { ...out, approval: adminCredentials });
    expect(movements).toMatchObject([{ by: "Garçom", approved_by: "Dona" }]);
    // An owner needs no approval, and one that is sent is not kept.
    const [, second] = (await move(admin, { ...out, approval: adminCredentials })).movements;
    expect(second).not.toHaveProperty("approved_by");
    const kept = await withAccount(
      testApp.database,
      { accountId: account.accountId, mode: "read" },
      ({ db, accountId }) =>
        db
          .selectFrom("history")
          .select(["what", "approved_by", "after_value"])
          .select(({ fn, cast }) => cast<string>(fn.max("day"), "text").as("day"))
          .where("account_id", "=", accountId)
          .where("what", "=", "cash_moved")
          .groupBy(["history_id", "what", "approved_by", "after_value"])
          .orderBy("history_id")
          .execute(),
    );
    expect(kept).toMatchObject([
      { day: wednesday, approved_by: expect.any(String) as string, after_value: { amount: 50 } },
      { day: wednesday, approved_by: null },
    ]);
  });

  it("threat 72: undoes a movement with the same rights, once, and it stays to be seen", async () => {
    const { movements } = await move(attendant, { kind: "in", amount: 500, reason: "Troco" });
    const id = movements[0]?.id;
    expect(await refusalOf(undo(attendant, id))).toMatchObject({ error: "approval_required" });
    const undone = await undo(attendant, id, adminCredentials);
    expect(undone.movements).toMatchObject([
      { amount: 500, undone: { by: "Garçom", approved_by: "Dona" } },
    ]);
    expect(await drawerOf()).toMatchObject({ in_amount: 0, expected_amount: 0 });
    expect((await undo(admin, id)).movements).toEqual(undone.movements);
    expect(await drawerOf()).toMatchObject({ in_amount: 0, expected_amount: 0 });
    expect(await refusalOf(undo(admin, randomUUID()))).toMatchObject({ status: 404 });
  });

  it("threat 72: sees and changes only the own account's drawer, and guests none", async () => {
    const { movements } = await move(admin, { kind: "float", amount: 100 });
    const stranger = await signedInAdmin(testApp, await newAccount(testApp));
    expect((await stranger.cash.list({ query: {} })).movements).toEqual([]);
    expect(await refusalOf(undo(stranger, movements[0]?.id))).toMatchObject({ status: 404 });
    const asGuest = await rawCall(testApp, { url: "/v2.0/cash", host: account.host });
    expect(asGuest.status).toBeGreaterThanOrEqual(400);
    expect(asGuest.text).not.toContain("movements");
  });

  it("threat 72: is no owner has the day under way alone", async () => {
    const { movements } = await move(attendant, { kind: "in", amount: 10, reason: "Troco" });
    now = new Date("2026-11-26T12:00:00Z");
    expect((await attendant.cash.list({ query: {} })).day).toBe(thursday);
    expect(await refusalOf(attendant.cash.list({ query: { date: wednesday } }))).toMatchObject({
      status: 403,
    });
    const late: Movement = { kind: "in", amount: 5, reason: "Troco", date: wednesday };
    expect(await refusalOf(move(attendant, late))).toMatchObject({ status: 403 });
    expect(await refusalOf(undo(attendant, movements[0]?.id, adminCredentials))).toMatchObject({
      status: 403,
    });
    await move(admin, late);
    expect(await drawerOf(wednesday)).toMatchObject({ in_amount: 15 });
    expect(await refusalOf(move(admin, { ...late, date: "2026-11-27" }))).toMatchObject({
      status: 422,
      problems: { date: { code: "day_not_begun" } },
    });
  });
});

describe("days", () => {
  it("part at their end, not at midnight, and a movement is undone on its own day", async () => {
    now = new Date("2026-11-26T07:59:59Z");
    const { movements } = await move(attendant, { kind: "float", amount: 80 });
    now = new Date("2026-11-26T08:00:00Z");
    await move(attendant, { kind: "in", amount: 7, reason: "Troco" });
    expect(await drawerOf(wednesday)).toMatchObject({ float_amount: 80, in_amount: 0 });
    expect(await drawerOf()).toMatchObject({ float_amount: 0, in_amount: 7 });
    await undo(admin, movements[0]?.id);
    expect(await drawerOf(wednesday)).toMatchObject({ expected_amount: 0 });
    expect(await drawerOf()).toMatchObject({ expected_amount: 7 });
  });

  it("that end later since leave a movement to be undone", async () => {
    now = new Date("2026-11-26T08:10:00Z");
    const { movements } = await move(attendant, { kind: "float", amount: 80 });
    await admin.account.save({ body: { data: { day_ends_at: "06:00" } } });
    await undo(admin, movements[0]?.id);
    expect(await drawerOf()).toMatchObject({ float_amount: 0 });
    now = new Date("2026-11-26T09:10:00Z");
    expect(await drawerOf()).toMatchObject({ expected_amount: 0 });
  });

  it("that are closed keep their drawer, and what comes later stands beside it", async () => {
    await move(admin, { kind: "float", amount: 200 });
    await sellForCash();
    await close({ counted: { cash: 240 }, left: 100 });
    now = new Date("2026-11-26T12:00:00Z");
    await move(admin, { kind: "out", amount: 60, reason: "Fornecedor", date: wednesday });
    const { drawer, closings } = await admin.reports.day({ query: { date: wednesday } });
    expect(drawer).toMatchObject({ out_amount: 60, expected_amount: 180 });
    expect(closings).toMatchObject([
      {
        drawer: { float_amount: 200, out_amount: 0, expected_amount: 240 },
        left_amount: 100,
        methods: [{ expected_amount: 240, difference: 0, corrected_amount: -60 }],
      },
    ]);
  });

  it("propose the change money that the last closing left", async () => {
    const proposed = async (date?: string) =>
      (await attendant.cash.list({ query: { date } })).proposed_float;
    expect(await proposed()).toBeUndefined();
    await close({ counted: { cash: 240 }, left: 100 });
    // Not for the day that was closed.
    expect(await proposed()).toBeUndefined();
    now = new Date("2026-11-26T12:00:00Z");
    expect(await proposed()).toBe(100);
    expect(await refusalOf(close({ counted: { cash: 240 }, left: 240.01 }))).toMatchObject({
      status: 422,
      problems: { left: { code: "more_than_counted" } },
    });
    // If nobody said what is left, it is what was counted, less what has gone since.
    await close({ date: wednesday, counted: { cash: 250.3 } });
    now = new Date("2026-11-26T12:01:00Z");
    await move(admin, { kind: "out", amount: 50, reason: "Cofre", date: wednesday });
    expect(await proposed()).toBe(200.3);
    await move(attendant, { kind: "float", amount: 200.3 });
    expect(await proposed()).toBeUndefined();
  });

  it("propose what the owner left, with what came since and without what went beyond the rest", async () => {
    await close({ counted: { cash: 240 }, left: 100 });
    now = new Date("2026-11-26T12:00:00Z");
    const proposedAfter = async (kind: "in" | "out", amount: number) => {
      await move(admin, { kind, amount, reason: "Cofre", date: wednesday });
      return (await attendant.cash.list({ query: {} })).proposed_float;
    };
    expect(await proposedAfter("in", 30)).toBe(130);
    // The rest of what was counted goes to the safe.
    expect(await proposedAfter("out", 140)).toBe(130);
    expect(await proposedAfter("out", 20)).toBe(110);
  });

  it("propose what guests paid in cash after the closing, until the day ended", async () => {
    await close({ counted: { cash: 240 }, left: 100 });
    now = new Date("2026-11-26T03:00:00Z");
    await sellForCash();
    now = new Date("2026-11-26T12:00:00Z");
    await sellForCash();
    expect((await attendant.cash.list({ query: {} })).proposed_float).toBe(140);
  });

  it("propose what was counted, and not once more what was in the drawer then and is recorded late", async () => {
    const { movements } = await move(admin, { kind: "out", amount: 50, reason: "Cofre" });
    await close({ counted: { cash: 250 } });
    now = new Date("2026-11-26T12:00:00Z");
    await move(admin, { kind: "float", amount: 100, date: wednesday });
    await undo(admin, movements[0]?.id);
    const { movements: late } = await move(admin, {
      kind: "in",
      amount: 30,
      reason: "Troco",
      date: wednesday,
    });
    const proposed = async () => (await attendant.cash.list({ query: {} })).proposed_float;
    expect(await proposed()).toBe(280);
    await undo(admin, late.find(({ kind }) => kind === "in")?.id);
    expect(await proposed()).toBe(250);
  });

  it("as tables for spreadsheets have the drawer, and no reason in them is a formula", async () => {
    await move(admin, { kind: "float", amount: 100 });
    await move(attendant, {
      kind: "out",
      amount: 30,
      reason: "=1+1;Cofre",
      approval: adminCredentials,
    });
    const { text } = await rawCall(testApp, {
      url: "/v2.0/reports/day.csv",
      host: account.host,
      token: String(admin.token()),
    });
    expect(text).toContain("Gaveta;Fundo de troco;100,00\r\nGaveta;Sangrias;-30,00\r\n");
    expect(text).toContain("Gaveta;Esperado na gaveta;70,00\r\n");
    expect(text).toContain("Sangria, =1+1;Cofre, Garçom, aprovado por Dona, 21:00 • 25/11/26");
    expect(text).not.toMatch(/(^|;)=/m);
  });
});

/** Cents that a movement as it is listed brings to the drawer. */
const centsOf = ({ kind, amount, undone }: CashMovement) =>
  undone ? 0 : centsFromReais(amount) * (kind === "out" ? -1 : 1);

it("comes to the same as anybody would count it, whatever is recorded, undone and closed in between", async () => {
  const random = seededRandom(55);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  now = new Date("2026-11-26T12:00:00Z");
  const counted = { [wednesday]: 0, [thursday]: 0 };
  const listed = new Map<string, CashMovement[]>();
  let closedAt: number | undefined;
  for (let step = 0; step < 60; step += 1) {
    now = new Date(now.getTime() + 1_000);
    const date = random() < 0.5 ? wednesday : thursday;
    const standing = (listed.get(date) ?? []).filter(({ undone }) => !undone);
    const amount = reaisFromCents(1 + upTo(99_999));
    if (step === 30) {
      const { closings } = await close({ date: wednesday, counted: { cash: 0 } });
      closedAt = closings[0]?.drawer?.expected_amount;
      expect(closedAt).toBe(reaisFromCents(counted[wednesday]));
    }
    const undoing = random() < 0.3 ? standing[upTo(standing.length - 1)] : undefined;
    const hasFloat = standing.some(({ kind }) => kind === "float");
    const kind = (["in", "out", hasFloat ? "in" : "float"] as const)[upTo(2)] ?? "in";
    const { movements } = undoing
      ? await undo(admin, undoing.id)
      : await move(admin, { kind, amount, date, reason: "Troco" });
    listed.set(date, movements);
    if (undoing) counted[date] -= centsOf(undoing);
    else counted[date] += centsFromReais(amount) * (kind === "out" ? -1 : 1);
  }
  for (const date of [wednesday, thursday] as const) {
    const { drawer, movements, closings } = await admin.reports.day({ query: { date } });
    expect(drawer.expected_amount).toBe(reaisFromCents(counted[date]));
    expect(movements.reduce((sum, one) => sum + centsOf(one), 0)).toBe(counted[date]);
    expect(drawer.float_amount + drawer.in_amount - drawer.out_amount).toBeCloseTo(
      drawer.expected_amount,
    );
    for (const { methods } of closings)
      expect(methods[0]?.corrected_amount).toBeCloseTo(drawer.expected_amount - (closedAt ?? 0));
  }
});
