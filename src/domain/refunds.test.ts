import { expect, test } from "vitest";
import { portugueseLabels, refundReasonText } from "./labels.ts";
import { mayRefundAlone, paidOf, standingPayments } from "./refunds.ts";

const entries = [
  { id: "a", amountCents: 5000, waivedCents: 500, refunds: null },
  { id: "b", amountCents: 2000, waivedCents: 200, refunds: null },
  { id: "c", amountCents: -1000, waivedCents: 0, refunds: "a" },
  { id: "d", amountCents: -2000, waivedCents: 0, refunds: "b" },
];

test("a payment that was given back whole takes the service along that its payer did without", () => {
  expect(standingPayments(entries).map(({ id }) => id)).toEqual(["a"]);
  expect(paidOf(entries)).toEqual({ paidCents: 4000, waivedCents: 500 });
});

test("a payment is given back by an owner, or within five minutes by who took it", () => {
  const takenAt = new Date("2026-11-20T20:00:00Z");
  const at = (time: string) => new Date(`2026-11-20T${time}Z`);
  const asked = { isOwner: false, hasTakenIt: true, takenAt, now: at("20:05:00") };
  expect(mayRefundAlone(asked)).toBe(true);
  expect(mayRefundAlone({ ...asked, now: at("20:05:01") })).toBe(false);
  expect(mayRefundAlone({ ...asked, hasTakenIt: false })).toBe(false);
  expect(mayRefundAlone({ ...asked, isOwner: true, now: at("23:00:00") })).toBe(true);
});

test("a reason is told in words, also one that never was a code", () => {
  expect(refundReasonText("charged_twice", portugueseLabels)).toBe("Cobrado duas vezes");
  expect(refundReasonText("Troco", portugueseLabels)).toBe("Troco");
});
