import type { Tx } from "../../db/with-account.ts";
import { badFields, Refused, unknownId } from "../../http/refused.ts";
import { shiftChildren, updateEntry } from "./edit-queries.ts";
import { findEntry, listSiblings } from "../menu/entry-queries.ts";
import { publishAvailability } from "./note-stock.ts";
import { positionOf } from "../menu/read-entry.ts";

type MovedItem = { id: string; parent_id: string; sort: number };

type Move = {
  id: string;
  direction: "up" | "down";
  /** The item's place and neighbour as the editor saw them. Without it nothing is compared. */
  seen?: { parent_id: string; neighbour_id: string } | undefined;
};

/**
 * Moves an item to the end of the category above its own, or to the start of the one below; an option likewise among
 * the groups of its item. Does nothing if the item is already there, because of another person or a repeated call. The
 * menu must be locked.
 */
export async function moveToNeighbour(tx: Tx, { id, direction, seen }: Move): Promise<MovedItem> {
  const item = await findEntry(tx, id);
  const parent = item?.kind === "item" ? await findEntry(tx, item.parent_id ?? "") : undefined;
  if (!item || !parent) throw unknownId("item.id");
  if (seen?.neighbour_id === parent.entry_id)
    return { id: item.entry_id, parent_id: parent.entry_id, sort: await positionOf(tx, item) };
  if (seen && seen.parent_id !== parent.entry_id) throw new Refused("conflict");
  const neighbourId = await requireNeighbour(tx, { item: parent, direction });
  if (seen && seen.neighbour_id !== neighbourId) throw new Refused("conflict");
  const last = (await listSiblings(tx, neighbourId)).at(-1);
  if (direction === "down") await shiftChildren(tx, neighbourId);
  const sort = direction === "down" ? 0 : (last?.sort ?? -1) + 1;
  await updateEntry(tx, { entryId: item.entry_id, values: { parent_id: neighbourId, sort } });
  // Its item may have options enough without it, or no longer.
  await publishAvailability(tx, [item.entry_id]);
  const moved = { entry_id: item.entry_id, parent_id: neighbourId };
  return { id: item.entry_id, parent_id: neighbourId, sort: await positionOf(tx, moved) };
}

async function requireNeighbour(
  tx: Tx,
  {
    item: { entry_id: entryId, parent_id: parentId },
    direction,
  }: { item: { entry_id: string; parent_id: string | null }; direction: "up" | "down" },
): Promise<string> {
  const family = (await listSiblings(tx, parentId)).filter((one) => !one.isDeleted);
  const at = family.findIndex((one) => one.entryId === entryId);
  const neighbour = family[direction === "up" ? at - 1 : at + 1];
  if (neighbour) return neighbour.entryId;
  throw badFields(
    { dir: { code: direction === "up" ? "no_category_above" : "no_category_below" } },
    "invalid_id",
  );
}
