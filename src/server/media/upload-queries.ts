import { randomUUIDv7 } from "node:crypto";
import type { Tx } from "../db/with-account.ts";
import type { StoredImage } from "./store-image.ts";

/** Gives a stored picture to the account; the id by which its entities refer to it. */
export async function insertUpload(
  tx: Tx,
  { file, width, height, colour }: StoredImage,
): Promise<string> {
  const uploadId = randomUUIDv7();
  await tx.db
    .insertInto("uploads")
    .values({ account_id: tx.accountId, upload_id: uploadId, file, width, height, colour })
    .execute();
  return uploadId;
}

/** The account's uploads by the name of their files; of several with one file, the newest. */
export async function mapUploadIdsByFile(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.db
    .selectFrom("uploads")
    .select(["file", "upload_id"])
    .where("account_id", "=", tx.accountId)
    .orderBy("upload_id")
    .execute();
  return new Map(rows.map((row) => [row.file, row.upload_id]));
}
