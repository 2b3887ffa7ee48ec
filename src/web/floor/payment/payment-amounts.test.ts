import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney } from "../../../domain/money.ts";
import { tabTotal, type TabTotal } from "../../../domain/tab-total.ts";
import { paymentAmount } from "./payment-amounts.ts";

const total = (paidCents = 0, waivesService = false): TabTotal =>
  tabTotal({
    orders: [{ subtotalCents: 8000, serviceCents: 800, isCancelled: false }],
    paymentsCents: [paidCents],
    waivesService,
  });

const amount = (typed: string, of = total(), waiverChanges = false) =>
  paymentAmount({ typed, total: of, waiverChanges });

test("is all that is left where nothing is typed", () => {
  expect(amount("", total(3000))).toEqual({ kind: "amount", cents: 5800 });
});

test("is what is typed, with a comma before the cents", () => {
  expect(amount("1,50")).toEqual({ kind: "amount", cents: 150 });
});

test("is more than nothing and no more than what is left, whatever is typed", () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(8800), (typedCents, paidCents) => {
      const of = total(paidCents);
      const found = amount(formatMoney(typedCents, ""), of);
      if (typedCents === 0) expect(found).toEqual({ kind: "wrong", why: "nothing" });
      else if (typedCents > of.leftCents) expect(found).toEqual({ kind: "wrong", why: "too much" });
      else expect(found).toEqual({ kind: "amount", cents: typedCents });
    }),
  );
});

test("is nothing at all where waiving the service leaves nothing to pay", () => {
  expect(amount("", total(8000, true), true)).toEqual({ kind: "nothing left" });
});

test("cannot be found where more was paid than the total without the service", () => {
  expect(amount("", total(8500, true), true)).toEqual({ kind: "wrong", why: "waived too late" });
});
