import { expect, test } from "vitest";
import { chosenMethod } from "./payment-choice.ts";

test.each([
  ["what was chosen", "pix", ["cash", "pix"], "pix"],
  ["cash at first", "", ["credit-card", "cash"], "cash"],
  ["cash when what was chosen is no longer offered", "pix", ["cash", "credit-card"], "cash"],
  ["the only one there is", "", ["pix"], "pix"],
  ["left to the guest when there are several without cash", "", ["pix", "credit-card"], ""],
  ["none where there is none", "cash", [], ""],
] as const)("the payment method is %s", (_, chosen, offered, expected) => {
  expect(chosenMethod(chosen, offered)).toBe(expected);
});
