import { expect, test } from "vitest";
import type { KitchenTicket } from "../../contract/kitchen.ts";
import { moveOf, seenKey, withUnseenMove } from "./seen-here.ts";

const at = (table: number, movedFrom?: number): KitchenTicket => ({
  hash: "a",
  id: 1,
  service: "indoor",
  name: "Ana",
  placed_at: "2026-11-27T12:00:00Z",
  state: "open",
  lines: [],
  table_number: table,
  ...(movedFrom !== undefined && { moved_from: movedFrom }),
});
const stationId = "bar";
const seenAt = (...tables: number[]) =>
  new Set(tables.map((table) => seenKey(stationId, moveOf(at(table)))));
const movedFrom = (ticket: KitchenTicket, ...tables: number[]) =>
  withUnseenMove(ticket, { seen: seenAt(...tables), stationId }).moved_from;

test("a station reads of a move until it has seen it, and of the way back as well", () => {
  expect(movedFrom(at(9, 4))).toBe(4);
  expect(movedFrom(at(9, 4), 9)).toBeUndefined();
  expect(movedFrom(at(4), 9)).toBe(9);
  expect(movedFrom(at(4), 9, 4)).toBeUndefined();
  expect(movedFrom(at(9, 4), 9, 4)).toBe(4);
  expect(movedFrom(at(12, 4), 9)).toBe(9);
});

test("what another station has seen is no matter", () => {
  const others = { seen: new Set([seenKey("oven", moveOf(at(9)))]), stationId };
  expect(withUnseenMove(at(9, 4), others).moved_from).toBe(4);
});
