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

test("sizes and flavours are counted below their item, and what is only added to it is not", () => {
  const size = (title: string, qty: number) => ({ title, qty, main: true as const });
  const [pizza] = sumByTitle([
    { title: "Pizza", qty: 1, options: [size("Pequena", 1)] },
    {
      title: "Pizza",
      qty: 2,
      options: [
        size("Grande", 2),
        { title: "Calabresa", qty: 2, share: "½" },
        { title: "Bacon", qty: 4 },
      ],
    },
    { title: "Pizza", qty: 1, options: [size("Grande", 1), { title: "Bacon", qty: 1 }] },
  ]);
  expect(pizza?.options.map(({ qty, title }) => `${qty}× ${title}`)).toEqual([
    "3× Grande",
    "2× ½\u00a0Calabresa",
    "1× Pequena",
  ]);
});
