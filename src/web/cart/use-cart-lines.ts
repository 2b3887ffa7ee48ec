import { useMemo } from "react";
import type { Menu } from "../../contract/content.ts";
import { useSite } from "../site/site.ts";
import { cartLines, itemsById, type CartLineView } from "./cart-lines.ts";
import { withMenuRules } from "./shown-total.ts";
import { useCart } from "./use-cart.ts";

/** The cart's lines by the menu's titles in the visitor's language. */
export function useCartLines(menu: Menu): CartLineView[] {
  const { items } = useCart().cart;
  const { language } = useSite();
  const titled = useMemo(() => itemsById(menu), [menu]);
  return useMemo(
    () => cartLines(withMenuRules({ items }, menu), titled, language),
    [items, menu, titled, language],
  );
}
