import type pg from "pg";
import { connectClient } from "../db/connect-client.ts";
import { reasonOf } from "../db/database.ts";
import { hasSqlState } from "../db/sql-state.ts";
import { OperatorRefused } from "../operator-refused.ts";

const insufficientPrivilege = "42501";

type Mode = "isolation level repeatable read read only" | "read write";
type AdminTransaction = AsyncDisposable & { admin: pg.Client; commit: () => Promise<unknown> };

/** Runs in one transaction of an administrator, from whom policies hide nothing. Any failure undoes all of it. */
export async function inAdminTransaction<Result>(
  adminUrl: string,
  mode: Mode,
  run: (admin: pg.Client) => Promise<Result>,
): Promise<Result> {
  try {
    await using transaction = await begin(adminUrl, mode);
    const result = await run(transaction.admin);
    await transaction.commit();
    return result;
  } catch (error) {
    throw explained(error);
  }
}

/** The same for a generator. The transaction ends with the last piece, or when the reader stops. */
export async function* piecesInAdminTransaction<Piece, Result>(
  adminUrl: string,
  mode: Mode,
  run: (admin: pg.Client) => AsyncGenerator<Piece, Result, undefined>,
): AsyncGenerator<Piece, Result, undefined> {
  try {
    await using transaction = await begin(adminUrl, mode);
    const result = yield* run(transaction.admin);
    await transaction.commit();
    return result;
  } catch (error) {
    throw explained(error);
  }
}

async function begin(adminUrl: string, mode: Mode): Promise<AdminTransaction> {
  const admin = await connectClient(adminUrl, { application_name: "comanda backup" });
  // The end of the connection undoes an uncommitted transaction.
  const end = () => admin.end().catch(() => undefined);
  try {
    await admin.query(`begin ${mode}`);
    // A query fails, instead of leaving out the rows that a policy hides.
    await admin.query("set local row_security = off");
    await admin.query("set local time zone 'UTC'");
  } catch (error) {
    await end();
    throw error;
  }
  return { admin, commit: () => admin.query("commit"), [Symbol.asyncDispose]: end };
}

function explained(error: unknown): unknown {
  if (!hasSqlState(error, [insufficientPrivilege])) return error;
  return new OperatorRefused(
    `The user of DATABASE_URL cannot see every row (${reasonOf(error)}): it must be a superuser, or own the tables and have BYPASSRLS.`,
    { cause: error },
  );
}
