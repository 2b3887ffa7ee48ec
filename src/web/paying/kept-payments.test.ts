import { expect, it } from "vitest";
import { readPayments } from "./kept-payments.ts";

const payment = { key: "k", body: { amount: 20, method: "cash", tendered: 50 }, number: 7 };

it("reads what was kept, and leaves out what is none", () => {
  const { number: _, ...unnumbered } = payment;
  const stored = { a: payment, b: { ...payment, key: 1 }, c: "x", d: { key: "k", body: {} } };
  expect(readPayments(JSON.stringify(stored))).toEqual({ a: payment });
  expect(readPayments("{")).toEqual({});
  expect(readPayments(JSON.stringify({ a: unnumbered }))).toEqual({ a: { ...payment, number: 0 } });
  const other = { ...payment, body: { amount: 1, method: "shells" } };
  expect(readPayments(JSON.stringify({ a: other }))).toEqual({
    a: { ...other, body: { amount: 1 } },
  });
});
