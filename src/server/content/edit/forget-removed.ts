import type { Database } from "../../db/database.ts";
import { type Task, forEachAccount } from "../../housekeeping/housekeeping.ts";
import { withThawedAccount } from "../../tenancy/with-thawed-account.ts";
import { purgeDeleted } from "./removal-queries.ts";

const dayMs = 24 * 60 * 60_000;

/** Deletes what every account removed from its menu more than a day ago; nobody can bring it back any more. */
export async function forgetRemoved({
  database,
  now,
  signal,
}: {
  database: Database;
  now: Date;
  signal: AbortSignal;
}): Promise<void> {
  const before = new Date(now.getTime() - dayMs);
  await forEachAccount(database, signal, (accountId) =>
    withThawedAccount(database, accountId, (tx) => purgeDeleted(tx, { before, now })),
  );
}

/** The same as a housekeeping task, for menus that nobody edits: every removal deletes old removed entries too. */
export function forgettingRemoved({
  database,
  now,
}: {
  database: Database;
  now: () => Date;
}): Task {
  return {
    name: "removed entries",
    everyMs: dayMs,
    run: (signal) => forgetRemoved({ database, now: now(), signal }),
  };
}
