import { randomBytes, randomUUIDv7 } from "node:crypto";
import type { Tx } from "../db/with-account.ts";

/** Makes a stored picture that has no files, and answers its id. */
export async function newUpload({ db, accountId }: Tx, { width = 640 } = {}): Promise<string> {
  const uploadId = randomUUIDv7();
  await db
    .insertInto("uploads")
    .values({
      account_id: accountId,
      upload_id: uploadId,
      file: randomBytes(16).toString("hex"),
      width,
      height: 480,
      colour: "#aa3300",
    })
    .execute();
  return uploadId;
}

/** Puts an icon with a picture of its own on the item, and answers the icon's id. */
export async function newIcon(
  tx: Tx,
  { itemId, ...icon }: { itemId: string; title: string; sort?: number },
): Promise<string> {
  const { db, accountId } = tx;
  const iconId = randomUUIDv7();
  const uploadId = await newUpload(tx);
  await db
    .insertInto("icons")
    .values({ account_id: accountId, icon_id: iconId, upload_id: uploadId, ...icon })
    .execute();
  await db
    .insertInto("entry_icons")
    .values({ account_id: accountId, entry_id: itemId, icon_id: iconId })
    .execute();
  return iconId;
}

export async function newEntryImage(
  tx: Tx,
  { entryId, position = 0, width = 640 }: { entryId: string; position?: number; width?: number },
): Promise<void> {
  const uploadId = await newUpload(tx, { width });
  await tx.db
    .insertInto("entry_images")
    .values({ account_id: tx.accountId, entry_id: entryId, position, upload_id: uploadId })
    .execute();
}
