import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { Image } from "../../contract/fields.ts";
import { selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import { type StoredImage, imageOf } from "./stored-image.ts";

/** Gives a stored picture to the account, and answers its id there. */
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

export async function countUploads(tx: Tx): Promise<number> {
  const { count } = await selectOwn(tx, "uploads")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

const imageColumns = ["upload_id", "file", "width", "height", "colour"] as const;

/** The account's pictures among the ids given. */
export async function mapUploads(tx: Tx, ids: readonly string[]): Promise<Map<string, Image>> {
  if (ids.length === 0) return new Map();
  const rows = await selectOwn(tx, "uploads")
    .select(imageColumns)
    .where("upload_id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.upload_id, imageOf(row)]));
}

/**
 * The same for a transaction that is about to show them. None of them is removed as unused before it ends, or in the
 * day after.
 */
export async function claimUploads(tx: Tx, ids: readonly string[]): Promise<Map<string, Image>> {
  if (ids.length === 0) return new Map();
  const rows = await updateOwn(tx, "uploads")
    .set({ unused_since: null })
    .where("upload_id", "=", sql<string>`any(${ids}::uuid[])`)
    .returning(imageColumns)
    .execute();
  return new Map(rows.map((row) => [row.upload_id, imageOf(row)]));
}

/** The id that the account has for a picture's content, if it has one; claimed as by `claimUploads`. */
export async function claimUploadOfFile(tx: Tx, file: string): Promise<string | undefined> {
  const [row] = await updateOwn(tx, "uploads")
    .set({ unused_since: null })
    .where("file", "=", file)
    .returning("upload_id")
    .execute();
  return row?.upload_id;
}

/** The account's uploads by the name of their files; of several with one file, the newest. */
export async function mapUploadIdsByFile(tx: Tx): Promise<Map<string, string>> {
  const rows = await selectOwn(tx, "uploads")
    .select(["file", "upload_id"])
    .orderBy("upload_id")
    .execute();
  return new Map(rows.map((row) => [row.file, row.upload_id]));
}
