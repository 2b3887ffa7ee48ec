import { sql } from "kysely";
import { selectOwn, type Tx } from "../db/with-account.ts";

/**
 * Whether something of the account shows the picture `u`. Entries that were removed lately still do: they may be
 * brought back.
 */
const isShown = (accountId: string) => sql<boolean>`(
  exists (select from entry_images i where i.account_id = ${accountId} and i.upload_id = u.upload_id)
  or exists (select from icons i where i.account_id = ${accountId} and i.upload_id = u.upload_id)
  or exists (
    select from accounts a
    where a.account_id = ${accountId} and u.upload_id in (a.logo_upload_id, a.banner_upload_id)))`;

/** Marks the account's pictures that are unused from `now` on, and clears the marks of those that are shown again. */
export async function markUnused({ db, accountId }: Tx, now: Date): Promise<void> {
  const shown = isShown(accountId);
  await sql`
    update uploads u set unused_since = null
    where u.account_id = ${accountId} and u.unused_since is not null and ${shown}`.execute(db);
  await sql`
    update uploads u set unused_since = ${now}
    where u.account_id = ${accountId} and u.unused_since is null and not ${shown}`.execute(db);
}

/** The files of the account's pictures that have been unused since before then. */
export async function listUnusedFiles(tx: Tx, before: Date): Promise<string[]> {
  const rows = await selectOwn(tx, "uploads")
    .select("file")
    .where("unused_since", "<", before)
    .execute();
  return rows.map((row) => row.file);
}

/** Deletes the pictures that have been unused since before then, except those that somebody is about to show. */
export async function deleteUnused({ db, accountId }: Tx, before: Date): Promise<void> {
  // Lock first, then check in a second statement, which sees everything committed before the lock. A later save waits
  // and finds the picture deleted.
  const { rows } = await sql<{ upload_id: string }>`
    select upload_id from uploads
    where account_id = ${accountId} and unused_since < ${before}
    for update skip locked`.execute(db);
  const locked = rows.map((row) => row.upload_id);
  await sql`
    delete from uploads u
    where u.account_id = ${accountId} and u.upload_id = any(${locked}::uuid[]) and not ${isShown(accountId)}`.execute(
    db,
  );
}

/** The files among those given of which the account has a picture. */
export async function listFilesAmong(tx: Tx, files: readonly string[]): Promise<string[]> {
  const rows = await selectOwn(tx, "uploads")
    .select("file")
    .where("file", "=", sql<string>`any(${files}::text[])`)
    .execute();
  return rows.map((row) => row.file);
}
