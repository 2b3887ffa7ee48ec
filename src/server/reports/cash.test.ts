import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { signedInAdmin } from "../testing/caller.ts";
import { adminCredentials, newAccount } from "../testing/new-account.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { evening, sharedCashShop, wednesday, type Movement } from "./testing-cash.ts";

const thursday = "2026-11-26";
const shop = sharedCashShop();
const { move, undo, drawerOf, close, sellForCash } = shop;

describe("the drawer of a day", () => {
  it("should hold its change money, what was taken in cash and put in, less what went out", async () => {
    await move(shop.attendant, { kind: "float", amount: 200 });
    await sellForCash();
    await move(shop.attendant, { kind: "in", amount: 30.5, reason: " Troco do mercado " });
    const { movements } = await move(shop.admin, { kind: "out", amount: 150, reason: "Cofre" });
    expect(movements).toMatchObject([
      { kind: "float", amount: 200, by: "Garçom" },
      { kind: "in", amount: 30.5, reason: "Troco do mercado", by: "Garçom" },
      { kind: "out", amount: 150, reason: "Cofre", by: "Dona", at: evening.toISOString() },
    ]);
    const day = await shop.admin.reports.day({ query: {} });
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
    await move(shop.admin, { kind: "float", amount: 100 });
    const { closings } = await close({ counted: { cash: 99 } });
    expect(closings).toMatchObject([
      { methods: [{ method: "cash", expected_amount: 100, difference: -1 }] },
    ]);
  });

  it("starts with change money once, for two people who record it at the same time too", async () => {
    const both = await Promise.allSettled([
      move(shop.admin, { kind: "float", amount: 100 }),
      move(shop.attendant, { kind: "float", amount: 100 }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await refusalOf(move(shop.admin, { kind: "float", amount: 100 }))).toMatchObject({
      status: 422,
      problems: { kind: { code: "float_recorded" } },
    });
    const { movements } = await shop.admin.cash.list({ query: {} });
    expect(movements).toHaveLength(1);
    await undo(shop.admin, movements[0]?.id);
    await move(shop.admin, { kind: "float", amount: 120 });
    expect(await drawerOf()).toMatchObject({ float_amount: 120, expected_amount: 120 });
  });

  it("moves by amounts above zero, and for a reason", async () => {
    expect(
      await refusalOf(move(shop.admin, { kind: "in", amount: 0, reason: "Troco" })),
    ).toMatchObject({
      status: 422,
      problems: { amount: { code: "not_above_zero" } },
    });
    for (const reason of [undefined, " \u200B "])
      expect(await refusalOf(move(shop.admin, { kind: "out", amount: 5, reason }))).toMatchObject({
        status: 422,
        problems: { reason: { code: "reason_required" } },
      });
    // Amounts below a cent, and above what a form takes.
    for (const amount of [0.001, 1_000_000_000.01, 10_000_000_000_000])
      expect(
        await refusalOf(move(shop.attendant, { kind: "in", amount, reason: "T" })),
      ).toMatchObject({
        status: 422,
      });
    expect((await shop.admin.cash.list({ query: {} })).movements).toEqual([]);
  });

  it("gets a movement once, however often it is sent", async () => {
    const key = randomUUID();
    const body: Movement = { kind: "in", amount: 20, reason: "Troco" };
    const answers = await Promise.all([1, 2, 3].map(() => move(shop.attendant, body, key)));
    for (const { movements } of answers) expect(movements).toHaveLength(1);
    expect(await refusalOf(move(shop.attendant, { ...body, amount: 25 }, key))).toMatchObject({
      status: 422,
      error: "idempotency_mismatch",
    });
    expect(await drawerOf()).toMatchObject({ in_amount: 20 });
  });
});

describe("whoever of the staff", () => {
  it("threat 72: takes out with an owner's approval, or is an owner; the names of both are kept", async () => {
    const out: Movement = { kind: "out", amount: 50, reason: "Motoboy" };
    expect(await refusalOf(move(shop.attendant, out))).toMatchObject({
      status: 403,
      error: "approval_required",
    });
    const wrong = { ...adminCredentials, pass: "outra senha" };
    expect(await refusalOf(move(shop.attendant, { ...out, approval: wrong }))).toMatchObject({
      status: 400,
      error: "Invalid Credentials",
    });
    expect(await drawerOf()).toMatchObject({ out_amount: 0 });
    const { movements } = await move(shop.attendant, { ...out, approval: adminCredentials });
    expect(movements).toMatchObject([{ by: "Garçom", approved_by: "Dona" }]);
    // An owner needs no approval, and one that is sent is not kept.
    const [, second] = (await move(shop.admin, { ...out, approval: adminCredentials })).movements;
    expect(second).not.toHaveProperty("approved_by");
    const kept = await withAccount(
      shop.testApp.database,
      { accountId: shop.account.accountId, mode: "read" },
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
    const { movements } = await move(shop.attendant, { kind: "in", amount: 500, reason: "Troco" });
    const id = movements[0]?.id;
    expect(await refusalOf(undo(shop.attendant, id))).toMatchObject({ error: "approval_required" });
    const undone = await undo(shop.attendant, id, adminCredentials);
    expect(undone.movements).toMatchObject([
      { amount: 500, undone: { by: "Garçom", approved_by: "Dona" } },
    ]);
    expect(await drawerOf()).toMatchObject({ in_amount: 0, expected_amount: 0 });
    expect((await undo(shop.admin, id)).movements).toEqual(undone.movements);
    expect(await drawerOf()).toMatchObject({ in_amount: 0, expected_amount: 0 });
    expect(await refusalOf(undo(shop.admin, randomUUID()))).toMatchObject({ status: 404 });
  });

  it("threat 72: sees and changes only the own account's drawer, and guests none", async () => {
    const { movements } = await move(shop.admin, { kind: "float", amount: 100 });
    const stranger = await signedInAdmin(shop.testApp, await newAccount(shop.testApp));
    expect((await stranger.cash.list({ query: {} })).movements).toEqual([]);
    expect(await refusalOf(undo(stranger, movements[0]?.id))).toMatchObject({ status: 404 });
    const asGuest = await rawCall(shop.testApp, { url: "/v2.0/cash", host: shop.account.host });
    expect(asGuest.status).toBeGreaterThanOrEqual(400);
    expect(asGuest.text).not.toContain("movements");
  });

  it("threat 72: is no owner has the day under way alone", async () => {
    const { movements } = await move(shop.attendant, { kind: "in", amount: 10, reason: "Troco" });
    shop.now = new Date("2026-11-26T12:00:00Z");
    expect((await shop.attendant.cash.list({ query: {} })).day).toBe(thursday);
    expect(await refusalOf(shop.attendant.cash.list({ query: { date: wednesday } }))).toMatchObject(
      {
        status: 403,
      },
    );
    const late: Movement = { kind: "in", amount: 5, reason: "Troco", date: wednesday };
    expect(await refusalOf(move(shop.attendant, late))).toMatchObject({ status: 403 });
    expect(await refusalOf(undo(shop.attendant, movements[0]?.id, adminCredentials))).toMatchObject(
      {
        status: 403,
      },
    );
    await move(shop.admin, late);
    expect(await drawerOf(wednesday)).toMatchObject({ in_amount: 15 });
    expect(await refusalOf(move(shop.admin, { ...late, date: "2026-11-27" }))).toMatchObject({
      status: 422,
      problems: { date: { code: "day_not_begun" } },
    });
  });
});
