import type { Order } from "../../contract/orders.ts";

/** A delivery that has just come in, with a test's changes. */
export function newOrder(id: number, changes: Partial<Order> = {}): Order {
  return {
    id,
    hash: String(id).padStart(32, "0"),
    _authid: null,
    mine: false,
    mode: "delivery",
    service: "delivery",
    user_name: "Ana",
    address: "Rua das Flores, 12",
    subtotal_amount: 10,
    service_amount: 0,
    delivery_fee: 0,
    total_amount: 10,
    payment_method_name: "PIX",
    created: "2026-11-20T12:00:00.000Z",
    new: true,
    status_id: 5,
    status_alias: "open",
    status_label: "Em aberto",
    details: { items: [] },
    ...changes,
  };
}
