import type { CartLine } from "../../../domain/cart.ts";
import type { Cents } from "../../../domain/money.ts";
import { mostOfItem, optionQtyFor } from "../../../domain/option-count.ts";
import { lineTotal } from "../../../domain/order-total.ts";
import type { ShownItem } from "../../content/menu-view.ts";
import { onlyChoices, type Choice } from "../../ordering/group-choice.ts";
import { orderedEntry, orderedOptions } from "../../ordering/order-request.ts";

/** A guest's choices of an item that are not in the order yet. */
export type ItemDraft = {
  qty: number;
  obs: string;
  /** By option id; quantities are for the whole line, and change with it. */
  options: Record<string, number>;
};

/** A first choice of the item, or the one that a line of the order holds. */
export function draftOf(item: Pick<ShownItem, "groups">, line: CartLine | undefined): ItemDraft {
  if (!line) return { qty: 1, obs: "", options: onlyChoices(item) };
  const children = Object.entries(line.children);
  return {
    qty: line.qty,
    obs: line.obs ?? "",
    options: Object.fromEntries(children.map(([id, { qty }]) => [id, qty])),
  };
}

export function choiceOf({ qty, options }: ItemDraft): Choice {
  return { lineQty: qty, chosen: options };
}

/** The choice for this number of units. Each unit keeps its options. */
export function withDraftQuantity(draft: ItemDraft, qty: number): ItemDraft {
  const options = Object.entries(draft.options).map(([id, optionQty]) => [
    id,
    optionQtyFor(optionQty, { lineQty: draft.qty, newLineQty: qty }),
  ]);
  return { ...draft, qty, options: Object.fromEntries(options) };
}

/** The choice for a further line of an item of which the order has `units` already. */
export function furtherDraft(
  { maxQty }: Pick<ShownItem, "maxQty">,
  draft: ItemDraft,
  units: number,
): ItemDraft {
  return withDraftQuantity(draft, Math.min(draft.qty, mostOfItem(maxQty, units)));
}

/** The order's line, at the menu's present prices and with the options that it still has. */
export function lineOf(item: ShownItem, draft: ItemDraft): CartLine {
  const obs = draft.obs.trim();
  return {
    ...orderedEntry(item, draft.qty),
    ...(obs === "" ? {} : { obs }),
    children: orderedOptions(item, draft.options),
  };
}

export function draftTotal(item: ShownItem, draft: ItemDraft): Cents {
  const children = item.groups.flatMap((group) =>
    group.options.map(({ id, priceCents }) => ({
      qty: draft.options[id] ?? 0,
      priceCents,
      group,
    })),
  );
  const chosen = children.filter(({ qty }) => qty > 0);
  return lineTotal({ qty: draft.qty, priceCents: item.priceCents, children: chosen });
}
