import { expect, test } from "vitest";
import { mainAction } from "./main-action.ts";

test.each([
  ["pay", { status_id: 5, status_alias: "open" }, { isToPay: true, canNotify: true }],
  ["notify", { status_id: 5, status_alias: "open" }, { isToPay: false, canNotify: true }],
  ["share", { status_id: 3, status_alias: "deliverying" }, { isToPay: false, canNotify: false }],
  ["rate", { status_id: 4, status_alias: "finished" }, { isToPay: false, canNotify: false }],
  [
    "again",
    { status_id: 4, status_alias: "finished", rated: true },
    { isToPay: false, canNotify: false },
  ],
  ["again", { status_id: 6, status_alias: "cancelled" }, { isToPay: false, canNotify: false }],
] as const)("%s is what stands out", (action, order, can) => {
  expect(mainAction(order, can)).toBe(action);
});
