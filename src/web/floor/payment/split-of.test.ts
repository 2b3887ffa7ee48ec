import { describe, expect, it } from "vitest";
import { splitOf } from "./split-of.ts";

const at = "2026-11-20T20:00:00Z";
type Taken = { share?: [index: number, of: number]; isBack?: boolean };

/** The split of a tab on which these payments were taken, oldest first. */
const after = (...taken: Taken[]) =>
  splitOf({
    history: taken.map(({ share }) => ({
      at,
      what: "paid",
      to: { amount: 10, ...(share ? { shares: { index: share[0], of: share[1] } } : {}) },
    })),
    payments: taken.map(({ isBack }, id) => ({
      id: String(id),
      exp_amount: 10,
      created: at,
      by: "Rita",
      ...(isBack ? { refunded_amount: 10 } : {}),
    })),
  }).known;

describe("the share that is next", () => {
  it("follows the last one, whatever else is paid in between", () => {
    expect(after()).toBeUndefined();
    expect(after({})).toBeUndefined();
    expect(after({ share: [1, 2] })).toEqual({ of: 2, index: 2 });
    expect(after({}, { share: [1, 3] }, {}, { share: [2, 3] })).toEqual({ of: 3, index: 3 });
  });

  it("is nobody's once all are paid", () => {
    expect(after({ share: [1, 2] }, { share: [2, 2] })).toBeUndefined();
  });

  it("is of the number of payers that was chosen last", () => {
    expect(after({ share: [1, 4] }, { share: [1, 2] })).toEqual({ of: 2, index: 2 });
    expect(after({ share: [1, 2] }, { share: [2, 5] })).toEqual({ of: 5, index: 3 });
  });

  it("is to be paid once more where it was given back", () => {
    expect(after({ share: [1, 3], isBack: true })).toEqual({ of: 3, index: 1 });
    expect(after({ share: [1, 3], isBack: true }, { share: [1, 3] })).toEqual({ of: 3, index: 2 });
    const twice: Taken[] = [{ share: [1, 3] }, { share: [2, 3], isBack: true }];
    expect(after(...twice)).toEqual({ of: 3, index: 2 });
    expect(after(...twice, { share: [2, 3] })).toEqual({ of: 3, index: 3 });
  });
});

it("reads a history that says something else of shares", () => {
  const history = [7, null, { shares: 3 }, { shares: { of: 1e9, index: 1 } }].map((to) => ({
    at,
    what: "paid",
    to,
  }));
  expect(splitOf({ history, payments: [] })).toEqual({ known: undefined, taken: 0 });
});

it("is nobody's where another tab became part of this one", () => {
  const share = (index: number, of: number) => ({ amount: 10, shares: { index, of } });
  const history = [
    { at, what: "paid", to: share(1, 2) },
    { at, what: "merged", to: { table: 3 } },
    { at, what: "paid", to: share(1, 4) },
  ];
  const payments = [1, 2].map((id) => ({
    id: String(id),
    exp_amount: 10,
    created: at,
    by: "Rita",
  }));
  const before = { history: history.slice(0, 2), payments: payments.slice(0, 1) };
  expect(splitOf(before)).toEqual({ known: undefined, taken: 1 });
  expect(splitOf({ history, payments })).toEqual({ known: { of: 4, index: 2 }, taken: 2 });
});
