import { describe, expect, it } from "vitest";
import type { CashMovement } from "../../contract/cash.ts";
import { centsFromReais, reaisFromCents } from "../../domain/money.ts";
import { seededRandom } from "../demo/drawing.ts";
import { adminCredentials } from "../testing/new-account.ts";
import { rawCall } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedCashShop, wednesday } from "./testing-cash.ts";

const thursday = "2026-11-26";
const shop = sharedCashShop();
const { move, undo, drawerOf, close, sellForCash } = shop;

describe("days", () => {
  it("part at their end, not at midnight, and a movement is undone on its own day", async () => {
    shop.now = new Date("2026-11-26T07:59:59Z");
    const { movements } = await move(shop.attendant, { kind: "float", amount: 80 });
    shop.now = new Date("2026-11-26T08:00:00Z");
    await move(shop.attendant, { kind: "in", amount: 7, reason: "Troco" });
    expect(await drawerOf(wednesday)).toMatchObject({ float_amount: 80, in_amount: 0 });
    expect(await drawerOf()).toMatchObject({ float_amount: 0, in_amount: 7 });
    await undo(shop.admin, movements[0]?.id);
    expect(await drawerOf(wednesday)).toMatchObject({ expected_amount: 0 });
    expect(await drawerOf()).toMatchObject({ expected_amount: 7 });
  });

  it("that end later since leave a movement to be undone", async () => {
    shop.now = new Date("2026-11-26T08:10:00Z");
    const { movements } = await move(shop.attendant, { kind: "float", amount: 80 });
    await shop.admin.account.save({ body: { data: { day_ends_at: "06:00" } } });
    await undo(shop.admin, movements[0]?.id);
    expect(await drawerOf()).toMatchObject({ float_amount: 0 });
    shop.now = new Date("2026-11-26T09:10:00Z");
    expect(await drawerOf()).toMatchObject({ expected_amount: 0 });
  });

  it("that are closed keep their drawer, and what comes later stands beside it", async () => {
    await move(shop.admin, { kind: "float", amount: 200 });
    await sellForCash();
    await close({ counted: { cash: 240 }, left: 100 });
    shop.now = new Date("2026-11-26T12:00:00Z");
    await move(shop.admin, { kind: "out", amount: 60, reason: "Fornecedor", date: wednesday });
    const { drawer, closings } = await shop.admin.reports.day({ query: { date: wednesday } });
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
      (await shop.attendant.cash.list({ query: { date } })).proposed_float;
    expect(await proposed()).toBeUndefined();
    await close({ counted: { cash: 240 }, left: 100 });
    // Not for the day that was closed.
    expect(await proposed()).toBeUndefined();
    shop.now = new Date("2026-11-26T12:00:00Z");
    expect(await proposed()).toBe(100);
    expect(await refusalOf(close({ counted: { cash: 240 }, left: 240.01 }))).toMatchObject({
      status: 422,
      problems: { left: { code: "more_than_counted" } },
    });
    // If nobody said what is left, it is what was counted, less what has gone since.
    await close({ date: wednesday, counted: { cash: 250.3 } });
    shop.now = new Date("2026-11-26T12:01:00Z");
    await move(shop.admin, { kind: "out", amount: 50, reason: "Cofre", date: wednesday });
    expect(await proposed()).toBe(200.3);
    await move(shop.attendant, { kind: "float", amount: 200.3 });
    expect(await proposed()).toBeUndefined();
  });

  it("propose what the owner left, with what came since and without what went beyond the rest", async () => {
    await close({ counted: { cash: 240 }, left: 100 });
    shop.now = new Date("2026-11-26T12:00:00Z");
    const proposedAfter = async (kind: "in" | "out", amount: number) => {
      await move(shop.admin, { kind, amount, reason: "Cofre", date: wednesday });
      return (await shop.attendant.cash.list({ query: {} })).proposed_float;
    };
    expect(await proposedAfter("in", 30)).toBe(130);
    // The rest of what was counted goes to the safe.
    expect(await proposedAfter("out", 140)).toBe(130);
    expect(await proposedAfter("out", 20)).toBe(110);
  });

  it("propose what guests paid in cash after the closing, until the day ended", async () => {
    await close({ counted: { cash: 240 }, left: 100 });
    shop.now = new Date("2026-11-26T03:00:00Z");
    await sellForCash();
    shop.now = new Date("2026-11-26T12:00:00Z");
    await sellForCash();
    expect((await shop.attendant.cash.list({ query: {} })).proposed_float).toBe(140);
  });

  it("propose what was counted, and not once more what was in the drawer then and is recorded late", async () => {
    const { movements } = await move(shop.admin, { kind: "out", amount: 50, reason: "Cofre" });
    await close({ counted: { cash: 250 } });
    shop.now = new Date("2026-11-26T12:00:00Z");
    await move(shop.admin, { kind: "float", amount: 100, date: wednesday });
    await undo(shop.admin, movements[0]?.id);
    const { movements: late } = await move(shop.admin, {
      kind: "in",
      amount: 30,
      reason: "Troco",
      date: wednesday,
    });
    const proposed = async () => (await shop.attendant.cash.list({ query: {} })).proposed_float;
    expect(await proposed()).toBe(280);
    await undo(shop.admin, late.find(({ kind }) => kind === "in")?.id);
    expect(await proposed()).toBe(250);
  });

  it("as tables for spreadsheets have the drawer, and no reason in them is a formula", async () => {
    await move(shop.admin, { kind: "float", amount: 100 });
    await move(shop.attendant, {
      kind: "out",
      amount: 30,
      reason: "=1+1;Cofre",
      approval: adminCredentials,
    });
    const { text } = await rawCall(shop.testApp, {
      url: "/v2.0/reports/day.csv",
      host: shop.account.host,
      token: String(shop.admin.token()),
    });
    expect(text).toContain("Gaveta;Fundo de troco;100,00\r\nGaveta;Sangrias;-30,00\r\n");
    expect(text).toContain("Gaveta;Esperado na gaveta;70,00\r\n");
    expect(text).toContain("Sangria, '=1+1;Cofre, Garçom, aprovado por Dona, 21:00 • 25/11/26");
    expect(text).not.toMatch(/(^|;)=/m);
  });
});

