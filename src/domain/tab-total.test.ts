import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tabTotal } from "./tab-total.ts";

const order = (subtotalCents: number, serviceCents: number) => ({
  subtotalCents,
  serviceCents,
  isCancelled: false,
});

describe("threat 46: what a tab comes to", () => {
  it("is the sum over the orders that are not cancelled, less what was paid", () => {
    expect(
      tabTotal({
        orders: [order(5000, 500), order(1250, 125), { ...order(9900, 990), isCancelled: true }],
        paymentsCents: [1000, 75],
        waivesService: false,
      }),
    ).toEqual({
      subtotalCents: 6250,
      serviceCents: 625,
      totalCents: 6875,
      paidCents: 1075,
      waivedCents: 0,
      leftCents: 5800,
      overpaidCents: 0,
    });
  });

  it("has no service when the guest declines it", () => {
    const { serviceCents, totalCents } = tabTotal({
      orders: [order(5000, 500)],
      paymentsCents: [],
      waivesService: true,
    });
    expect([serviceCents, totalCents]).toEqual([0, 5000]);
  });

  it("leaves nothing to pay, and all to give back, when an order was cancelled after it was paid for", () => {
    const total = tabTotal({
      orders: [{ ...order(5000, 500), isCancelled: true }],
      paymentsCents: [5500],
      waivesService: false,
    });
    expect(total).toMatchObject({
      totalCents: 0,
      paidCents: 5500,
      leftCents: 0,
      overpaidCents: 5500,
    });
  });

  it("is paid in full by paying what is left, whatever was ordered and paid before", () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    const orders = fc.array(
      fc.record({ subtotalCents: cents, serviceCents: cents, isCancelled: fc.boolean() }),
    );
    fc.assert(
      fc.property(orders, fc.array(cents), fc.boolean(), (given, paymentsCents, waivesService) => {
        const before = tabTotal({ orders: given, paymentsCents, waivesService });
        const after = tabTotal({
          orders: given,
          paymentsCents: [...paymentsCents, before.leftCents],
          waivesService,
        });
        expect(after.leftCents).toBe(0);
        expect(after.paidCents).toBeGreaterThanOrEqual(after.totalCents);
      }),
    );
  });
});
