import { describe, expect, it } from "vitest";
import { compareCounts, countedNames, countedOf, unreadable } from "./counting.ts";

const taken = (method: "cash" | "pix" | null, expected_amount: number) => ({
  method,
  payments: 1,
  received_amount: expected_amount,
  refunded_amount: 0,
  expected_amount,
});

describe("counting at the end of a day", () => {
  it("is of what the account takes, and of whatever was taken", () => {
    const account = { extras: { paymentMethods: { cash: true, "debit-card": false } } };
    const day = { methods: [taken("pix", 20), taken(null, 5)] };
    expect(countedNames(account as never, day)).toEqual(["cash", "pix", "unknown"]);
  });

  it("takes an empty field for not counted, and zero for a count", () => {
    expect(countedOf({ cash: "1.234,50", pix: "", "credit-card": "0,00" })).toEqual({
      cash: 1234.5,
      "credit-card": 0,
    });
  });

  it("does not take what is no amount for not counted", () => {
    expect(unreadable({ cash: "12,50", pix: "1.234.567.890.123,45", "credit-card": " " })).toEqual([
      "pix",
    ]);
  });

  it("stands beside what was expected, to the cent", () => {
    const counted = { cash: 0.3 };
    expect(
      compareCounts(["cash", "pix"], { counted, methods: [taken("cash", 0.1), taken("pix", 5)] }),
    ).toEqual([
      { name: "cash", countedCents: 30, expectedCents: 10 },
      { name: "pix", countedCents: undefined, expectedCents: 500 },
    ]);
  });
});
