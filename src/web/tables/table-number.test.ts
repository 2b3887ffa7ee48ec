import { expect, it } from "vitest";
import { newAccount } from "../content/testing-menu.ts";
import { namedTable, tableNumber } from "./table-number.ts";

const { features, extras } = newAccount();
const account = newAccount({
  features: { ...features, localOrder: true },
  extras: { ...extras, locations: 12 },
});

const tableNumberIn = (search: string, house = account) =>
  tableNumber(namedTable(search) ?? "", house);

it("finds the table in the address, by either name", () => {
  expect(tableNumberIn("?table=12")).toBe(12);
  expect(tableNumberIn("mesa=3&room=9")).toBe(3);
});

it.each(["", "mesa=", "mesa=0", "mesa=13", "mesa=-1", "mesa=1.5", "mesa=1e1", "mesa=abc"])(
  "finds none in %j",
  (search) => {
    expect(tableNumberIn(search)).toBeUndefined();
  },
);

it("finds none where tables are not served", () => {
  expect(tableNumberIn("mesa=3", { ...account, features })).toBeUndefined();
});
