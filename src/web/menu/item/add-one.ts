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
