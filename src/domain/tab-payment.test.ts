import fc from "fast-check";
import { expect, test } from "vitest";
import { tabTotal, type TabTotal, tabPayment } from "./tab-total.ts";

const total = ({
  paidCents,
  waivesService = false,
}: {
  paidCents: number;
  waivesService?: boolean;
}): TabTotal =>
  tabTotal({
    orders: [{ subtotalCents: 8000, serviceCents: 800, isCancelled: false }],
    paymentsCents: [paidCents],
    waivesService,
  });

const plain = { askedCents: undefined, waiverChanges: false };

test("is all that is left where no amount is asked for", () => {
  const found = tabPayment({ ...plain, total: total({ paidCents: 3000 }) });
  expect(found).toEqual({ kind: "amount", cents: 5800 });
});

test("is more than nothing and no more than what is left, whatever is asked for", () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(8800), (askedCents, paidCents) => {
      const of = total({ paidCents });
      const found = tabPayment({ ...plain, askedCents, total: of });
      if (askedCents > of.leftCents) expect(found).toEqual({ kind: "wrong", why: "too much" });
      else if (askedCents === 0) expect(found).toEqual({ kind: "wrong", why: "nothing" });
      else expect(found).toEqual({ kind: "amount", cents: askedCents });
    }),
  );
});

test("is nothing at all where waiving the service leaves nothing to pay", () => {
  const waived = { ...plain, total: total({ paidCents: 8000, waivesService: true }) };
  expect(tabPayment({ ...waived, waiverChanges: true })).toEqual({ kind: "nothing left" });
  expect(tabPayment(waived)).toEqual({ kind: "wrong", why: "nothing" });
});

test("cannot be found where more was paid than the total without the service", () => {
  const waived = total({ paidCents: 8500, waivesService: true });
  expect(tabPayment({ askedCents: undefined, total: waived, waiverChanges: true })).toEqual({
    kind: "wrong",
    why: "waived too late",
  });
});