/** Cents that a movement as it is listed brings to the drawer. */
const centsOf = ({ kind, amount, undone }: CashMovement) =>
  undone ? 0 : centsFromReais(amount) * (kind === "out" ? -1 : 1);

it("comes to the same as anybody would count it, whatever is recorded, undone and closed in between", async () => {
  const random = seededRandom(55);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  shop.now = new Date("2026-11-26T12:00:00Z");
  const counted = { [wednesday]: 0, [thursday]: 0 };
  const listed = new Map<string, CashMovement[]>();
  let closedAt: number | undefined;
  for (let step = 0; step < 60; step += 1) {
    shop.now = new Date(shop.now.getTime() + 1_000);
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
      ? await undo(shop.admin, undoing.id)
      : await move(shop.admin, { kind, amount, date, reason: "Troco" });
    listed.set(date, movements);
    if (undoing) counted[date] -= centsOf(undoing);
    else counted[date] += centsFromReais(amount) * (kind === "out" ? -1 : 1);
  }
  for (const date of [wednesday, thursday] as const) {
    const { drawer, movements, closings } = await shop.admin.reports.day({ query: { date } });
    expect(drawer.expected_amount).toBe(reaisFromCents(counted[date]));
    expect(movements.reduce((sum, one) => sum + centsOf(one), 0)).toBe(counted[date]);
    expect(drawer.float_amount + drawer.in_amount - drawer.out_amount).toBeCloseTo(
      drawer.expected_amount,
    );
    for (const { methods } of closings)
      expect(methods[0]?.corrected_amount).toBeCloseTo(drawer.expected_amount - (closedAt ?? 0));
  }
});
