import { expect, test } from "vitest";
import { mainAction } from "./main-action.ts";

test.each([
  [
    "pay",
    { status_id: 5, status_alias: "open" },
    { isToPay: true, canNotify: true, canRepeat: true },
  ],
  [
    "notify",
    { status_id: 5, status_alias: "open" },
    { isToPay: false, canNotify: true, canRepeat: true },
  ],
  [
    "share",
    { status_id: 3, status_alias: "deliverying" },
    { isToPay: false, canNotify: false, canRepeat: true },
  ],
  [
    "rate",
    { status_id: 4, status_alias: "finished" },
    { isToPay: false, canNotify: false, canRepeat: true },
  ],
  [
    "again",
    { status_id: 4, status_alias: "finished", rated: true },
    { isToPay: false, canNotify: false, canRepeat: true },
  ],
  [
    "again",
    { status_id: 6, status_alias: "cancelled" },
    { isToPay: false, canNotify: false, canRepeat: true },
  ],
] as const)("%s is what stands out", (action, order, can) => {
  expect(mainAction(order, can)).toBe(action);
});

test("nothing stands out at the end of an order that cannot be made again", () => {
  const can = { isToPay: false, canNotify: false, canRepeat: false };
  expect(mainAction({ status_id: 6, status_alias: "cancelled" }, can)).toBeUndefined();
});
