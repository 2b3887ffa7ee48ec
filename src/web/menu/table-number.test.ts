import { expect, it } from "vitest";
import { tableNumberIn } from "./table-number.ts";
import { newAccount } from "./testing-menu.ts";

const { features, extras } = newAccount();
const account = newAccount({
  features: { ...features, localOrder: true },
  extras: { ...extras, locations: 12 },
});

it("finds the table in the address, by either name", () => {
  expect(tableNumberIn("?table=12", account)).toBe(12);
  expect(tableNumberIn("mesa=3&room=9", account)).toBe(3);
});

it.each(["", "mesa=", "mesa=0", "mesa=13", "mesa=-1", "mesa=1.5", "mesa=1e1", "mesa=abc"])(
  "finds none in %j",
  (search) => {
    expect(tableNumberIn(search, account)).toBeUndefined();
  },
);

it("finds none where tables are not served", () => {
  expect(tableNumberIn("mesa=3", { ...account, features })).toBeUndefined();
});
