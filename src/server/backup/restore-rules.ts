import type { Client } from "pg";
import { listMigrations } from "../db/migrate.ts";
import type { BackupHeader } from "./backup-format.ts";
import { OperatorRefused } from "../operator-refused.ts";
import type { CatalogueTable } from "./catalogue.ts";

type Account = BackupHeader["accounts"][number];

/** Only a program of the same schema knows what every column means. */
export function requireSchema({ schemaVersion }: BackupHeader): void {
  const known = listMigrations().at(-1)?.version;
  if (schemaVersion === known) return;
  throw new OperatorRefused(
    `The backup has schema version ${schemaVersion}, and this program has ${known}: restore it with the program that it was made with, and start this one on the result.`,
  );
}

/** The only account to restore. Undefined when all accounts of a whole backup are. */
export function chosenAccount(
  { scope, accounts }: BackupHeader,
  label: string | undefined,
): Account | undefined {
  if (label === undefined && scope === "whole") return undefined;
  const account = accounts.find((one) => label === undefined || one.label === label);
  if (account) return account;
  throw new OperatorRefused(
    `The backup has no account ${label === undefined ? "in it" : `"${label}"`}.`,
  );
}

/** Tables of one schema version may differ while somebody works on the program. */
export function requireSameTables(given: CatalogueTable[], found: CatalogueTable[]): void {
  const shape = (tables: CatalogueTable[]) =>
    JSON.stringify(
      tables.map(({ name, columns }) => [name, ...columns.toSorted()].join()).toSorted(),
    );
  if (shape(given) !== shape(found))
    throw new OperatorRefused("The backup has other tables or columns than this database.");
}

export async function requireEmpty(admin: Client, tables: CatalogueTable[]): Promise<void> {
  // The lock keeps others from making an account meanwhile.
  await admin.query("lock table hosts, accounts in share row exclusive mode");
  for (const { name } of tables) {
    const { rows } = await admin.query<{ filled: boolean }>(
      `select exists (select from ${name}) as filled`,
    );
    if (rows[0]?.filled)
      throw new OperatorRefused(
        `The database is not empty (${name.replace(/^public\./, "")} has rows): restore into a new one, or one account with --account.`,
      );
  }
}

/** An account that is there is never replaced. */
export async function requireNoSuchAccount(admin: Client, account: Account): Promise<void> {
  const { rowCount } = await admin.query(
    `select from accounts where account_id = $1 or label = $2
     union all select from hosts where account_id = $1 or host = $2`,
    [account.id, account.label],
  );
  if (rowCount !== 0)
    throw new OperatorRefused(
      `There is an account with the label "${account.label}" or the same id already.`,
    );
}
