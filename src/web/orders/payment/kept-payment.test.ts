import { expect, it } from "vitest";
import { readDay } from "../../storage/day-store.ts";
import { readPayment } from "./kept-payment.ts";

const savedAt = 1_000;
const readPayments = (json: string, now: number) => readDay(json, { now, read: readPayment });
const payment = { key: "k", body: { amount: 20, method: "cash", tendered: 50 }, savedAt };

it("reads what was kept, and leaves out what is none, or of days ago", () => {
  const stored = { a: payment, b: { ...payment, key: 1 }, c: "x", d: { key: "k", body: {} } };
  expect(readPayments(JSON.stringify(stored), savedAt)).toEqual({ a: payment });
  expect(readPayments(JSON.stringify({ a: payment }), savedAt + 86_400_001)).toEqual({});
  expect(readPayments("{", savedAt)).toEqual({});
  const other = { ...payment, body: { amount: 1, method: "shells" } };
  expect(readPayments(JSON.stringify({ a: other }), savedAt)).toEqual({
    a: { ...other, body: { amount: 1 } },
  });
});
