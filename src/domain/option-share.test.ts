import { expect, test } from "vitest";
import { portugueseWords } from "./ticket-words.ts";
import { optionLabels, shareOf } from "./option-share.ts";

const flavours = { id: "flavours", priceRule: "average", freeQty: 0 } as const;
const half = (title: string, qty: number) => ({ title, qty, group: flavours });

test.each([
  [1, 2, "½"],
  [2, 4, "½"],
  [2, 3, "⅔"],
  [2, 5, "2/5"],
  [3, 3, 1],
])("%d of %d is %s", (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});

test("what shares a unit's price is said as a share of each, and all else is counted", () => {
  const border = {
    title: "Borda",
    qty: 2,
    group: { ...flavours, id: "b", priceRule: "sum" as const },
  };
  expect(optionLabels(2, [half("Calabresa", 2), half("Atum", 2), border], portugueseWords)).toEqual(
    [
      { qty: "½", title: "Calabresa em cada" },
      { qty: "½", title: "Atum em cada" },
      { qty: 1, title: "Borda em cada" },
    ],
  );
  expect(optionLabels(1, [half("Calabresa", 2)], portugueseWords)).toEqual([
    { qty: 1, title: "Calabresa" },
  ]);
});
