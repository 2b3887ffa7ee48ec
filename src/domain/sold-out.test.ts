import { expect, it } from "vitest";
import { businessDayEnd } from "./business-day.ts";
import { isStillSoldOut, soldOutOf, type KeptStock } from "./sold-out.ts";

const plenty: KeptStock = { soldOut: false, soldOutUntilMs: null, stock: null };
const until = (soldOutUntilMs: number): KeptStock => ({ ...plenty, soldOutUntilMs });
const option = (kept: KeptStock, maxQty = 1) => ({ ...kept, maxQty });

it("is so until somebody says otherwise, until an instant, or while none is left", () => {
  expect(soldOutOf(plenty, [], 10)).toEqual({ isSoldOut: false });
  expect(soldOutOf({ ...plenty, soldOut: true }, [], 10)).toEqual({ isSoldOut: true });
  expect(soldOutOf(until(20), [], 10)).toEqual({ isSoldOut: true, untilMs: 20 });
  expect(soldOutOf(until(20), [], 20)).toEqual({ isSoldOut: false });
  expect(soldOutOf({ ...until(20), stock: 0 }, [], 10)).toEqual({ isSoldOut: true });
});

it("an item is so while too little is left of what must be chosen, until enough is back", () => {
  const group = { min: 2, options: [option(plenty), option(until(20)), option(until(30))] };
  expect(soldOutOf(plenty, [group], 10)).toEqual({ isSoldOut: true, untilMs: 20 });
  expect(soldOutOf(until(25), [group], 10)).toEqual({ isSoldOut: true, untilMs: 25 });
  expect(soldOutOf(plenty, [{ ...group, min: 0 }], 10)).toEqual({ isSoldOut: false });
});

it("an item is so where what is left of its options is too little for one of it", () => {
  const left = (stock: number, maxQty = 0) => option({ ...plenty, stock }, maxQty);
  const soldOut = (...options: ReturnType<typeof left>[]) =>
    soldOutOf(plenty, [{ min: 2, options }], 10).isSoldOut;
  expect([soldOut(left(1)), soldOut(left(2)), soldOut(left(9, 1))]).toEqual([true, false, true]);
  expect([soldOut(left(1), left(1)), soldOut(left(1), left(0))]).toEqual([false, true]);
});

it("a page knows by itself when it ends", () => {
  const told = { sold_out: true, sold_out_until: "2026-11-26T12:00:00Z" };
  const end = Date.parse(told.sold_out_until);
  expect([isStillSoldOut(told, end - 1), isStillSoldOut(told, end)]).toEqual([true, false]);
  expect(isStillSoldOut({ sold_out: true }, end)).toBe(true);
});

it("a business day ends at five in the morning of the account's clocks", () => {
  const end = (instant: string) =>
    new Date(
      businessDayEnd({ timeZone: "America/Sao_Paulo", dayEnds: [] }, Date.parse(instant)),
    ).toISOString();
  expect(end("2026-11-26T07:59:59Z")).toBe("2026-11-26T08:00:00.000Z");
  expect(end("2026-11-26T08:00:00Z")).toBe("2026-11-27T08:00:00.000Z");
});
