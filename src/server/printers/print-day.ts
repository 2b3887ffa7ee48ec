import { sql } from "kysely";
import type { JobRequest } from "../../contract/print-jobs.ts";
import { selectOwn, type Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields, Refused } from "../http/refused.ts";
import { listClosings } from "../reports/closing-queries.ts";
import { requireDay, spanOf } from "../reports/report-days.ts";
import { guestPrinter } from "./guest-printer.ts";
import { queueJob } from "./job-queries.ts";

/** Prints the closing of a business day, as the day is when the printer gets it. Answers how many jobs that makes. */
export async function printDay(asked: JobRequest, context: Context): Promise<number> {
  const { tx, account, principal, now } = context;
  // The day is an owner's to read, so an owner's to print.
  if (principal.kind !== "admin") throw new Refused("access_denied");
  if (asked.layout !== "day" || asked.order !== undefined || asked.sheet !== undefined)
    throw badFields({ date: { code: "day_alone" } });
  const day = requireDay(asked.date, { account, now });
  const printer = await guestPrinter(tx, { printerId: asked.printer, subject: "printer" });
  const closings = await listClosings(tx, day);
  const { until } = spanOf({ from: day, to: day }, account);
  const finalSince = closings.at(-1)?.at ?? (until <= now ? until : undefined);
  await queueJob(tx, {
    printer_id: printer.printer_id,
    day,
    reason: (await isOnPaper(tx, { day, finalSince })) ? "reprint" : "day",
    layout: "day",
    due_at: now,
    created_at: now,
  });
  return 1;
}

/**
 * Whether a printer got the day before in its final state: after it was closed or over. Papers of a day under way all
 * have different sums, so they are no copies.
 */
async function isOnPaper(
  tx: Tx,
  { day, finalSince }: { day: string; finalSince: Date | undefined },
): Promise<boolean> {
  if (finalSince === undefined) return false;
  const job = await selectOwn(tx, "print_jobs")
    .select("job_id")
    .where(sql<boolean>`day = ${day}::date`)
    .where("attempts", ">", 0)
    .where("created_at", ">=", finalSince)
    .limit(1)
    .executeTakeFirst();
  return job !== undefined;
}
