import { freeLineKey, itemIdOf } from "./line-key.ts";
import { isBlank } from "./text-rules.ts";
import { optionQtyFor } from "./option-count.ts";

type OrderedOption = { id?: string | undefined; qty: number };
type OrderedItem = {
  line: number;
  id?: string | undefined;
  qty: number;
  /** Units that were called off already. */
  cancelled: number;
  obs?: string | undefined;
  children: readonly OrderedOption[];
};

type AddedLine = { qty: number; obs?: string; children?: Record<string, { qty: number }> };
type OrderEdit = {
  items: Record<string, AddedLine>;
  cancels: { line: number; qty: number }[];
};

/**
 * The edit that makes an order as it should be. Surplus units of a line are called off, missing units become a further
 * line of the same, and new lines are added. `wanted` has the number of units by line; `added` has lines of the menu.
 * No price is sent: the menu's price at the time of the change counts.
 */
export function orderEdit(
  ordered: readonly OrderedItem[],
  {
    wanted,
    added,
  }: { wanted: ReadonlyMap<number, number>; added: Readonly<Record<string, AddedLine>> },
): OrderEdit {
  const edit: OrderEdit = { items: {}, cancels: [] };
  const add = (itemId: string, line: AddedLine) => {
    const key = freeLineKey(edit.items, itemId);
    if (key !== undefined && line.qty > 0) edit.items[key] = line;
  };
  for (const item of ordered) {
    const left = item.qty - item.cancelled;
    const more = (wanted.get(item.line) ?? left) - left;
    if (more < 0) edit.cancels.push({ line: item.line, qty: -more });
    if (more > 0 && item.id !== undefined)
      add(item.id, {
        qty: more,
        ...(item.obs ? { obs: item.obs } : {}),
        ...optionsOf(item, more),
      });
  }
  for (const [key, { qty, obs = "", children = {} }] of Object.entries(added))
    add(itemIdOf(key), {
      qty,
      ...(isBlank(obs) ? {} : { obs: obs.trim() }),
      ...(Object.keys(children).length === 0 ? {} : { children: quantitiesOf(children) }),
    });
  return edit;
}

function quantitiesOf(children: Readonly<Record<string, { qty: number }>>) {
  return Object.fromEntries(Object.entries(children).map(([id, { qty }]) => [id, { qty }]));
}

/** The same options for each unit. Only older orders have an option twice in a line: it is added up. */
function optionsOf(
  { qty: lineQty, children }: OrderedItem,
  newLineQty: number,
): Pick<AddedLine, "children"> {
  if (children.length === 0) return {};
  const added: Record<string, { qty: number }> = {};
  for (const { id, qty } of children) {
    if (id === undefined) continue;
    const more = optionQtyFor(qty, { lineQty, newLineQty });
    added[id] = { qty: (added[id]?.qty ?? 0) + more };
  }
  return { children: added };
}

/** Whether more units of a line can be ordered: each of its units has the same options, which are still known. */
export function canHaveMore({ id, qty, children }: OrderedItem): boolean {
  return (
    id !== undefined &&
    children.every((option) => option.id !== undefined && option.qty % qty === 0)
  );
}
