import type { Tx } from "../../db/with-account.ts";
import { badFields, Refused } from "../../http/refused.ts";
import { writeOrder } from "./edit-queries.ts";
import { refuseTwice } from "./refuse-twice.ts";
import { listParents, listSiblings, type Sibling } from "../menu/entry-queries.ts";

type Position = { id: string; sort: number };

/**
 * Puts all of one parent's entries in the order of their `sort`, and answers their new positions. An incomplete list
 * was made before somebody else added, moved or removed an entry, and is refused. So is a list made from another order
 * than `seen`: it would undo somebody else's sorting. The menu is locked.
 */
export async function sortEntries(
  tx: Tx,
  { positions, seen }: { positions: readonly Position[]; seen?: readonly string[] | undefined },
): Promise<Position[]> {
  const wanted = positions.toSorted((a, b) => a.sort - b.sort).map(({ id }) => id);
  refuseTwice(
    positions.map(({ id }) => id),
    (at) => `data.${at}.id`,
  );
  const parents = await listParents(tx, wanted);
  if (parents.length === 0) throw badFields({ data: { code: "none_exists" } }, "invalid_id");
  const siblings = await listSiblings(tx, parents[0] ?? null);
  const stored = siblings.filter((one) => !one.isDeleted).map((one) => one.entryId);
  const isComplete = parents.length === 1 && sameSet(wanted, stored);
  const isStale = seen !== undefined && !sameOrder(stored, seen) && !sameOrder(stored, wanted);
  if (!isComplete || isStale) throw new Refused("conflict");
  await writeOrder(tx, withDeleted(wanted, siblings));
  return wanted.map((id, sort) => ({ id, sort }));
}

function sameSet(one: readonly string[], other: readonly string[]): boolean {
  const ids = new Set(other);
  return one.length === other.length && one.every((id) => ids.has(id));
}

function sameOrder(stored: readonly string[], other: readonly string[]): boolean {
  return stored.length === other.length && stored.every((id, at) => id === other[at]);
}

/** Adds the removed entries to the order, each behind its former neighbour, for when it comes back. */
function withDeleted(wanted: readonly string[], siblings: readonly Sibling[]): string[] {
  const followers = new Map<string | null, string[]>();
  let last: string | null = null;
  for (const { entryId, isDeleted } of siblings) {
    if (isDeleted) followers.set(last, [...(followers.get(last) ?? []), entryId]);
    else last = entryId;
  }
  const behind = (entryId: string | null) => followers.get(entryId) ?? [];
  return [...behind(null), ...wanted.flatMap((entryId) => [entryId, ...behind(entryId)])];
}
