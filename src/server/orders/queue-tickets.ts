import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { PrintReason } from "../../domain/print-job.ts";
import type { JobLayout, PrintLayout } from "../../domain/print-layout.ts";
import { preparedDeferred } from "../db/prepared.ts";
import { deleteOwn, selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import { mapOrderLines } from "./order-row-queries.ts";

type Ticket = {
  orderId: string;
  version: number;
  dueAt: Date;
  reason?: PrintReason;
  /** Absent: every printer. */
  printerId?: string | undefined;
  /** Absent: as the printer is set. */
  layout?: PrintLayout | undefined;
  /** Printers that have the ticket already. */
  exceptPrinters?: readonly string[];
  /** Only these lines, which were added to what is on paper already; absent: all lines. */
  added?: readonly number[];
};

/**
 * Queues one job for each printer that has something of the order: the lines of its stations, or all lines if it has no
 * stations or prints for guests. Lines with no units left are not printed, and a printer with no others gets no job.
 * The lines are fixed here: choosing another station later loses none. A repetition for the same version queues
 * nothing.
 */
const queue = preparedDeferred<Ticket & { accountId: string; seed: string }>()(
  "queue-tickets",
  (_, given) => sql`
    insert into print_jobs
      (account_id, job_id, printer_id, order_id, version, reason, layout, lines, quantities, state, due_at, created_at)
    select p.account_id,
      md5(p.printer_id::text || ${given.seed}::text)::uuid, p.printer_id,
      ${given.orderId}::uuid, ${given.version}::smallint, ${given.reason}::text,
      coalesce(${given.layout}::text, p.layout),
      case when coalesce(${given.layout}::text, p.layout) = 'production' then array_agg(l.line order by l.line) end,
      case when ${given.added}::smallint[] is not null then array_agg(l.qty order by l.line) end,
      'queued', ${given.dueAt}::timestamptz, statement_timestamp()
    from printers p
    join order_lines l
      on l.account_id = p.account_id and l.order_id = ${given.orderId}::uuid and l.parent_line is null
      and (${given.added}::smallint[] is null or l.line = any(${given.added}::smallint[]))
      and l.qty > coalesce((
        select sum(c.qty) from line_cancels c
        where c.account_id = ${given.accountId} and c.order_id = ${given.orderId}::uuid and c.line = l.line), 0)
    left join entries item on item.account_id = l.account_id and item.entry_id = l.entry_id
    left join entries category on category.account_id = item.account_id and category.entry_id = item.parent_id
    left join stations usual on usual.account_id = p.account_id and usual.is_default
    left join printer_stations own
      on own.account_id = p.account_id and own.printer_id = p.printer_id
      and own.station_id = coalesce(item.station_id, category.station_id, usual.station_id)
    where p.account_id = ${given.accountId}
      and (${given.printerId}::uuid is null or p.printer_id = ${given.printerId}::uuid)
      and p.printer_id <> all(${given.exceptPrinters}::uuid[])
      and (own.station_id is not null or not exists (
        select from printer_stations other
        where other.account_id = ${given.accountId} and other.printer_id = p.printer_id))
    group by p.account_id, p.printer_id
    on conflict do nothing`,
);

const tell = preparedDeferred<{ accountId: string; eventId: string }>()(
  "tell-of-tickets",
  (_, given) => sql`
    insert into outbox (account_id, event_id, topic)
    select account_id, ${given.eventId}::uuid, 'print' from printers where account_id = ${given.accountId} limit 1`,
);

/** Tells the staff's screens that print jobs have changed, in an account that has printers. */
export function publishJobsChangedIfPrinters(tx: Tx): Promise<void> {
  return tell(tx, { accountId: tx.accountId, eventId: randomUUIDv7() });
}

/** Queues an order's tickets at the account's printers. A deferred write: nobody waits for its answer. */
export async function queueTickets(tx: Tx, ticket: Ticket): Promise<void> {
  // No id comes again: a late answer of a printer is for the job that it had, which may be gone.
  const own = { accountId: tx.accountId, seed: randomUUIDv7() };
  await queue(tx, { ...own, reason: "order", exceptPrinters: [], ...ticket });
  await publishJobsChangedIfPrinters(tx);
}

/** The version of an order's next tickets. The caller has locked the order. */
export async function nextVersion(tx: Tx, orderId: string): Promise<number> {
  const { last } = await selectOwn(tx, "print_jobs")
    .select(({ fn }) => fn.max("version").as("last"))
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** The version of the tickets that an acceptance queues: 1, or the next if there are such. The order is locked. */
export async function acceptanceVersion(tx: Tx, orderId: string): Promise<number> {
  const first = await selectOwn(tx, "print_jobs")
    .select("job_id")
    .where("order_id", "=", orderId)
    .where("version", "=", 1)
    .limit(1)
    .executeTakeFirst();
  return first ? nextVersion(tx, orderId) : 1;
}

/** Queues again what was given up because the order had left the kitchen, where it is back. */
export async function requeueGivenUp(tx: Tx, orderId: string): Promise<void> {
  await updateOwn(tx, "print_jobs")
    .set({ state: "queued", error: null })
    .where("order_id", "=", orderId)
    .where("error", "=", "order_over")
    .execute();
  await publishJobsChangedIfPrinters(tx);
}

/**
 * Tells the printers that may have printed something of an order that it is cancelled. Jobs that none has are deleted.
 * Nothing more is printed of an order that has left the kitchen.
 */
export async function queueCancellation(
  tx: Tx,
  { orderId, now, isGone }: { orderId: string; now: Date; isGone: boolean },
): Promise<void> {
  await publishJobsChangedIfPrinters(tx);
  await deleteOwn(tx, "print_jobs")
    .where("order_id", "=", orderId)
    .where((is) => {
      const waits = is("state", "in", ["queued", "failed"]);
      if (!isGone) return is.and([waits, is("attempts", "=", 0)]);
      return is.or([waits, is.and([is("state", "=", "offered"), is("lease_until", "<=", now)])]);
    })
    // Tickets of lines called off before stay: the ticket that cancels the rest does not name those lines.
    .where((is) => is.or([is("reason", "!=", "cancelled"), is("quantities", "is", null)]))
    .execute();
  if (isGone) return;
  const jobs = await listWholeJobs(tx, orderId);
  const latest = new Map<string, (typeof jobs)[number]>();
  for (const job of jobs) {
    const known = latest.get(job.printer_id);
    // A ticket of added lines has only those.
    const isMore = known !== undefined && job.quantities !== null;
    latest.set(job.printer_id, isMore ? { ...known, lines: bothLines(known, job) } : job);
  }
  const left = await listLeftLines(tx, orderId);
  // Lines called off before have their own paper: an order without others has nothing more to say.
  const told = [...latest.values()].filter(
    ({ lines }) => lines?.some((line) => left.includes(line)) ?? true,
  );
  if (told.length === 0) return;
  const cancelled = told.map(({ printer_id, layout, lines }) => ({ printer_id, layout, lines }));
  await insertCancellations(tx, { orderId, now, cancelled });
}

/** The order's jobs by age, without those that call lines off. */
function listWholeJobs(tx: Tx, orderId: string) {
  return selectOwn(tx, "print_jobs")
    .select(["printer_id", "layout", "lines", "quantities", "printed_at"])
    .where("order_id", "=", orderId)
    .where((is) => is.or([is("reason", "!=", "cancelled"), is("quantities", "is", null)]))
    .orderBy("version")
    .execute();
}

type Cancelled = {
  printer_id: string;
  layout: JobLayout;
  /** Null: all of the order. */
  lines: number[] | null;
  quantities?: number[];
};

/** Queues one ticket for each of the printers. The caller has locked the order. */
export async function insertCancellations(
  tx: Tx,
  { orderId, now, cancelled }: { orderId: string; now: Date; cancelled: readonly Cancelled[] },
): Promise<void> {
  const version = await nextVersion(tx, orderId);
  await tx.db
    .insertInto("print_jobs")
    .values(
      cancelled.map((ticket) => ({
        ...ticket,
        account_id: tx.accountId,
        job_id: sql<string>`md5(${ticket.printer_id}::text || ${orderId}::text || ${version}::text)::uuid`,
        order_id: orderId,
        version,
        reason: "cancelled" as const,
        state: "queued" as const,
        due_at: now,
        created_at: sql<Date>`statement_timestamp()`,
      })),
    )
    .execute();
}

export async function listLeftLines(tx: Tx, orderId: string): Promise<number[]> {
  const all = (await mapOrderLines(tx, [orderId])).get(orderId) ?? [];
  return all.flatMap(({ line, parent_line, qty, cancelled_qty }) =>
    parent_line === null && qty > cancelled_qty ? [line] : [],
  );
}

type Lines = { lines: number[] | null };

/** Null is all of them. */
function bothLines({ lines: some }: Lines, { lines: others }: Lines): number[] | null {
  return some && others && [...new Set([...some, ...others])].toSorted((a, b) => a - b);
}

/**
 * Deletes the order's unprinted cancellation tickets. Answers the printers whose paper stands: they fetched none, or have
 * printed an order that had left the kitchen when it was cancelled.
 */
export async function unqueueCancellation(
  tx: Tx,
  { orderId, wasGone }: { orderId: string; wasGone: boolean },
): Promise<string[]> {
  await publishJobsChangedIfPrinters(tx);
  const removed = await deleteOwn(tx, "print_jobs")
    .where("order_id", "=", orderId)
    .where("reason", "=", "cancelled")
    .where("quantities", "is", null)
    .where("state", "in", ["queued", "failed"])
    .returning(["printer_id", "attempts"])
    .execute();
  const standing = wasGone
    ? (await listWholeJobs(tx, orderId)).filter(({ printed_at }) => printed_at !== null)
    : removed.filter(({ attempts }) => attempts === 0);
  return [...new Set(standing.map(({ printer_id }) => printer_id))];
}
