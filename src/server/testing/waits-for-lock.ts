import { sql } from "kysely";
import { vi } from "vitest";
import type { Tx } from "../db/with-account.ts";

/** Waits until another transaction waits for something that this one holds. */
export async function waitsForLock({ db }: Tx): Promise<void> {
  const blocked = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
  await vi.waitFor(async () => {
    const { rows } = await blocked.execute(db);
    if (rows.length === 0) throw new Error("Nobody waits");
  }, 20_000);
}
