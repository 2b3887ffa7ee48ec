import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { access, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import {
  formatName,
  formatVersion,
  line,
  type BackedUpTable,
  type End,
  type BackupHeader,
} from "./backup-format.ts";
import { OperatorRefused } from "../operator-refused.ts";
import { listTables, readSchemaVersion } from "./catalogue.ts";
import { piecesInAdminTransaction } from "./in-admin-transaction.ts";
import { rowsOf } from "./table-rows.ts";
import { openAssetStore, type AssetPlace } from "../assets/asset-places.ts";
import { readAsset, type AssetStore } from "../assets/asset-store.ts";
import { keysOfUpload } from "./picture-files.ts";

export type Backup = {
  adminUrl: string;
  pictures: AssetPlace;
  /** The file to write; it must not exist yet. */
  path: string;
  /** Only this account; absent: all. */
  label?: string | undefined;
  now: Date;
};
export type BackupSummary = Omit<End, "sha256"> & { accounts: number; rows: number };

/** Writes all rows as they are at one moment, and the pictures that they name, while everybody goes on working. */
export async function writeBackup(backup: Backup): Promise<BackupSummary> {
  const { path } = backup;
  for (const name of [path, `${path}.untried`])
    if (await exists(name)) throw new OperatorRefused(`${name} is there already.`);
  const unfinished = `${path}.part`;
  try {
    const summary = await writeLines(backup, unfinished);
    await rename(unfinished, path);
    return summary;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeLines(backup: Backup, unfinished: string): Promise<BackupSummary> {
  const { adminUrl } = backup;
  const summary = { accounts: 0, rows: 0, pictures: 0, missingPictures: 0 };

  async function* lines(): AsyncGenerator<string> {
    const { head, pictures } = yield* piecesInAdminTransaction(
      adminUrl,
      "isolation level repeatable read read only",
      (admin) => linesOfRows(admin, backup),
    );
    summary.accounts = head.accounts.length;
    summary.rows = head.tables.reduce((sum, table) => sum + table.rows, 0);
    // Pictures are read after the transaction: while that is open, PostgreSQL keeps all rows that others replace. It
    // would keep no file anyway: housekeeping removes files that are unused for a day.
    for await (const picture of linesOfPictures(pictures, openAssetStore(backup.pictures))) {
      summary[picture === undefined ? "missingPictures" : "pictures"] += 1;
      if (picture !== undefined) yield picture;
    }
  }

  async function* linesAndEnd(): AsyncGenerator<string> {
    const hash = createHash("sha256");
    for await (const text of lines()) {
      hash.update(text);
      yield text;
    }
    const { pictures, missingPictures } = summary;
    const last: End = { pictures, missingPictures, sha256: hash.digest("hex") };
    yield line("E", JSON.stringify(last));
  }

  await pipeline(
    Readable.from(linesAndEnd()),
    createGzip(),
    // Names, addresses and hashes of passwords are in it.
    createWriteStream(unfinished, { mode: 0o600, flush: true }),
  );
  return summary;
}

type Picture = { file: string; width: number };

/** Yields the header and all rows. Answers the header, and the pictures that the rows name. */
async function* linesOfRows(
  admin: Client,
  backup: Backup,
): AsyncGenerator<string, { head: BackupHeader; pictures: Picture[] }, undefined> {
  const head = await makeHeader(admin, backup);
  const where = whereOf(admin, { label: backup.label, accounts: head.accounts });
  yield line("H", JSON.stringify(head));
  for (const table of head.tables) yield* linesOfTable(admin, { table, where });
  const { rows: pictures } = await admin.query<Picture>(
    `select file, max(width) as width from uploads ${where} group by file`,
  );
  return { head, pictures };
}

async function makeHeader(admin: Client, { label, now }: Backup): Promise<BackupHeader> {
  const schemaVersion = await readSchemaVersion(admin);
  const { rows: accounts } = await admin.query<{ id: string; label: string }>(
    "select account_id as id, label from accounts where $1::text is null or label = $1 order by label",
    [label ?? null],
  );
  if (label !== undefined && accounts.length !== 1)
    throw new OperatorRefused(`There is no account "${label}".`);
  const tables: BackupHeader["tables"] = [];
  for (const table of await listTables(admin)) {
    const { rows } = await admin.query<{ count: string }>(
      `select count(*)::text as count from ${table.name} ${whereOf(admin, { label, accounts })}`,
    );
    tables.push({ ...table, rows: Number(rows[0]?.count) });
  }
  return {
    format: formatName,
    formatVersion,
    schemaVersion,
    createdAt: now.toISOString(),
    scope: label === undefined ? "whole" : "account",
    accounts,
    tables,
  };
}

function whereOf(
  admin: Client,
  { label, accounts }: { label: string | undefined; accounts: BackupHeader["accounts"] },
): string {
  return label === undefined
    ? ""
    : `where account_id = ${admin.escapeLiteral(accounts[0]?.id ?? "")}`;
}

async function* linesOfTable(
  admin: Client,
  { table, where }: { table: BackedUpTable; where: string },
): AsyncGenerator<string> {
  yield line("T", table.name);
  let written = 0;
  for await (const rows of rowsOf(admin, { table, where })) {
    written += rows.length;
    yield rows.map((row) => line("R", row)).join("");
  }
  // Both counts are of one snapshot, so a difference is a defect. Half a backup is worse than none.
  if (written !== table.rows)
    throw new Error(`${table.name} has ${table.rows} rows, and ${written} were read`);
}

/** Yields `undefined` for each file that is not there. */
async function* linesOfPictures(
  pictures: Picture[],
  store: AssetStore,
): AsyncGenerator<string | undefined> {
  for (const { file, width } of pictures) {
    for (const key of keysOfUpload(file, width)) {
      const bytes = await readAsset(store, key);
      yield bytes && line("P", `${key} ${bytes.toString("base64")}`);
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
