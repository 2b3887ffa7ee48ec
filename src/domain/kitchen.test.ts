import { expect, test } from "vitest";
import { sumByTitle } from "./kitchen.ts";

test("what is to be cooked is summed up by its title, the most first", () => {
  const lines = [
    { title: "Calabresa", qty: 3 },
    { title: "Água", qty: 4 },
    { title: "Calabresa", qty: 4 },
    { title: "Suco", qty: 4 },
  ];
  expect(sumByTitle(lines)).toMatchObject([
    { title: "Calabresa", qty: 7 },
    { title: "Água", qty: 4 },
    { title: "Suco", qty: 4 },
  ]);
});

test("sizes, flavours and whatever else was chosen are counted below their item", () => {
  const lines = [
    { title: "Pizza", qty: 1, options: [{ title: "Pequena", qty: 1 }] },
    {
      title: "Pizza",
      qty: 2,
      options: [
        { title: "Grande", qty: 2 },
        { title: "Calabresa", qty: 2, share: "½" },
        { title: "Bacon", qty: 4 },
      ],
    },
    {
      title: "Pizza",
      qty: 1,
      options: [
        { title: "Grande", qty: 1 },
        { title: "Calabresa", qty: 1 },
      ],
    },
  ];
  const [pizza] = sumByTitle(lines);
  expect(pizza?.options.map(({ qty, title }) => `${qty}× ${title}`)).toEqual([
    "4× Bacon",
    "3× Grande",
    "2× ½ Calabresa",
    "1× Calabresa",
    "1× Pequena",
  ]);
});
