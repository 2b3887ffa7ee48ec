import pg, { type Client } from "pg";
import { openAssetStore, type AssetPlace } from "../assets/asset-places.ts";
import type { AssetStore } from "../assets/asset-store.ts";
import { OperatorRefused } from "../operator-refused.ts";
import type { BackupHeader } from "./backup-format.ts";
import { listTables, columnList, type CatalogueTable } from "./catalogue.ts";
import { inAdminTransaction } from "./in-admin-transaction.ts";
import { keysOfUpload, writePicture } from "./picture-files.ts";
import { readBackup } from "./read-backup.ts";
import {
  chosenAccount,
  requireEmpty,
  requireNoSuchAccount,
  requireSameTables,
  requireSchema,
} from "./restore-rules.ts";

type RowWriter = {
  add(table: CatalogueTable, json: string): Promise<void>;
  /** Writes the remaining rows, and answers how many rows there were in all. */
  finish(): Promise<number>;
};

const rowsAtOnce = 500;

const charactersAtOnce = 4_000_000;

export type Restoration = {
  path: string;
  /** Only this account of the backup; absent: all that it holds. */
  label?: string | undefined;
};
export type RestoredSummary = {
  accounts: number;
  rows: number;
  /** Rows that no restoration brings back. */
  leftOut: number;
  pictures: number;
  /** Files of pictures that the rows name and the backup does not hold. */
  missingPictures: number;
};

/** Refuses a file that this program cannot restore, before any database is touched. */
export async function checkBackup({ path, label }: Restoration): Promise<void> {
  for await (const part of readBackup(path)) {
    if (part.kind !== "header") continue;
    requireSchema(part.header);
    chosenAccount(part.header, label);
  }
}

/**
 * Puts everything of a backup, or one account, into a database of the same schema: the rows in one transaction, and the
 * pictures that are not there yet. After a refusal or a failure nothing of it is left.
 */
export async function restoreBackup(
  restoration: Restoration,
  place: { adminUrl: string; pictures: AssetPlace },
): Promise<RestoredSummary> {
  const store = openAssetStore(place.pictures);
  const writtenPictures: string[] = [];
  try {
    return await inAdminTransaction(place.adminUrl, "read write", (admin) =>
      restoreParts(admin, {
        ...restoration,
        store,
        noteWritten: (key) => writtenPictures.push(key),
      }),
    );
  } catch (error) {
    for (const key of writtenPictures) await store.remove(key);
    // SQL states 22 and 23: values that no column takes, and rows that a constraint refuses.
    if (!(error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? ""))) throw error;
    throw new OperatorRefused(
      `What is in ${restoration.path} does not fit this database, and nothing was restored: ${error.message}.`,
      { cause: error },
    );
  }
}

type Parts = Restoration & { store: AssetStore; noteWritten: (key: string) => void };

async function restoreParts(
  admin: Client,
  { path, label, store, noteWritten }: Parts,
): Promise<RestoredSummary> {
  const summary = { accounts: 0, rows: 0, leftOut: 0, pictures: 0, missingPictures: 0 };
  const writer = createRowWriter(admin);
  /** The width of each, by its name. */
  const pictures = new Map<string, number>();
  let account: BackupHeader["accounts"][number] | undefined;
  for await (const part of readBackup(path)) {
    if (part.kind === "header") {
      account = await prepare(admin, { header: part.header, label });
      summary.accounts = account ? 1 : part.header.accounts.length;
    } else if (part.kind === "row") {
      // Every table has `account_id`. The other columns are read only in tables that have them.
      const row = JSON.parse(part.json) as StoredRow;
      if (account !== undefined && row.account_id !== account.id) continue;
      if (!isRestorable(part.table.name, row)) {
        summary.leftOut += 1;
        continue;
      }
      await writer.add(part.table, part.json);
      if (part.table.name === uploadsTable && row.file !== undefined)
        pictures.set(row.file, row.width ?? 0);
    } else if (part.kind === "picture") {
      if (!pictures.has(part.picture.file)) continue;
      const written = await writePicture(store, { picture: part.picture, bytes: part.bytes });
      if (written !== undefined) noteWritten(written);
      summary.pictures += 1;
    } else {
      summary.rows = await writer.finish();
      await admin.query("set constraints all immediate");
    }
  }
  const expected = [...pictures].flatMap(([file, width]) => keysOfUpload(file, width)).length;
  return { ...summary, missingPictures: expected - summary.pictures };
}

/** Refuses a backup that does not fit the database. Answers the only account to restore, or undefined for all. */
async function prepare(
  admin: Client,
  { header, label }: { header: BackupHeader; label: string | undefined },
) {
  requireSchema(header);
  const account = chosenAccount(header, label);
  const tables = await listTables(admin);
  requireSameTables(header.tables, tables);
  if (account) await requireNoSuchAccount(admin, account);
  else await requireEmpty(admin, tables);
  await admin.query("set constraints all deferred");
  return account;
}

/** The columns that decide whether a row of any table is restored, and with which pictures. */
export type StoredRow = {
  account_id: string;
  user_id?: string | null;
  file?: string;
  width?: number;
};

const uploadsTable = "public.uploads";

/**
 * Access codes and events are good for minutes only. Sessions of staff may have been ended since, by signing out or by
 * a new password, and must not return. A guest's session is their only way to their orders.
 */
export function isRestorable(table: string, row: StoredRow): boolean {
  if (table === "public.access_codes" || table === "public.outbox") return false;
  return table !== "public.sessions" || row.user_id === null;
}

/** Writes rows many at a time; they come table by table. */
function createRowWriter(admin: Client): RowWriter {
  let waiting: { table: CatalogueTable; rows: string[]; characters: number } | undefined;
  let total = 0;

  async function flush(): Promise<void> {
    if (waiting === undefined) return;
    const { table, rows } = waiting;
    waiting = undefined;
    const columns = columnList(admin, table);
    const { rowCount } = await admin.query(
      `insert into ${table.name} (${columns})
       select ${columns} from jsonb_populate_recordset(null::${table.name}, $1::jsonb)`,
      [`[${rows.join(",")}]`],
    );
    if (rowCount !== rows.length)
      throw new Error(`${table.name} took ${rowCount} of ${rows.length} rows`);
    total += rows.length;
  }

  return {
    async add(table, json) {
      if (waiting !== undefined && waiting.table.name !== table.name) await flush();
      waiting ??= { table, rows: [], characters: 0 };
      waiting.rows.push(json);
      waiting.characters += json.length;
      if (waiting.rows.length >= rowsAtOnce || waiting.characters >= charactersAtOnce)
        await flush();
    },
    async finish() {
      await flush();
      return total;
    },
  };
}
