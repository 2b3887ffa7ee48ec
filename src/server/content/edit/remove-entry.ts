import { violates, type Tx } from "../../db/with-account.ts";
import { Refused } from "../../http/refused.ts";
import { findEntry } from "../menu/entry-queries.ts";
import { oneTitleIndex, unmarkIcon, updateIcon } from "./icon-queries.ts";
import { publishAvailability } from "./note-stock.ts";
import { refuseOverfull } from "./refuse-overfull.ts";
import { findDeleted, markDeleted, purgeDeleted, unmarkDeleted } from "./removal-queries.ts";

const restorableMs = 10 * 60_000;

/** The earliest removal that can still be undone. */
function restorableSince(now: Date): Date {
  return new Date(now.getTime() - restorableMs);
}

/** Removes an entry of this kind with everything below it; orders have their own copies. The menu is locked. */
export async function removeEntry(
  tx: Tx,
  { id, kind, now }: { id: string; kind: "category" | "item"; now: Date },
): Promise<void> {
  const entry = await findEntry(tx, id);
  if (entry?.kind !== kind) throw new Refused("not_found");
  await purgeDeleted(tx, { before: restorableSince(now), now });
  await markDeleted(tx, { entryId: entry.entry_id, now });
  await publishAvailability(tx, [id]);
}

export async function removeIcon(tx: Tx, { id, now }: { id: string; now: Date }): Promise<void> {
  const isThere = await updateIcon(tx, { iconId: id, deleted_at: now });
  if (!isThere) throw new Refused("not_found");
  await purgeDeleted(tx, { before: restorableSince(now), now });
}

/** Restores a removed entry or icon to its state before the removal. The menu must be locked. */
export async function restoreRemoved(
  tx: Tx,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const since = restorableSince(now);
  const deleted = await findDeleted(tx, { entryId: id, since });
  if (!deleted) return restoreIcon(tx, { iconId: id, since });
  // Its parent may have been removed since.
  const hasPlace = deleted.parentId === null || (await findEntry(tx, deleted.parentId));
  if (!hasPlace) throw new Refused("not_found");
  await unmarkDeleted(tx, id);
  await refuseOverfull(tx);
  await publishAvailability(tx, [id]);
}

async function restoreIcon(
  tx: Tx,
  { iconId, since }: { iconId: string; since: Date },
): Promise<void> {
  const isBack = await unmarkIcon(tx, { iconId, since }).catch((error: unknown) => {
    if (!violates(error, oneTitleIndex)) throw error;
    throw new Refused("conflict");
  });
  if (!isBack) throw new Refused("not_found");
}
