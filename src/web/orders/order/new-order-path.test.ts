import { expect, test } from "vitest";
import { newAccount } from "../../content/testing-menu.ts";
import { canOrderAgain, newOrderPath } from "./new-order-path.ts";

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

test("an order is made again only where a page shows its cart", () => {
  const can = (mode: "sheet" | "delivery", account: typeof none, isAtTable = false) =>
    canOrderAgain(mode, account, { isAtTable });
  const none = accountWith({ attendantOrder: true });
  const served = accountWith({ attendantOrder: true, delivery: true });
  expect(can("sheet", served, true)).toBe(true);
  expect(can("sheet", served)).toBe(false);
  expect(can("delivery", served)).toBe(true);
  expect(can("delivery", accountWith({ easyOrder: true }))).toBe(true);
  expect(can("delivery", none)).toBe(false);
  expect(can("delivery", none, true)).toBe(true);
});
