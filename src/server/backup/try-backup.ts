import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "pg";
import { connectClient } from "../db/connect-client.ts";
import { prepareDatabase } from "../db/database.ts";
import { hasSqlState } from "../db/sql-state.ts";
import { OperatorRefused } from "../operator-refused.ts";
import { listTables } from "./catalogue.ts";
import { inAdminTransaction } from "./in-admin-transaction.ts";
import { readBackup } from "./read-backup.ts";
import { isRestorable, restoreBackup, type StoredRow } from "./restore-backup.ts";
import { rowsOf } from "./table-rows.ts";

type Trial = { path: string; adminUrl: string; now?: Date };

const folderPrefix = "comanda-trial-";
const databasePrefix = "comanda_trial_";
/** Age of a folder or database that no try can still be using. */
const leftAfterMs = 24 * 3_600_000;

/** SQL state: somebody is connected to the database. */
const inUse = "55006";

/** SQL states: the administrator may make no database, or the server is a replica. */
const madeNoDatabase = ["42501", "25006"];

/**
 * Restores a backup into a new database, compares its rows with the file's, and drops it. Answers false, with nothing
 * tried, where no database can be made, as at a replica. Until this is over the file has another name, as it has after
 * a try that was cut off: a watch on the newest backup's age must not find it.
 */
export async function tryBackup({ path, ...trial }: Trial): Promise<boolean> {
  const untried = `${path}.untried`;
  await rename(path, untried);
  try {
    const isTried = await tryFile({ path: untried, ...trial });
    await rename(untried, path);
    return isTried;
  } catch (cause) {
    if (!(cause instanceof OperatorRefused)) throw cause;
    const broken = `${path}.broken`;
    const named = await rename(untried, broken).then(
      () => broken,
      () => untried,
    );
    throw new OperatorRefused(`${named} was written and cannot be restored: ${cause.message}`, {
      cause,
    });
  }
}

async function tryFile({ path, adminUrl, now = new Date() }: Trial): Promise<boolean> {
  const name = `${databasePrefix}${secondsDigits(now)}${randomBytes(2).toString("hex")}`;
  const admin = await connectClient(adminUrl, { application_name: "comanda backup" });
  const pictures = await mkdtemp(join(tmpdir(), folderPrefix));
  try {
    if (!(await createDatabase(admin, name))) return false;
    const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
    try {
      await removeLeft(admin, now);
      await prepareDatabase(url);
      await restoreBackup({ path }, { adminUrl: url, pictures });
      await compareRestored(path, url);
      return true;
    } finally {
      await admin.query(`drop database if exists ${name} with (force)`);
      await dropRoles(admin, name);
    }
  } finally {
    await rm(pictures, { recursive: true, force: true });
    await admin.end();
  }
}

/** The time in a database's name: eight hexadecimal digits, until the year 2106. */
export const secondsDigits = (time: Date) =>
  Math.floor(time.getTime() / 1_000)
    .toString(16)
    .padStart(8, "0");

/**
 * Removes what is left of tries that were killed: old folders, and databases whose names have another day's time and
 * that nobody is connected to. The version before had random digits there.
 */
async function removeLeft(admin: Client, now: Date): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(`
    select datname as name from pg_database
    where datname ~ '^${databasePrefix}[0-9a-f]{12}$' and pg_get_userbyid(datdba) = current_user
      and not exists (select from pg_stat_activity where datid = pg_database.oid)`);
  for (const { name } of rows) {
    const digits = name.slice(databasePrefix.length, databasePrefix.length + 8);
    const ageMs = now.getTime() - Number.parseInt(digits, 16) * 1_000;
    if (Math.abs(ageMs) > leftAfterMs) await dropLeft(admin, name);
  }
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue;
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => undefined);
    // Another login's folder is not ours to remove.
    if (found && now.getTime() - found.mtimeMs > leftAfterMs)
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function dropLeft(admin: Client, name: string): Promise<void> {
  try {
    await admin.query(`drop database if exists ${name}`);
    await dropRoles(admin, name);
  } catch (error) {
    // Another try has connected meanwhile.
    if (!hasSqlState(error, [inUse])) throw error;
  }
}

const dropRoles = (admin: Client, name: string) =>
  admin.query(`drop role if exists ${name}_app_login, ${name}_relay_login`);

async function createDatabase(admin: Client, name: string): Promise<boolean> {
  try {
    await admin.query(`create database ${name}`);
    return true;
  } catch (error) {
    if (hasSqlState(error, madeNoDatabase)) return false;
    throw error;
  }
}

/** Refuses a database whose rows are not exactly those that a restoration of the file brings. */
export async function compareRestored(path: string, adminUrl: string): Promise<void> {
  const expected = new Map<string, RowSum>();
  for await (const part of readBackup(path)) {
    if (part.kind === "header")
      for (const { name } of part.header.tables) expected.set(name, new RowSum());
    if (part.kind === "row" && isRestorable(part.table.name, JSON.parse(part.json) as StoredRow))
      expected.get(part.table.name)?.add(part.json);
  }
  await inAdminTransaction(adminUrl, "isolation level repeatable read read only", async (admin) => {
    for (const table of await listTables(admin)) {
      const found = new RowSum();
      for await (const rows of rowsOf(admin, { table })) for (const row of rows) found.add(row);
      const written = expected.get(table.name);
      if (written?.text() !== found.text())
        throw new OperatorRefused(
          `The table ${table.name} has ${written?.text()} in the file and ${found.text()} when restored.`,
        );
    }
  });
}

/**
 * The number of rows, and a digest of them that does not depend on their order. No two rows of a table are the same.
 */
class RowSum {
  #count = 0;
  readonly #digest = Buffer.alloc(32);

  add(row: string): void {
    this.#count += 1;
    const own = createHash("sha256").update(row).digest();
    for (const [at, byte] of own.entries()) this.#digest[at] = (this.#digest[at] ?? 0) ^ byte;
  }

  text(): string {
    return `${this.#count} rows (${this.#digest.toString("hex").slice(0, 16)})`;
  }
}
