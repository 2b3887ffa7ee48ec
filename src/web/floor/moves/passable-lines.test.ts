import { expect, test } from "vitest";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { chosenLines, passableLines } from "./passable-lines.ts";

const item = (line: number, qty: number, cancelled = 0) => ({
  line,
  qty,
  cancelled,
  title_br: `Item ${line}`,
  price: 10,
  amount: 10 * (qty - cancelled),
  children: [],
});
const order = (hash: string, alias: string, items: ReturnType<typeof item>[]) =>
  // Only these parts of an order count here.
  ({
    hash,
    id: 7,
    status_alias: alias,
    details: { items },
  }) as unknown as SheetDetails["orders"][number];

const orders = [
  order("a", "prepairing", [item(1, 3, 1), item(2, 2, 2)]),
  order("b", "cancelled", [item(1, 1)]),
];

test("what is left of orders that are not cancelled can be passed", () => {
  expect(passableLines({ orders })).toEqual([
    { key: "a 1", order: "a", number: 7, line: 1, title: "Item 1", most: 2, options: [] },
  ]);
});

test("no more is sent than is left by now, and nothing that is gone", () => {
  const lines = passableLines({ orders });
  expect(chosenLines(lines, { "a 1": 3, "a 2": 1 })).toEqual([{ order: "a", line: 1, qty: 2 }]);
  expect(chosenLines(lines, { "a 1": 0 })).toEqual([]);
});
