import { expect, test } from "vitest";
import { sumByTitle } from "./kitchen.ts";

test("what is to be cooked is summed up by its title, the most first", () => {
  const lines = [
    { title: "Calabresa", qty: 3 },
    { title: "Água", qty: 4 },
    { title: "Calabresa", qty: 4 },
    { title: "Suco", qty: 4 },
  ];
  expect(sumByTitle(lines)).toEqual([
    { title: "Calabresa", qty: 7 },
    { title: "Água", qty: 4 },
    { title: "Suco", qty: 4 },
  ]);
});
