import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cartTotal, emptyCart, putLine } from "../../../domain/cart.ts";
import { menuView, type ShownItem } from "../../content/menu-view.ts";
import { newCategory, newItem, newMenu } from "../../content/testing-menu.ts";
import { draftOf, draftTotal, furtherDraft, lineOf, withDraftQuantity } from "./item-draft.ts";

/** A pizza with two options, at the prices given in reais. */
function pizza(prices: { pizza: number; olives: number; cheese: number }): ShownItem {
  const priced = (id: keyof typeof prices) =>
    newItem(id, { title_us: "x", extras: { price: prices[id] } });
  const menu = newMenu([newCategory("c", [priced("pizza")])], {
    menuSubGroups: { pizza: [newCategory("extras", [priced("olives"), priced("cheese")])] },
  });
  const item = menuView(menu, "us")[0]?.items[0];
  if (!item) throw new Error("the menu has no item");
  return item;
}

const item = pizza({ pizza: 52.9, olives: 5, cheese: 14 });

describe("choosing an item", () => {
  test("begins with one of it and no options", () => {
    expect(draftOf(item, undefined)).toEqual({ qty: 1, obs: "", options: {} });
  });

  test("begins with what the order has of it", () => {
    const draft = { qty: 3, obs: "sem cebola", options: { olives: 2 } };
    expect(draftOf(item, lineOf(item, draft))).toEqual(draft);
  });

  test("costs quantity times price plus each option's own, which counts for the whole line", () => {
    const draft = { qty: 2, obs: "", options: { olives: 1, cheese: 3 } };
    expect(draftTotal(item, draft)).toBe(2 * 5290 + 500 + 3 * 1400);
  });

  test("fault 60: each unit keeps its options while their number changes, and older sums stay", () => {
    const draft = { qty: 2, obs: "", options: { olives: 4, cheese: 1 } };
    expect(withDraftQuantity(draft, 3)).toEqual({
      qty: 3,
      obs: "",
      options: { olives: 6, cheese: 1 },
    });
  });

  test("for a further line is of no more units than the order may have beside its others", () => {
    const draft = { qty: 5, obs: "", options: { olives: 5 } };
    expect(furtherDraft({ maxQty: 5 }, draft, 2)).toMatchObject({ qty: 3, options: { olives: 3 } });
    expect(furtherDraft({ maxQty: 0 }, draft, 2)).toEqual(draft);
  });

  test("goes into the order under its Portuguese title, without blank texts and zero options", () => {
    expect(lineOf(item, { qty: 1, obs: "  ", options: { olives: 0, cheese: 1 } })).toEqual({
      qty: 1,
      title_br: "pizza",
      extras: { price: 52.9 },
      children: { cheese: { qty: 1, title_br: "cheese", extras: { price: 14 } } },
    });
  });

  test("leaves behind options that the menu no longer has", () => {
    const draft = { qty: 1, obs: "", options: { pineapple: 2 } };
    expect(lineOf(item, draft).children).toEqual({});
    expect(draftTotal(item, draft)).toBe(5290);
  });

  test("costs what the rules of its groups say, as its line in the cart does", () => {
    const rules = { priceRule: "average", freeQty: 0 } as const;
    const [group] = item.groups;
    const halves = { ...item, groups: [{ ...group!, ...rules }] };
    const draft = { qty: 2, obs: "", options: { olives: 2, cheese: 2 } };
    expect(draftTotal(halves, draft)).toBe(2 * (5290 + 950));
    const line = lineOf(halves, draft);
    expect(line.children["olives"]?.group).toEqual({ id: "extras", ...rules });
    expect(cartTotal(putLine(emptyCart, item.id, line))).toBe(draftTotal(halves, draft));
  });

  test("is shown at the total that the cart comes to", () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    const qty = fc.integer({ min: 0, max: 99 });
    fc.assert(
      fc.property(cents, cents, qty, fc.integer({ min: 1, max: 99 }), (price, extra, olives, n) => {
        const any = pizza({ pizza: price / 100, olives: extra / 100, cheese: 0 });
        const draft = { qty: n, obs: "", options: { olives } };
        const cart = putLine(emptyCart, any.id, lineOf(any, draft));
        expect(draftTotal(any, draft)).toBe(cartTotal(cart));
      }),
    );
  });
});
