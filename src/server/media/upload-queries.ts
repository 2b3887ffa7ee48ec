import { randomUUIDv7 } from "node:crypto";
import type { Image } from "../../contract/fields.ts";
import { imageOf } from "../account/account-queries.ts";
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

export async function countUploads(tx: Tx): Promise<number> {
  const { count } = await tx.db
    .selectFrom("uploads")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("account_id", "=", tx.accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The id that the account has for a picture's content, if it has one. */
export async function findUploadOfFile(tx: Tx, file: string): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom("uploads")
    .select("upload_id")
    .where("account_id", "=", tx.accountId)
    .where("file", "=", file)
    .executeTakeFirst();
  return row?.upload_id;
}

/** The account's pictures among the ids given. */
export async function mapUploads(tx: Tx, ids: readonly string[]): Promise<Map<string, Image>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.db
    .selectFrom("uploads")
    .select(["upload_id", "file", "width", "height", "colour"])
    .where("account_id", "=", tx.accountId)
    .where("upload_id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.upload_id, imageOf(row)]));
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
