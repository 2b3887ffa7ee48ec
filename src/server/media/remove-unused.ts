import { sql } from "kysely";
import type { AssetPlace } from "../assets/asset-places.ts";
import type { Database } from "../db/database.ts";
import { withAccount, selectOwn, type Tx } from "../db/with-account.ts";
import { type Task, forEachAccount } from "../housekeeping/housekeeping.ts";
import { withThawedAccount } from "../tenancy/with-thawed-account.ts";
import { forgetFile, listNotedFiles, noteFiles } from "./noted-files.ts";
import { removeImage } from "./store-image.ts";
import { removeLeftBehind } from "./spool-to-file.ts";

/** Unused pictures stay this long for undoing, for edits on open pages, and for pages in caches. */
const keptUnusedMs = 24 * 60 * 60_000;

const everyMs = 60 * 60_000;

type Sweep = { database: Database; pictures: AssetPlace; now: Date; signal: AbortSignal };

/**
 * Removes every account's pictures that nothing has shown for a day: first their rows, then those of their files that
 * no other account has. A picture counts as unused from the first run that finds it so. An entry that references one at
 * that moment either keeps it or is refused. Safe to run in several processes.
 */
export async function removeUnusedPictures(sweep: Sweep): Promise<void> {
  const { database, pictures, now, signal } = sweep;
  const before = new Date(now.getTime() - keptUnusedMs);
  await forEachAccount(database, signal, async (accountId) => {
    const files = await withThawedAccount(database, accountId, async (tx) => {
      await markUnused(tx, now);
      return listUnusedFiles(tx, before);
    });
    if (files === undefined || files.length === 0) return;
    await noteFiles(pictures, files);
    await withThawedAccount(database, accountId, (tx) => deleteUnused(tx, before));
  });
  await removeFilesOfNobody(sweep, before);
}

/** Removes the noted files that no account has. Accounts that have sent the same picture share its files. */
export async function removeFilesOfNobody(
  { database, pictures, signal }: Omit<Sweep, "now">,
  before: Date,
): Promise<void> {
  const noted = await listNotedFiles(pictures);
  if (noted.length === 0) return;
  const kept = new Set<string>();
  await forEachAccount(database, signal, (accountId) =>
    withAccount(database, { accountId, mode: "read" }, async (tx) => {
      for (const file of await listFilesAmong(tx, noted)) kept.add(file);
    }),
  );
  // Some accounts have not been asked.
  if (signal.aborted) return;
  for (const file of noted) {
    // A file that is being uploaded again at this moment is checked in the next sweep.
    const isSettled = kept.has(file) || (await removeImage({ pictures, file, before }));
    if (isSettled) await forgetFile(pictures, file);
  }
}

/** The same as a recurring task, which also removes uploads that were left behind. */
export function removingUnusedPictures({
  database,
  pictures,
  assetsDir,
}: Pick<Sweep, "database" | "pictures"> & {
  assetsDir: string;
}): Task {
  return {
    name: "unused pictures",
    everyMs,
    async run(signal) {
      const now = new Date();
      await removeLeftBehind(assetsDir, new Date(now.getTime() - keptUnusedMs));
      await removeUnusedPictures({ database, pictures, now, signal });
    },
  };
}

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
async function markUnused({ db, accountId }: Tx, now: Date): Promise<void> {
  const shown = isShown(accountId);
  await sql`
    update uploads u set unused_since = null
    where u.account_id = ${accountId} and u.unused_since is not null and ${shown}`.execute(db);
  await sql`
    update uploads u set unused_since = ${now}
    where u.account_id = ${accountId} and u.unused_since is null and not ${shown}`.execute(db);
}

/** The files of the account's pictures that have been unused since before then. */
async function listUnusedFiles(tx: Tx, before: Date): Promise<string[]> {
  const rows = await selectOwn(tx, "uploads")
    .select("file")
    .where("unused_since", "<", before)
    .execute();
  return rows.map((row) => row.file);
}

/** Deletes the pictures that have been unused since before then, except those that somebody is about to show. */
async function deleteUnused({ db, accountId }: Tx, before: Date): Promise<void> {
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
async function listFilesAmong(tx: Tx, files: readonly string[]): Promise<string[]> {
  const rows = await selectOwn(tx, "uploads")
    .select("file")
    .where("file", "=", sql<string>`any(${files}::text[])`)
    .execute();
  return rows.map((row) => row.file);
}
