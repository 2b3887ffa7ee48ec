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

test("what was said of other places too is told", () => {
  const said = { title: "Grande", until: "day", others: 2 } as const;
  expect(soldOutToast(said, { sold_out: true })).toEqual({
    title: words.soldOut("Grande"),
    text: words.ofOthers(2),
    tone: "ok",
  });
});
