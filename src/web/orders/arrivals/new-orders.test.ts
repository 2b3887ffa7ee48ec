import { expect, test } from "vitest";
import type { Order } from "../../../contract/orders.ts";
import { listNewOrders } from "./new-orders.ts";
import { newOrder as order } from "../testing-orders.ts";

const sheet = { mode: "sheet", status_id: 1 } as const;
const newIds = (rows: Order[], known = { newestId: 10, opened: new Set<number>() }) =>
  listNewOrders(rows, known).map(({ id }) => id);

test("a guest's order is new until somebody takes it on or looks into it, also after a reload", () => {
  expect(newIds([order(12), order(9)])).toEqual([12, 9]);
  expect(newIds([order(12, { status_id: 1 }), order(9, { status_id: 6 })])).toEqual([]);
  expect(newIds([order(12), order(9)], { newestId: 12, opened: new Set([9]) })).toEqual([12]);
});

test("a colleague's order on a tab is new when it comes in, and was there before otherwise", () => {
  expect(newIds([order(12, sheet), order(9, sheet)])).toEqual([12]);
  expect(newIds([order(12, { ...sheet, status_id: 2 })])).toEqual([]);
});

test("one's own order is no news", () => {
  expect(newIds([order(12, { mine: true }), order(13, { ...sheet, mine: true })])).toEqual([]);
});
