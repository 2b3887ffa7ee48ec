import { expect, test } from "vitest";
import { boardColumnOf, dueMsOf, groupByColumn } from "./order-board.ts";
import { orderStatuses, type OrderStatusId } from "./order-status.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 12, minute)).toISOString();

const order = (id: number, status_id: OrderStatusId, changes: object = {}) => ({
  id,
  status_id,
  created: at(id),
  ...changes,
});

test("each order in progress stands in one column, and none that is over in any", () => {
  const columns = orderStatuses.map(({ id }) => [id, boardColumnOf({ status_id: id })]);
  expect(Object.fromEntries(columns)).toEqual({
    1: "processing",
    2: "preparing",
    3: "travelling",
    4: undefined,
    5: "open",
    6: undefined,
  });
});

test("what is ready waits apart, until it travels or is over", () => {
  const ready = { ready_at: at(1) };
  const columns = ([1, 2, 3, 4, 6] as const).map((id) =>
    boardColumnOf({ status_id: id, ...ready }),
  );
  expect(columns).toEqual(["ready", "ready", "travelling", undefined, undefined]);
});

test("the oldest comes first, and one that was ordered ahead by its own time", () => {
  const ahead = order(1, 2, { scheduled_for: at(30) });
  const { preparing, processing, open, ready, travelling } = groupByColumn([
    order(9, 2),
    ahead,
    order(4, 2),
    order(8, 4),
    { ...order(6, 2), created: at(4) },
    order(7, 1),
  ]);
  expect(preparing.map(({ id }) => id)).toEqual([4, 6, 9, 1]);
  expect(processing.map(({ id }) => id)).toEqual([7]);
  expect([...open, ...ready, ...travelling]).toEqual([]);
});

test("a column in which nothing has changed stays the same list", () => {
  const orders = [order(1, 2), order(2, 2), order(3, 1)];
  const former = groupByColumn(orders);
  const moved = groupByColumn(
    [orders[0], orders[1], order(3, 3)].flatMap((one) => one ?? []),
    former,
  );
  expect(moved.preparing).toBe(former.preparing);
  expect(moved.processing).not.toBe(former.processing);
  expect(moved.travelling.map(({ id }) => id)).toEqual([3]);
});

test("what stays is in the column in which it was, until it no longer does", () => {
  const former = groupByColumn([order(1, 1), order(2, 1)]);
  const moved = [order(1, 2), order(2, 2)];
  const kept = groupByColumn(moved, former, ({ id }) => id === 1);
  expect(kept.processing).toEqual([order(1, 2)]);
  expect(kept.preparing).toEqual([order(2, 2)]);
  expect(groupByColumn(moved, kept).processing).toEqual([]);
});

test("what was promised counts before what was asked for", () => {
  const asked = { scheduled_for: at(30) };
  expect(dueMsOf(order(1, 2))).toBeUndefined();
  expect(dueMsOf(order(1, 2, asked))).toBe(Date.parse(at(30)));
  expect(dueMsOf(order(1, 2, { ...asked, promised_at: at(40) }))).toBe(Date.parse(at(40)));
});
