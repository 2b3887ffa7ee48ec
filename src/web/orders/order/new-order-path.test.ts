import { expect, test } from "vitest";
import { newAccount } from "../../content/testing-menu.ts";
import { newOrderPath } from "./new-order-path.ts";

const { features } = newAccount();
const accountWith = (on: Partial<typeof features>, source: "menu" | "easy-order" = "menu") =>
  newAccount({ features: { ...features, ...on }, source });

test("whoever ordered orders again where they did", () => {
  const account = accountWith({ delivery: true, easyOrder: true });
  expect(newOrderPath("delivery", account)).toBe("/delivery");
  expect(newOrderPath("easy-order", account)).toBe("/easy-order");
  expect(newOrderPath("sheet", account)).toBe("/cardapio");
});

test("where the account takes no such orders any more, its menu is shown", () => {
  expect(newOrderPath("delivery", accountWith({ easyOrder: true }))).toBe("/easy-order");
  expect(newOrderPath("easy-order", accountWith({ delivery: true }))).toBe("/delivery");
  expect(newOrderPath("easy-order", accountWith({}, "easy-order"))).toBe("/cardapio");
});

test("before the account is known it is taken to go on as it did", () => {
  expect(newOrderPath("easy-order", undefined)).toBe("/easy-order");
});
