import { expect, it } from "vitest";
import { newAccount } from "../content/testing-menu.ts";
import { namedTable, tableNumber } from "./table-number.ts";

const { features, extras } = newAccount();
const account = newAccount({
  features: { ...features, localOrder: true },
  extras: { ...extras, locations: 12 },
});

const tableNumberIn = (search: string, of = account) => tableNumber(namedTable(search) ?? "", of);

it("finds the table in the address, by either name", () => {
  expect(tableNumberIn("?table=12")).toBe(12);
  expect(tableNumberIn("mesa=3&room=9")).toBe(3);
});

it.each([
  "mesa=5%20",
  "mesa=+5",
  "mesa=%C2%A05",
  "Mesa=5",
  "MESA=5",
  "%20Table%20=5%0A",
  "utm_source=qr&mesa=05",
  "mesa=0005",
])("fault 19: finds table 5 in %j, as people write it into codes of their own", (search) => {
  expect(tableNumberIn(search)).toBe(5);
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
