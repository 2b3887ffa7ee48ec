import type { Database } from "../db/database.ts";
import { forEachAccount, type Task } from "../housekeeping/housekeeping.ts";
import { withThawedAccount } from "../tenancy/with-thawed-account.ts";
import { giveUpOld } from "./job-queries.ts";

/** Gives up what has waited for too long, also at printers that ask for nothing any more. */
export function givingUpOldJobs({ database, now }: { database: Database; now: () => Date }): Task {
  return {
    name: "old print jobs",
    everyMs: 3_600_000,
    run: (signal) =>
      forEachAccount(database, signal, (accountId) =>
        withThawedAccount(database, accountId, (tx) => giveUpOld(tx, { now: now() })),
      ),
  };
}
