import { expect, test } from "vitest";
import type { Order, QueueRow } from "../../contract/orders.ts";
import { listedRows, withOrder, withStatus, type OrderPages } from "./order-pages.ts";
import { newOrder } from "./testing-orders.ts";

const queued: QueueRow = {
  display_number: 3,
  mine: false,
  created: "2026-11-20T12:00:00.000Z",
  status_id: 5,
  status_alias: "open",
  status_label: "Em aberto",
};

function pagesOf(...pages: (Order | QueueRow)[][]): OrderPages {
  return {
    pages: pages.map((orders) => ({ orders, next: null })),
    pageParams: pages.map(() => ""),
  };
}

test("one order changes its status and keeps its place; nothing else changes", () => {
  const before = pagesOf([newOrder(5), newOrder(4)], [queued, newOrder(2)]);
  const frozen = structuredClone(before);
  const after = withStatus(before, { hash: newOrder(2).hash, statusId: 4 });
  expect(after.pages[1]?.orders[1]).toEqual({
    ...newOrder(2),
    status_id: 4,
    status_alias: "finished",
    status_label: "Finalizado",
    new: false,
  });
  expect(after.pages[0]).toEqual(frozen.pages[0]);
  expect(after.pages[1]?.orders[0]).toEqual(queued);
  expect(before).toEqual(frozen);
});

test("a row that two pages have is listed once, in its place", () => {
  const rows = listedRows(pagesOf([newOrder(5), newOrder(4)], [newOrder(4), queued]));
  expect(rows).toEqual([newOrder(5), newOrder(4), queued]);
});

const everybody = { mine: false, tab: "all" } as const;
const inProgress = { mine: false, tab: "progress" } as const;
const numbersIn = (data: OrderPages) =>
  data.pages.map((page) => page.orders.map((row) => ("id" in row ? row.id : row.display_number)));

test("an order that comes in stands at its place among the pages", () => {
  const pages: OrderPages = pagesOf([newOrder(9), newOrder(7)], [newOrder(4)]);
  const first = {
    ...pages,
    pages: pages.pages.map((page, at) => ({ ...page, next: at ? null : "7" })),
  };
  expect(numbersIn(withOrder(first, { order: newOrder(10), filter: everybody }))).toEqual([
    [10, 9, 7],
    [4],
  ]);
  expect(numbersIn(withOrder(first, { order: newOrder(8), filter: everybody }))).toEqual([
    [9, 8, 7],
    [4],
  ]);
  expect(numbersIn(withOrder(first, { order: newOrder(5), filter: everybody }))).toEqual([
    [9, 7],
    [5, 4],
  ]);
  expect(numbersIn(withOrder(first, { order: newOrder(2), filter: everybody }))).toEqual([
    [9, 7],
    [4, 2],
  ]);
  const unfinished = { ...first, pages: first.pages.slice(0, 1) };
  expect(numbersIn(withOrder(unfinished, { order: newOrder(2), filter: everybody }))).toEqual([
    [9, 7],
  ]);
  expect(numbersIn(withOrder(pagesOf([]), { order: newOrder(1), filter: everybody }))).toEqual([
    [1],
  ]);
});

test("an order comes only where it is listed, and leaves where it is no longer", () => {
  const listed = pagesOf([newOrder(5), newOrder(4)]);
  const over: Order = { ...newOrder(4), status_id: 4 };
  expect(numbersIn(withOrder(listed, { order: over, filter: inProgress }))).toEqual([[5]]);
  expect(withOrder(listed, { order: over, filter: everybody }).pages[0]?.orders[1]).toEqual(over);
  const finished = { mine: false, tab: "finished" } as const;
  expect(numbersIn(withOrder(pagesOf([]), { order: over, filter: finished }))).toEqual([[4]]);
  const own = { mine: true, tab: "all" } as const;
  expect(numbersIn(withOrder(listed, { order: newOrder(6), filter: own }))).toEqual([[5, 4]]);
  expect(
    numbersIn(withOrder(listed, { order: { ...newOrder(6), mine: true }, filter: own })),
  ).toEqual([[6, 5, 4]]);
  const past = { ...everybody, days: { from: "2026-11-01", to: "2026-11-02" } };
  expect(numbersIn(withOrder(listed, { order: newOrder(6), filter: past }))).toEqual([[5, 4]]);
  expect(withOrder(listed, { order: over, filter: past }).pages[0]?.orders[1]).toEqual(over);
});
