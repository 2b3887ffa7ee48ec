import { expect, test } from "vitest";
import type { Cart } from "../../domain/cart.ts";
import { newCategory, newItem, newMenu } from "../content/testing-menu.ts";
import { shownTotal, withMenuRules } from "./shown-total.ts";

const option = (price: number) => ({ qty: 1, extras: { price } });
const cart: Cart = {
  items: {
    pizza: {
      qty: 1,
      title_br: "Pizza",
      extras: { price: 0 },
      children: {
        tuna: { ...option(50), group: { id: "flavours", priceRule: "average", freeQty: 0 } },
        ham: { ...option(40), group: { id: "flavours", priceRule: "average", freeQty: 0 } },
        gone: option(3),
      },
    },
  },
};

const menuWith = (price_rule: "sum" | "highest") =>
  newMenu([], {
    menuSubGroups: {
      pizza: [
        newCategory("flavours", [newItem("tuna"), newItem("ham")], { extras: { price_rule } }),
      ],
    },
  });

test("without a quote the guest is told the lines' sum, by the rules that the menu has now", () => {
  const total = (rule: "sum" | "highest") =>
    shownTotal(cart, { menu: menuWith(rule), quote: undefined });
  expect(total("highest")).toBe(5300);
  expect(total("sum")).toBe(9300);
  const quote = { total_amount: 61.5 };
  expect(shownTotal(cart, { menu: menuWith("sum"), quote })).toBe(6150);
});

test("what has left the menu keeps the rules that it was put in with", () => {
  expect(withMenuRules(cart, newMenu([]))).toEqual(cart);
});
