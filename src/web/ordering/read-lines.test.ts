import { expect, test } from "vitest";
import { readLines } from "./read-lines.ts";

const stored = {
  qty: 1,
  title_br: "Pizza",
  extras: { price: 0 },
  children: { atum: { qty: 1, title_br: "Atum", extras: { price: 50 } } },
};

test("lines of earlier versions, whose options know no group, are read as they were", () => {
  expect(readLines({ pizza: stored })).toEqual({ pizza: stored });
});

test("further lines and the rules of groups are read as they were stored", () => {
  const group = { id: "sabores", priceRule: "average", freeQty: 0 };
  const lines = {
    pizza: stored,
    "pizza~2": { ...stored, children: { atum: { ...stored.children.atum, group } } },
  };
  expect(readLines(lines)).toEqual(lines);
});

test.each([{ priceRule: "lowest", id: "g", freeQty: 0 }, { priceRule: "sum", id: "g" }, 7])(
  "a group that is none (%j) is left out",
  (group) => {
    const broken = { ...stored, children: { atum: { ...stored.children.atum, group } } };
    expect(readLines({ pizza: broken })).toEqual({ pizza: stored });
  },
);
