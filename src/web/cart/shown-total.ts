import type { Menu } from "../../contract/content.ts";
import { isPlain, optionRules } from "../../domain/option-rules.ts";
import type { WireQuote } from "../../contract/quote.ts";
import { cartTotal, type Cart, type CartChild } from "../../domain/cart.ts";
import { itemIdOf } from "../../domain/line-key.ts";
import { centsFromReais, type Cents } from "../../domain/money.ts";

type Groups = Pick<Menu, "menuSubGroups">;

/** The order's price as shown to the guest. Without a quote only the lines are charged. */
export function shownTotal(
  cart: Cart,
  { menu, quote }: { menu: Groups; quote: Pick<WireQuote, "total_amount"> | undefined },
): Cents {
  return quote ? centsFromReais(quote.total_amount) : cartTotal(withMenuRules(cart, menu));
}

/** The cart with the menu's present price rules for options. Options that have left the menu keep their own. */
export function withMenuRules<C extends Cart>(cart: C, { menuSubGroups }: Groups): C {
  const items = Object.entries(cart.items).map(([key, line]) => {
    const groups = menuSubGroups[itemIdOf(key)] ?? [];
    const children = Object.entries(line.children).map(([id, child]): [string, CartChild] => {
      const group = groups.find((one) => one.items.some((option) => option.id === id));
      if (!group) return [id, child];
      const { group: _, ...entry } = child;
      const { priceRule, freeQty } = optionRules(group.extras);
      const pricing = { id: group.id, priceRule, freeQty };
      return [id, isPlain(pricing) ? entry : { ...entry, group: pricing }];
    });
    return [key, { ...line, children: Object.fromEntries(children) }];
  });
  return { ...cart, items: Object.fromEntries(items) };
}
