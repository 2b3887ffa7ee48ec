import { describe, expect, it } from "vitest";
import type { Features } from "./landing-path.ts";
import { numbersIn, printedCodes } from "./printed-codes.ts";

const none: Features = {
  delivery: false,
  linktree: false,
  localOrder: false,
  easyOrder: false,
  attendantOrder: false,
};
const codes = (
  features: Partial<Features>,
  source: "cardapio" | "book" | "delivery" = "cardapio",
) =>
  printedCodes(
    { name: "Cantina", source, features: { ...none, ...features }, locations: 2 },
    "https://cantina.example",
  ).map(({ title, address }) => `${title} ${address.replace("https://cantina.example", "")}`);

describe("the codes that an account puts up", () => {
  it("are one of its page, where nobody calls from a table or orders from a room", () => {
    expect(codes({ delivery: true, linktree: true })).toEqual(["Cantina /"]);
    expect(codes({ attendantOrder: true })).toEqual(["Cantina /"]);
  });

  it.each([{ localOrder: true }, { localOrder: true, attendantOrder: true }])(
    "are one more for each table with %o",
    (features) => {
      expect(codes(features)).toEqual([
        "Cantina /",
        "Mesa 1 /cardapio?mesa=1",
        "Mesa 2 /cardapio?mesa=2",
      ]);
    },
  );

  it("are one more for each room, where the numbers are not tables", () => {
    const rooms = ["Quarto 1 /easy-order?room=1", "Quarto 2 /easy-order?room=2"];
    expect(codes({ easyOrder: true })).toEqual(["Cantina /", ...rooms]);
    expect(codes({ easyOrder: true, attendantOrder: true })).toHaveLength(3);
    expect(codes({ easyOrder: true, localOrder: true })).toHaveLength(3);
  });

  it("lead to the account's menu page, unless one orders from elsewhere there", () => {
    expect(codes({ localOrder: true }, "book")[1]).toBe("Mesa 1 /book?mesa=1");
    expect(codes({ localOrder: true }, "delivery")[1]).toBe("Mesa 1 /cardapio?mesa=1");
  });
});

it.each([
  ["", []],
  ["3", [3]],
  ["1-4, 9", [1, 2, 3, 4, 9]],
  ["9;1–2 2", [1, 2, 9]],
])("reads %j as the tables %j", (text, numbers) => {
  expect(numbersIn(text, 12)).toEqual(numbers);
});

it.each(["0", "13", "4-2", "a", "1-", "1-13", "-2"])("reads no tables in %j", (text) => {
  expect(numbersIn(text, 12)).toBeUndefined();
});
