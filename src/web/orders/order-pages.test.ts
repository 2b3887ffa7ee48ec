import { expect, test } from "vitest";
import type { Order, QueueRow } from "../../contract/orders.ts";
import { orderStatus } from "../../domain/order-status.ts";
import { rowsOf, withStatus, type OrderPages } from "./order-pages.ts";

const open = orderStatus(5);

function orderNumbered(id: number): Order {
  return {
    id,
    hash: String(id).padStart(32, "0"),
    _authid: null,
    mine: false,
    mode: "delivery",
    user_name: "Ana",
    address: "Rua das Flores, 12",
    subtotal_amount: 10,
    service_amount: 0,
    delivery_fee: 0,
    total_amount: 10,
    payment_method_name: "PIX",
    created: "2026-11-20T12:00:00.000Z",
    status_id: open.id,
    status_alias: open.alias,
    status_label: open.label,
    details: { items: [] },
  };
}

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
  const before = pagesOf([orderNumbered(5), orderNumbered(4)], [queued, orderNumbered(2)]);
  const frozen = structuredClone(before);
  const after = withStatus(before, orderNumbered(2).hash, 4);
  expect(after.pages[1]?.orders[1]).toEqual({
    ...orderNumbered(2),
    status_id: 4,
    status_alias: "finished",
    status_label: "Finalizado",
  });
  expect(after.pages[0]).toEqual(frozen.pages[0]);
  expect(after.pages[1]?.orders[0]).toEqual(queued);
  expect(before).toEqual(frozen);
});

test("a row that two pages have is listed once, in its place", () => {
  const rows = rowsOf(pagesOf([orderNumbered(5), orderNumbered(4)], [orderNumbered(4), queued]));
  expect(rows).toEqual([orderNumbered(5), orderNumbered(4), queued]);
});
