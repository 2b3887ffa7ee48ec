import { randomUUIDv7 } from "node:crypto";
import { selectOwn, updateOwn, type Tx } from "../../db/with-account.ts";

/** The name of the index that lets an account have one icon of a title. */
export const oneTitleIndex = "icons_of_one_title";

/** A new icon, behind the others. */
export async function insertIcon(
  tx: Tx,
  { title, uploadId }: { title: string; uploadId: string },
): Promise<string> {
  const iconId = randomUUIDv7();
  const last = await selectOwn(tx, "icons")
    .select((icons) => icons.fn.max("sort").as("sort"))
    .executeTakeFirst();
  await tx.db
    .insertInto("icons")
    .values({
      account_id: tx.accountId,
      icon_id: iconId,
      title,
      upload_id: uploadId,
      sort: (last?.sort ?? -1) + 1,
    })
    .execute();
  return iconId;
}

/** Answers whether the icon exists. */
export async function updateIcon(
  tx: Tx,
  { iconId, ...change }: { iconId: string; title?: string; upload_id?: string; deleted_at?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await updateOwn(tx, "icons")
    // An update that changes nothing still says whether the icon is there.
    .set({ icon_id: iconId, ...change })
    .where("icon_id", "=", iconId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Brings back an icon, also to the items that showed it. Answers false if it was not removed since then. */
export async function unmarkIcon(
  tx: Tx,
  { iconId, since }: { iconId: string; since: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await updateOwn(tx, "icons")
    .set({ deleted_at: null })
    .where("icon_id", "=", iconId)
    .where("deleted_at", ">=", since)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
