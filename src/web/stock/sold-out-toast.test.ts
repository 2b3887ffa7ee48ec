import { expect, test } from "vitest";
import { stockText as words } from "../text/stock-dictionary.ts";
import { soldOutToast } from "./sold-out-toast.ts";

test("only what can be had again is said to be back", () => {
  const back = { title: "Pizza", until: null };
  expect(soldOutToast(back, { sold_out: false }).text).toBe(words.available("Pizza"));
  expect(soldOutToast(back, { sold_out: true })).toEqual({
    text: words.stillSoldOut("Pizza"),
    tone: "warn",
  });
});
