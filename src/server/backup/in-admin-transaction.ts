import type pg from "pg";
import { connectClient } from "../db/connect-client.ts";
import { reasonOf } from "../db/database.ts";
import { hasSqlState } from "../db/sql-state.ts";
import { BackupRefused } from "./backup-refused.ts";

const insufficientPrivilege = "42501";

type Mode = "isolation level repeatable read read only" | "read write";
type Run<Result> = (admin: pg.Client) => Promise<Result>;

/** Runs in one transaction of an administrator for whom policies hide nothing; any failure undoes all of it. */
export async function inAdminTransaction<Result>(
  adminUrl: string,
  mode: Mode,
  run: Run<Result>,
): Promise<Result> {
  try {
    return await transact(adminUrl, mode, run);
  } catch (error) {
    if (!hasSqlState(error, [insufficientPrivilege])) throw error;
    throw new BackupRefused(
      `The user of DATABASE_URL cannot see every row (${reasonOf(error)}): it must be a superuser, or own the tables and have BYPASSRLS.`,
      { cause: error },
    );
  }
}

async function transact<Result>(adminUrl: string, mode: Mode, run: Run<Result>): Promise<Result> {
  const admin = await connectClient(adminUrl, { application_name: "comanda backup" });
  try {
    await admin.query(`begin ${mode}`);
    // Where a policy would leave out rows, the query fails instead.
    await admin.query("set local row_security = off");
    await admin.query("set local time zone 'UTC'");
    const result = await run(admin);
    await admin.query("commit");
    return result;
  } finally {
    // What was not committed ends with the connection.
    await admin.end().catch(() => undefined);
  }
}
