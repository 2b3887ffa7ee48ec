import type { Tx } from "../../db/with-account.ts";
import { Refused } from "../../http/refused.ts";
import { findEntry } from "../menu/entry-queries.ts";
import { updateIcon } from "./icon-queries.ts";
import { markDeleted, purgeDeleted } from "./removal-queries.ts";

const restorableMs = 10 * 60_000;

/** What was removed before this cannot be brought back. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - restorableMs);
}

/** Removes an entry of this kind with everything below it; orders have their own copies. The menu is locked. */
export async function removeEntry(
  tx: Tx,
  { id, kind, now }: { id: string; kind: "category" | "item"; now: Date },
): Promise<void> {
  const entry = await findEntry(tx, id);
  if (entry?.kind !== kind) throw new Refused("not_found");
  await purgeDeleted(tx, restorableSince(now));
  await markDeleted(tx, { entryId: entry.entry_id, now });
}

export async function removeIcon(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  const isThere = await updateIcon(tx, { iconId: id, deleted_at: now });
  if (!isThere) throw new Refused("not_found");
  await purgeDeleted(tx, restorableSince(now));
}
