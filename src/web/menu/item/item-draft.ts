import type { CartLine } from "../../../domain/cart.ts";
import type { Cents } from "../../../domain/money.ts";
import { optionQtyFor } from "../../../domain/option-count.ts";
import { lineTotal } from "../../../domain/order-total.ts";
import type { ShownItem, ShownOption } from "../../content/menu-view.ts";
import { orderedEntry } from "../../ordering/order-request.ts";

/** What a guest has chosen of an item and not yet put into the order. */
export type ItemDraft = {
  qty: number;
  obs: string;
  /** By option id; quantities are for the whole line, and change with it. */
  options: Record<string, number>;
};

/** A first choice of the item, or the one that the order holds. */
export function draftOf(line: CartLine | undefined): ItemDraft {
  const children = Object.entries(line?.children ?? {});
  return {
    qty: line?.qty ?? 1,
    obs: line?.obs ?? "",
    options: Object.fromEntries(children.map(([id, { qty }]) => [id, qty])),
  };
}

/** The choice for so many units; each has the options that it had. */
export function withDraftQuantity(draft: ItemDraft, qty: number): ItemDraft {
  const options = Object.entries(draft.options).map(([id, optionQty]) => [
    id,
    optionQtyFor(optionQty, { lineQty: draft.qty, newLineQty: qty }),
  ]);
  return { ...draft, qty, options: Object.fromEntries(options) };
}

/** The order's line, at the menu's present prices and with the options that it still has. */
export function lineOf(item: ShownItem, draft: ItemDraft): CartLine {
  const children = chosen(item, draft).map(({ option, qty }) => [
    option.id,
    orderedEntry(option, qty),
  ]);
  const obs = draft.obs.trim();
  return {
    ...orderedEntry(item, draft.qty),
    ...(obs === "" ? {} : { obs }),
    children: Object.fromEntries(children),
  };
}

/** What the choice costs. */
export function draftTotal(item: ShownItem, draft: ItemDraft): Cents {
  const children = chosen(item, draft).map(({ option, qty }) => ({
    qty,
    priceCents: option.priceCents,
  }));
  return lineTotal({ qty: draft.qty, priceCents: item.priceCents, children });
}

function chosen(item: ShownItem, draft: ItemDraft): { option: ShownOption; qty: number }[] {
  return item.groups
    .flatMap(({ options }) => options)
    .map((option) => ({ option, qty: draft.options[option.id] ?? 0 }))
    .filter(({ qty }) => qty > 0);
}
