import { expect, it } from "vitest";
import { readPayments, unansweredOf } from "./kept-payments.ts";

const savedAt = 1_000;
const dayMs = 86_400_000;
const payment = {
  key: "k",
  body: { amount: 20, method: "cash", tendered: 50 },
  number: 7,
  savedAt,
};
const read = (stored: unknown, now = savedAt) => readPayments(JSON.stringify(stored), now);

it("reads what was kept, and leaves out what is none", () => {
  const stored = { a: payment, b: { ...payment, key: 1 }, c: "x", d: { key: "k", body: {} } };
  expect(read(stored)).toEqual({ a: payment });
  expect(readPayments("{", savedAt)).toEqual({});
  const other = { ...payment, body: { amount: 1, method: "shells" } };
  expect(read({ a: other })).toEqual({ a: { ...other, body: { amount: 1 } } });
});

it("keeps a payment until somebody knows of it, and an earlier version's, without its order's number, for a day", () => {
  const { number: _, ...unnumbered } = payment;
  expect(read({ a: payment, b: unnumbered }, savedAt + dayMs + 1)).toEqual({ a: payment });
  expect(read({ b: unnumbered }, savedAt + dayMs)).toEqual({ b: { ...payment, number: 0 } });
});

it("shows a payment as unanswered once its answer cannot come at once any more, in whichever window it is sent", () => {
  const kept = read({ a: payment });
  expect(unansweredOf(kept, savedAt + 20_000)).toEqual({});
  expect(unansweredOf(kept, savedAt + 20_001)).toEqual(kept);
});
