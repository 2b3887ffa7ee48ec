import type { Database } from "../db/database.ts";
import type { Tx } from "../db/with-account.ts";
import { type Task, forEachAccount } from "../housekeeping/housekeeping.ts";
import {
  removeAnsweredCalls,
  removeEndedPushes,
  removeEndedCodes,
  removeEndedPauses,
  removeEndedSessions,
  removeForgottenDevices,
  removeLostGuests,
  removeOldPrintJobs,
  removePastSlots,
  type RemoveLeftovers,
} from "./leftover-queries.ts";
import { withThawedAccount } from "../tenancy/with-thawed-account.ts";
import { listOldOrderIds, removePersonalData } from "./order-queries.ts";
import { unlinkOldRaters } from "./rating-queries.ts";
import { removeOldTabNames } from "./guest-queries.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The most rows of one transaction, which keeps it short. */
const rowsAtOnce = 500;

/** Time for which useless rows are kept: clocks of several machines differ, and people ask about yesterday. */
const leftovers: { remove: RemoveLeftovers; keptMs: number }[] = [
  // A call that could not be sent is kept on a device for days.
  { remove: removeAnsweredCalls, keptMs: 7 * dayMs },
  { remove: removeEndedSessions, keptMs: dayMs },
  { remove: removeEndedCodes, keptMs: dayMs },
  { remove: removeForgottenDevices, keptMs: dayMs },
  { remove: removeEndedPauses, keptMs: dayMs },
  { remove: removePastSlots, keptMs: dayMs },
  { remove: removeOldPrintJobs, keptMs: 7 * dayMs },
  { remove: removeEndedPushes, keptMs: dayMs },
  { remove: removeLostGuests, keptMs: dayMs },
];

export type Retention = {
  database: Database;
  personalDataDays: number;
  now?: () => Date;
  rowsAtOnce?: number;
};

/** Tasks that erase what is no longer needed: who ordered what, and what the program itself leaves behind. */
export function retentionTasks(retention: Retention): Task[] {
  const { database, personalDataDays } = retention;
  const now = retention.now ?? (() => new Date());
  const limit = retention.rowsAtOnce ?? rowsAtOnce;
  const inBatches = (signal: AbortSignal, run: (tx: Tx) => Promise<number>) =>
    forEachAccount(database, signal, async (accountId) => {
      while (!signal.aborted) {
        const done = await withThawedAccount(database, accountId, run);
        if (done === undefined || done < limit) return;
      }
    });
  return [
    {
      name: "personal data",
      everyMs: 6 * hourMs,
      async run(signal) {
        const before = new Date(now().getTime() - personalDataDays * dayMs);
        await inBatches(signal, async (tx) => {
          const due = new Date(now().getTime() - dayMs);
          const orderIds = await listOldOrderIds(tx, { before, due, limit });
          await removePersonalData(tx, { orderIds, now: now() });
          return orderIds.length;
        });
        await inBatches(signal, (tx) => removeOldTabNames(tx, { before, limit }));
        await inBatches(signal, (tx) => unlinkOldRaters(tx, { before, limit }));
      },
    },
    {
      name: "leftovers",
      everyMs: hourMs,
      async run(signal) {
        for (const { remove, keptMs } of leftovers) {
          const before = new Date(now().getTime() - keptMs);
          await inBatches(signal, (tx) => remove(tx, { before, limit }));
        }
      },
    },
  ];
}
