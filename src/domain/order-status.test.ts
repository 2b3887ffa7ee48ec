import { expect, test } from "vitest";
import {
  isCancelled,
  isInProgress,
  isOrderStatusId,
  listTabOf,
  namedStatusId,
  orderStatus,
  orderStatuses,
  orderTabs,
  overtaken,
  startingStatus,
  statusesInListTab,
  statusesInProgress,
  usualNextStatus,
  type OrderMode,
  type OrderStatusId,
} from "./order-status.ts";

const ids = orderStatuses.map((status) => status.id);

function journey(mode: OrderMode): string[] {
  const aliases: string[] = [];
  let statusId: OrderStatusId | undefined = startingStatus(mode);
  while (statusId !== undefined && aliases.length < 10) {
    aliases.push(orderStatus(statusId).alias);
    statusId = usualNextStatus(statusId, mode);
  }
  return aliases;
}

test("ids, aliases and labels are the specification's", () => {
  expect(ids.map((id) => [id, orderStatus(id).alias, orderStatus(id).label])).toEqual([
    [1, "processing", "Processando"],
    [2, "prepairing", "Preparando"],
    [3, "deliverying", "Em trânsito"],
    [4, "finished", "Finalizado"],
    [5, "open", "Em aberto"],
    [6, "cancelled", "Cancelado"],
  ]);
});

test("only 1 to 6 are status ids", () => {
  expect(ids.every(isOrderStatusId)).toBe(true);
  expect([0, 7, -1, 1.5, Number.NaN, Infinity].some(isOrderStatusId)).toBe(false);
});

test("an address names a status by its id", () => {
  expect(ids.map((id) => namedStatusId(`${id}`))).toEqual(ids);
});

test("a delivery travels before it is finished", () => {
  expect(journey("delivery")).toEqual([
    "open",
    "processing",
    "prepairing",
    "deliverying",
    "finished",
  ]);
});

test("a room's order is finished without travelling", () => {
  expect(journey("easy-order")).toEqual(["open", "processing", "prepairing", "finished"]);
});

test("an attendant's order starts already accepted", () => {
  expect(journey("sheet")).toEqual(["processing", "prepairing", "finished"]);
});

test("an order that is over has no next status, whatever its mode", () => {
  for (const mode of ["delivery", "easy-order", "sheet"] as const) {
    expect(usualNextStatus(4, mode)).toBeUndefined();
    expect(usualNextStatus(6, mode)).toBeUndefined();
    expect(usualNextStatus(3, mode)).toBe(4);
  }
});

test("an order is cancelled, finished or in progress", () => {
  expect(ids.filter(isCancelled)).toEqual([6]);
  expect(ids.filter(isInProgress)).toEqual([1, 2, 3, 5]);
  expect(statusesInProgress).toEqual([1, 2, 3, 5]);
});

test("the tabs list the statuses that the specification gives them", () => {
  expect(orderTabs.map((tab) => [tab.label, statusesInListTab(tab.key)])).toEqual([
    ["TODOS", [1, 2, 3, 4, 5, 6]],
    ["Em andamento", [1, 2, 3, 5]],
    ["Finalizados", [4]],
    ["Cancelados", [6]],
  ]);
  expect(ids.every((id) => statusesInListTab(listTabOf(id)).includes(id))).toBe(true);
});

test.each<[seen: OrderStatusId, current: OrderStatusId, wanted: OrderStatusId, string | undefined]>(
  [
    // Nobody else was there.
    [1, 1, 2, undefined],
    [2, 2, 1, undefined],
    [6, 6, 1, undefined],
    [4, 4, 3, undefined],
    // A colleague has taken the same step, or more of them.
    [1, 2, 2, "past"],
    [1, 3, 2, "past"],
    [2, 4, 3, "past"],
    [5, 2, 1, "past"],
    // A colleague has gone less far, or has turned back.
    [1, 2, 3, undefined],
    [3, 2, 4, undefined],
    // A step back is allowed. An order that is over meanwhile is not changed.
    [2, 3, 1, undefined],
    [2, 4, 1, "over"],
    [2, 6, 3, "over"],
    [5, 6, 1, "over"],
    [6, 4, 1, undefined],
    // Cancelling has rules of its own.
    [1, 4, 6, undefined],
  ],
)("seen as %i, it is %i by now and is to be %i: %s", (seen, current, wanted, late) => {
  expect(overtaken({ seen, current, wanted })).toBe(late);
});
