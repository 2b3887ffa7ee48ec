import { violates, type Tx } from "../../db/with-account.ts";
import { Refused } from "../../http/refused.ts";
import { findEntry } from "../menu/entry-queries.ts";
import { oneTitleIndex, unmarkIcon } from "./icon-queries.ts";
import { refuseOverfull } from "./refuse-overfull.ts";
import { findDeleted, unmarkDeleted } from "./removal-queries.ts";
import { restorableSince } from "./remove-entry.ts";

/** Brings back an entry, or an icon, as it was before it was removed. The menu is locked. */
export async function restoreRemoved(
  tx: Tx,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const since = restorableSince(now);
  const deleted = await findDeleted(tx, { entryId: id, since });
  if (!deleted) return restoreIcon(tx, { iconId: id, since });
  // What it stood in may itself be gone by now.
  const hasPlace = deleted.parentId === null || (await findEntry(tx, deleted.parentId));
  if (!hasPlace) throw new Refused("not_found");
  await unmarkDeleted(tx, id);
  await refuseOverfull(tx);
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
