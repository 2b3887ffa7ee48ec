import { expect, test } from "vitest";
import { amountsDue } from "./amounts-due.ts";

const order = { total_amount: 50, paid_amount: 20, status_id: 1, mode: "delivery" } as const;

test("an order owes what is not paid of it, and nothing once it is cancelled", () => {
  expect(amountsDue(order)).toEqual({ paidCents: 2000, leftCents: 3000, toGiveBackCents: 0 });
  expect(amountsDue({ ...order, status_id: 6 })).toEqual({
    paidCents: 2000,
    leftCents: 0,
    toGiveBackCents: 2000,
  });
  expect(amountsDue({ ...order, paid_amount: 60 })).toMatchObject({ toGiveBackCents: 1000 });
});
