import fc from "fast-check";
import { expect, test } from "vitest";
import { lineTotal, orderTotal, subtotal } from "./order-total.ts";

const priced = {
  qty: fc.integer({ min: 1, max: 99 }),
  priceCents: fc.integer({ min: 0, max: 1e11 }),
};
const anyLine = fc.record({ ...priced, children: fc.array(fc.record(priced), { maxLength: 6 }) });
const anyLines = fc.array(anyLine, { maxLength: 50 });

test("a child's quantity is for the whole line, not for each unit", () => {
  const line = { qty: 3, priceCents: 1000, children: [{ qty: 2, priceCents: 150 }] };
  expect(lineTotal(line)).toBe(3300);
});

test("options of a group with rules cost in each unit what the rules say", () => {
  const group = { id: "flavours", priceRule: "average", freeQty: 0 } as const;
  const half = (priceCents: number) => ({ qty: 2, priceCents, group });
  const crust = {
    qty: 2,
    priceCents: 300,
    group: { ...group, id: "crust", priceRule: "sum" },
  } as const;
  // Two pizzas of two halves each: 55.01 a pizza, and a crust for 3.00.
  const line = { qty: 2, priceCents: 0, children: [half(5001), half(6000), crust] };
  expect(lineTotal(line)).toBe(2 * (5501 + 300));
});

test("no lines cost nothing", () => {
  expect(subtotal([])).toBe(0);
});

test("threat 46: a subtotal equals exact arithmetic", () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const exact = lines
        .flatMap((line) => [line, ...line.children])
        .reduce((total, part) => total + BigInt(part.qty) * BigInt(part.priceCents), 0n);
      expect(BigInt(subtotal(lines))).toBe(exact);
    }),
  );
});

test("service is charged on the lines and not on the delivery", () => {
  const lines = [{ qty: 1, priceCents: 1005, children: [] }];
  expect(orderTotal({ lines, servicePercent: 10, deliveryFeeCents: 700 })).toEqual({
    subtotalCents: 1005,
    serviceCents: 101,
    deliveryFeeCents: 700,
    totalCents: 1806,
  });
});

test("threat 46: the total is always the sum of its parts, and the order of lines changes nothing", () => {
  const percent = fc.integer({ min: 0, max: 20 });
  const fee = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(anyLines, percent, fee, (lines, servicePercent, deliveryFeeCents) => {
      const order = orderTotal({ lines, servicePercent, deliveryFeeCents });
      expect(order.totalCents).toBe(
        order.subtotalCents + order.serviceCents + order.deliveryFeeCents,
      );
      const reversed = lines.toReversed();
      expect(orderTotal({ lines: reversed, servicePercent, deliveryFeeCents })).toEqual(order);
    }),
  );
});
