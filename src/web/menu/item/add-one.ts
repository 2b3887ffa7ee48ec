import {
  isEqualLine,
  removeQuantity,
  saveLine,
  type Cart,
  type CartLine,
} from "../../../domain/cart.ts";
import { lineKeysOf, unitsByItem } from "../../../domain/line-key.ts";
import { maxOrderEntries, maxOrderLines } from "../../../domain/quantity.ts";
import type { useCart } from "../../cart/use-cart.ts";
import type { ShownItem } from "../../content/menu-view.ts";
import { cartText } from "../../text/cart-dictionary.ts";
import type { useToast } from "../../ui/Toast.tsx";
import { justAdded, undoMs, undoOffers } from "../../ordering/just-added.ts";
import { draftOf, lineOf } from "./item-draft.ts";

type Means = Pick<ReturnType<typeof useCart>, "change"> & { show: ReturnType<typeof useToast> };

/** Puts one of an item into the order as it is, without options, and offers to take it back. */
export function addOne(item: ShownItem, { change, show }: Means): void {
  const line = lineOf(item, draftOf(item, undefined));
  let refusal: string | undefined;
  change((cart) => {
    const units = unitsByItem(cart.items).get(item.id) ?? 0;
    const isMost = item.maxQty > 0 && units >= item.maxQty;
    const saved = isMost ? undefined : saveLine(cart, { itemId: item.id, line });
    if (isMost) refusal = cartText.item.atMost(item.maxQty);
    else if (!saved) refusal = cartText.item.tooManyLines(maxOrderLines, maxOrderEntries);
    return saved ?? cart;
  });
  if (refusal !== undefined) return show({ text: refusal, tone: "warn" });
  const now = Date.now();
  const last = justAdded.get(item.id);
  const count = last && now < last.endsMs ? last.count + 1 : 1;
  const takeOut = (qty: number) =>
    change((cart) => without(cart, { itemId: item.id, line, count: qty }));
  justAdded.set(item.id, {
    count,
    endsMs: now + undoMs,
    takeBack: (left) =>
      change((cart) => {
        const over = (unitsByItem(cart.items).get(item.id) ?? 0) - left;
        return over > 0
          ? without(cart, { itemId: item.id, line, count: Math.min(count, over) })
          : cart;
      }),
  });
  undoOffers.add(item.id);
  offerCart();
  return show({
    text: cartText.item.addedCount(item.title, count),
    tone: "ok",
    about: item.id,
    renews: true,
    durationMs: undoMs,
    action: {
      label: cartText.item.undo,
      run: () => {
        justAdded.delete(item.id);
        takeOut(count);
      },
    },
  });
}

/** Other choices of the item stay as they are. */
function without<C extends Cart>(
  cart: C,
  { itemId, line, count }: { itemId: string; line: CartLine; count: number },
): C {
  const key = lineKeysOf(cart.items, itemId).find((each) => {
    const known = cart.items[each];
    return known && isEqualLine(known, line);
  });
  return key === undefined ? cart : removeQuantity(cart, { key, qty: count });
}

/**
 * All later items stand between an item and the order. After one is put in by keyboard, the link that skips to the
 * order is therefore the next stop. From it Tab goes on to what follows the item, and Shift+Tab back to the item.
 */
export function offerCart(): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const lead = (event: KeyboardEvent) => {
    // The key that put it in may still be down.
    if (event.repeat) return;
    waiting.abort();
    const item = document.activeElement;
    const link = document.querySelector<HTMLElement>('a[href="#pedido"]');
    if (event.key !== "Tab" || event.shiftKey || !link || !(item instanceof HTMLElement)) return;
    link.focus();
    // Nor while a dialog is open.
    if (document.activeElement !== link) return;
    event.preventDefault();
    leadOn(link, item);
  };
  // At the next key a dialog has closed, and the item has the focus.
  document.addEventListener("keydown", lead, { signal });
  document.addEventListener("pointerdown", () => waiting.abort(), { signal });
}

function leadOn(link: HTMLElement, item: HTMLElement): void {
  const there = new AbortController();
  const { signal } = there;
  const go = (event: KeyboardEvent) => {
    const isBack = event.key === "Escape" || (event.key === "Tab" && event.shiftKey);
    if (isBack) event.preventDefault();
    // The browser then handles Tab, and leaves the item for what comes after it.
    if (isBack || event.key === "Tab") item.focus();
    if (event.key !== "Enter") return;
    event.preventDefault();
    // The order is in view at any scroll position.
    document.getElementById("pedido")?.focus({ preventScroll: true });
  };
  link.addEventListener("keydown", go, { signal });
  link.addEventListener("blur", () => there.abort(), { signal });
}
