import { expect, test } from "vitest";
import { newAccount } from "../content/testing-menu.ts";
import { backToMenu } from "./back-to-menu.ts";

const { features } = newAccount();
const ways = (account: ReturnType<typeof newAccount> | undefined) =>
  [true, false].map((isStaff) => backToMenu(account, { isStaff, isAtTable: false }));

test("staff go back to the account's own page, guests to where they can order", () => {
  const delivery = { ...features, delivery: true };
  expect(ways(newAccount({ features: delivery, source: "book" }))).toEqual(["/book", "/delivery"]);
  expect(ways(newAccount({ source: "book" }))).toEqual(["/book", "/book"]);
});

test("fault 53: guests go back to the order to their room where the account does not deliver", () => {
  const easyOrder = { ...features, easyOrder: true };
  expect(ways(newAccount({ features: easyOrder }))).toEqual(["/cardapio", "/easy-order"]);
  const both = { ...easyOrder, delivery: true };
  expect(ways(newAccount({ features: both }))).toEqual(["/cardapio", "/delivery"]);
});

test("nobody goes back to a page that the features do not serve", () => {
  for (const source of ["easy-order", "delivery", "home"] as const)
    expect(ways(newAccount({ source }))).toEqual(["/cardapio", "/cardapio"]);
  expect(ways(undefined)).toEqual(["/cardapio", "/cardapio"]);
});

test("guests at a table go back to where they order onto its tab, and not to the delivery", () => {
  const account = newAccount({ features: { ...features, delivery: true }, source: "book" });
  expect(backToMenu(account, { isStaff: false, isAtTable: true })).toBe("/cardapio");
  expect(backToMenu(account, { isStaff: true, isAtTable: true })).toBe("/book");
});
