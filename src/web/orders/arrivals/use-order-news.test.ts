import { expect, test } from "vitest";
import type { Order } from "../../../contract/orders.ts";
import { newOrder } from "../testing-orders.ts";
import { isMine } from "./use-order-news.ts";

test.each<[string, boolean, Partial<Order>]>([
  ["this person entered on a tab", true, { mode: "sheet", mine: true, entered: true }],
  ["this person entered for a caller", true, { mine: true, entered: true, placed_by: "Bia" }],
  [
    "a guest placed on a tab and this person accepted",
    true,
    { mode: "sheet", mine: true, by_guest: true },
  ],
  ["a guest placed on a tab and a colleague accepted", false, { mode: "sheet", by_guest: true }],
  ["a colleague entered on a tab and this person accepted", false, { mode: "sheet", mine: true }],
  [
    "a colleague entered for a caller and this person accepted",
    false,
    { mine: true, placed_by: "Bia" },
  ],
  ["a guest placed and this person accepted", false, { mine: true }],
])("an order that %s rings here when it is ready: %s", (_, isRung, changes) => {
  expect(isMine(newOrder(1, changes))).toBe(isRung);
});
