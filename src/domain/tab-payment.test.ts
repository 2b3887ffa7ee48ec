import fc from "fast-check";
import { expect, test } from "vitest";
import { tabPayment } from "./tab-payment.ts";
import { tabTotal, type TabTotal } from "./tab-total.ts";

const total = (paidCents = 0, waivesService = false): TabTotal =>
  tabTotal({
    orders: [{ subtotalCents: 8000, serviceCents: 800, isCancelled: false }],
    paymentsCents: [paidCents],
    waivesService,
  });

const payment = (askedCents: number | undefined, of = total(), waiverChanges = false) =>
  tabPayment({ askedCents, total: of, waiverChanges });

test("is all that is left where no amount is asked for", () => {
  expect(payment(undefined, total(3000))).toEqual({ kind: "amount", cents: 5800 });
});

test("is more than nothing and no more than what is left, whatever is asked for", () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(8800), (askedCents, paidCents) => {
      const of = total(paidCents);
      const found = payment(askedCents, of);
      if (askedCents > of.leftCents) expect(found).toEqual({ kind: "wrong", why: "too much" });
      else if (askedCents === 0) expect(found).toEqual({ kind: "wrong", why: "nothing" });
      else expect(found).toEqual({ kind: "amount", cents: askedCents });
    }),
  );
});

test("is nothing at all where waiving the service leaves nothing to pay", () => {
  expect(payment(undefined, total(8000, true), true)).toEqual({ kind: "nothing left" });
  expect(payment(undefined, total(8000, true))).toEqual({ kind: "wrong", why: "nothing" });
});

test("cannot be found where more was paid than the total without the service", () => {
  expect(payment(undefined, total(8500, true), true)).toEqual({
    kind: "wrong",
    why: "waived too late",
  });
});
