import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/** Any number would do; it sets these locks apart from others that the program may take. */
const lockSpace = 726_353_002;

/**
 * Runs a task unless another process on the same database is running it. The lock belongs to a connection of the pool,
 * which the task occupies while it runs, so a process that dies lets go of it.
 */
export async function runAlone(
  database: Database,
  {
    name,
    run,
    signal,
  }: { name: string; run: (signal: AbortSignal) => Promise<unknown>; signal: AbortSignal },
): Promise<"done" | "busy"> {
  return database.kysely.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(${lockSpace}, hashtext(${name})) as taken`.execute(connection);
    if (rows[0]?.taken !== true) return "busy";
    try {
      await run(signal);
      return "done";
    } finally {
      await sql`select pg_advisory_unlock(${lockSpace}, hashtext(${name}))`.execute(connection);
    }
  });
}
