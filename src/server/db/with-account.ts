import { sql, type Transaction } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

/** A transaction that sees and writes the rows of one account. Queries name the account as well as relying on the policies. */
export type Tx = { readonly db: Transaction<Tables>; readonly accountId: string };

/** Serialization failure and deadlock: the transaction did nothing and may simply be run again. */
const transientCodes = new Set(["40001", "40P01"]);
const maxAttempts = 4;

/**
 * The one way to the tables: opens a transaction, names its account for the policies, runs, commits.
 * `run` may be run again when the database asks for it, so it must do nothing else than talk to `tx`.
 */
export async function withAccount<Result>(
  database: Database,
  { accountId, mode }: { accountId: string; mode: "read" | "write" },
  run: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.kysely
        .transaction()
        .setAccessMode(mode === "read" ? "read only" : "read write")
        .execute(async (db) => {
          await sql`select set_config('app.account_id', ${accountId}, true)`.execute(db);
          return run({ db, accountId });
        });
    } catch (error) {
      if (attempt >= maxAttempts || !isTransient(error)) throw error;
    }
  }
}

function isTransient(error: unknown): boolean {
  return hasSqlState(error) && transientCodes.has(error.code);
}

function hasSqlState(error: unknown): error is { code: string } {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string";
}

/** Whether an error is the violation of the named constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return hasSqlState(error) && "constraint" in error && error.constraint === constraint;
}

/** Whether an error says that the database could not be reached or was shutting down, not that a query was wrong. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (hasSqlState(error) && /^(?:08|57P0|53)|^(?:ECONN|EPIPE|ETIMEDOUT|ENOENT)/.test(error.code)) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  );
}
