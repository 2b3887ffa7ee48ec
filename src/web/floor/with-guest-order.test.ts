import { expect, test } from "vitest";
import type { Location } from "../../contract/tables.ts";
import { newOrder } from "../orders/testing-orders.ts";
import { withGuestOrder } from "./with-guest-order.ts";

const quiet: Omit<Location, "id" | "number" | "guest_orders"> = {
  status_id: 2,
  service_request: false,
  addressed: false,
  service_requested_at: null,
  addressed_at: null,
  addressed_by: null,
  bill_requested_at: null,
  sheets: [],
  last_order: null,
};
const tables: Location[] = [4, 5].map((number) => ({
  id: String(number),
  number,
  ...quiet,
  guest_orders: [],
}));
const ordered = (id: number, address: string) => newOrder(id, { mode: "easy-order", address });
const idsAt = (locations: Location[]) =>
  locations.map(({ guest_orders: orders }) => orders.map(({ id }) => id));

test("fault 29: an order comes to the table that it names, once, in the order of numbers", () => {
  const second = withGuestOrder(tables, ordered(12, "mesa 5"));
  const both = withGuestOrder(second, ordered(11, "05"));
  expect(idsAt(both)).toEqual([[], [11, 12]]);
  expect(idsAt(withGuestOrder(both, ordered(12, "mesa 5")))).toEqual([[], [11, 12]]);
});

test.each([4, 6] as const)(
  "fault 29: an order of status %i is gone from its table",
  (status_id) => {
    const known = withGuestOrder(tables, ordered(11, "5"));
    expect(idsAt(withGuestOrder(known, { ...ordered(11, "5"), status_id }))).toEqual([[], []]);
  },
);

test("fault 29: a room's order, a delivery and a tab's order are no table's", () => {
  for (const order of [
    ordered(11, "quarto 5"),
    newOrder(12, { address: "5" }),
    newOrder(13, { mode: "sheet", address: "5" }),
  ])
    expect(idsAt(withGuestOrder(tables, order))).toEqual([[], []]);
});
