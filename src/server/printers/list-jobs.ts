import { sql, type Kysely } from "kysely";
import type { PrintJob, PrintJobs } from "../../contract/print-jobs.ts";
import type { DatabaseTables } from "../db/tables.ts";
import { withCachedPlan, selectOwn, type Tx } from "../db/with-account.ts";
import { secondsUntil } from "../../domain/seconds-until.ts";
import { isListed, listPrinterRows, printerStateOf } from "./printer-queries.ts";

const most = { unprinted: 100, printed: 50 };
const dayMs = 86_400_000;

/** Jobs to be printed and printed ones, the waiting time of the oldest, and when the next one is due. */
export async function listJobs(tx: Tx, now: Date): Promise<PrintJobs> {
  const [printers, unprinted, printed, [waiting]] = await Promise.all([
    listPrinterRows(tx),
    selectJobs(withCachedPlan(tx))
      .where("j.state", "!=", "printed")
      .where(isListed)
      .where("j.due_at", "<=", now)
      // An evening's given up paper would fill the list and hide what waits.
      .orderBy(sql`j.state = 'failed'`)
      .orderBy("j.due_at")
      .orderBy("j.created_at")
      .orderBy("j.job_id")
      .limit(most.unprinted)
      .execute(),
    selectJobs(withCachedPlan(tx))
      .where("j.state", "=", "printed")
      .where("j.created_at", ">=", new Date(now.getTime() - dayMs))
      .orderBy("j.printed_at", "desc")
      .limit(most.printed)
      .execute(),
    selectOwn(withCachedPlan(tx), "print_jobs")
      .select([
        sql<number>`count(*) filter (where due_at <= ${now})`.as("count"),
        sql<Date | null>`min(due_at) filter (where due_at <= ${now})`.as("since"),
        sql<Date | null>`min(due_at) filter (where due_at > ${now})`.as("next"),
      ])
      .where("state", "!=", "printed")
      .where(isListed)
      .execute(),
  ]);
  return {
    jobs: [...unprinted, ...printed].map(jobView),
    unprinted: waiting?.count ?? 0,
    ...(waiting?.since ? { waiting_since: waiting.since.toISOString() } : {}),
    ...(waiting?.next ? { next_in: secondsUntil(waiting.next, now) } : {}),
    printers: printers.map((row) => ({
      id: row.printer_id,
      name: row.name,
      kind: row.kind,
      layout: row.layout,
      state: printerStateOf(row, now),
    })),
  };
}

function selectJobs({ db, accountId }: Pick<Tx, "accountId"> & { db: Kysely<DatabaseTables> }) {
  return db
    .selectFrom("print_jobs as j")
    .innerJoin("printers as p", (join) =>
      join.onRef("p.account_id", "=", "j.account_id").onRef("p.printer_id", "=", "j.printer_id"),
    )
    .leftJoin("printers as other", (join) =>
      join
        .onRef("other.account_id", "=", "j.account_id")
        .onRef("other.printer_id", "=", "j.stand_in_id"),
    )
    .leftJoin("orders as o", (join) =>
      join.onRef("o.account_id", "=", "j.account_id").onRef("o.order_id", "=", "j.order_id"),
    )
    .leftJoin("sheets as s", (join) =>
      join.onRef("s.account_id", "=", "j.account_id").onRef("s.sheet_id", "=", "j.sheet_id"),
    )
    .leftJoin("tables as t", (join) =>
      join.onRef("t.account_id", "=", "s.account_id").onRef("t.table_id", "=", "s.table_id"),
    )
    .select([
      "j.job_id",
      "j.printer_id",
      "j.reason",
      "j.layout",
      "j.state",
      "j.attempts",
      "j.created_at",
      "j.due_at",
      "j.printed_at",
      "j.error",
      "p.name",
      "p.kind",
      "other.name as stand_in",
      "o.hash",
      "o.number",
      "s.hash as sheet_hash",
      "t.number as table_number",
      "j.moved_from",
      "j.moved_to",
      sql<string | null>`j.day::text`.as("day"),
      sql<boolean>`j.quantities is not null`.as("is_part"),
    ])
    .where("j.account_id", "=", accountId);
}

type Listed = Awaited<ReturnType<ReturnType<typeof selectJobs>["execute"]>>[number];

function jobView(row: Listed): PrintJob {
  return {
    id: row.job_id,
    printer: { id: row.printer_id, name: row.name, kind: row.kind },
    ...(row.stand_in === null ? {} : { stand_in: row.stand_in }),
    ...(row.hash !== null && row.number !== null
      ? { order: { hash: row.hash, number: row.number } }
      : {}),
    ...(row.sheet_hash !== null && row.table_number !== null
      ? { sheet: { hash: row.sheet_hash, location_number: row.table_number } }
      : {}),
    ...(row.moved_from !== null && row.moved_to !== null
      ? { moved: { from: row.moved_from, to: row.moved_to } }
      : {}),
    ...(row.day === null ? {} : { day: row.day }),
    reason: row.reason,
    layout: row.layout,
    ...(row.is_part ? { part: true as const } : {}),
    state: row.state,
    attempts: row.attempts,
    created: row.created_at.toISOString(),
    due: row.due_at.toISOString(),
    ...(row.printed_at ? { printed_at: row.printed_at.toISOString() } : {}),
    ...(row.error ? { error: row.error } : {}),
  };
}
