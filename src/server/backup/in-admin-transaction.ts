import pg from "pg";
import { reasonOf } from "../db/database.ts";
import { hasSqlState } from "../db/sql-state.ts";
import { BackupRefused } from "./backup-refused.ts";

const insufficientPrivilege = "42501";

/** Runs in one transaction of an administrator for whom policies hide nothing; any failure undoes all of it. */
export async function inAdminTransaction<Result>(
  adminUrl: string,
  mode: "isolation level repeatable read read only" | "read write",
  run: (admin: pg.Client) => Promise<Result>,
): Promise<Result> {
  const admin = new pg.Client({
    connectionString: adminUrl,
    connectionTimeoutMillis: 10_000,
    application_name: "comanda backup",
  });
  // If the connection breaks, the query under way fails; without a listener the process would end.
  admin.on("error", () => undefined);
  try {
    await admin.connect();
    await admin.query(`begin ${mode}`);
    // Where a policy would leave out rows, the query fails instead.
    await admin.query("set local row_security = off");
    await admin.query("set local time zone 'UTC'");
    const result = await run(admin);
    await admin.query("commit");
    return result;
  } catch (error) {
    await admin.query("rollback").catch(() => undefined);
    if (!hasSqlState(error, [insufficientPrivilege])) throw error;
    throw new BackupRefused(
      `The user of DATABASE_URL cannot see every row (${reasonOf(error)}): it must be a superuser, or own the tables and have BYPASSRLS.`,
      { cause: error },
    );
  } finally {
    await admin.end().catch(() => undefined);
  }
}
