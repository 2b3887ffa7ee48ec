import type pg from "pg";
import type { Topic } from "../db/outbox.ts";

/** A change of a subject of an account; the reader looks up its current state. */
export type OutboxEvent = {
  readonly accountId: string;
  readonly eventId: string;
  readonly topic: Topic;
  readonly subjectId: string | null;
};

const dayMs = 86_400_000;

/** A PostgreSQL snapshot as text: the reader has seen everything that was committed in it. */
export type Position = string;

type Row = {
  account_id: string;
  event_id: string;
  topic: Topic;
  subject_id: string | null;
};

/**
 * Reads the rows that became visible between two snapshots. The order in which transactions began and ended does not
 * matter: no row is skipped or read twice, and an open transaction delays no other. Rows with transaction ids this
 * server has not reached (from a restored copy) are in no snapshot. A separate, earlier statement takes the second
 * snapshot: in a distributed database, one taken in this query could be another server's.
 */
const newEvents = `
  select account_id, event_id, topic, subject_id
  from outbox
  where transaction_id >= pg_snapshot_xmin($1::pg_snapshot)
    and not pg_visible_in_snapshot(transaction_id, $1::pg_snapshot)
    and pg_visible_in_snapshot(transaction_id, $2::pg_snapshot)
  order by transaction_id, event_id`;

/** Everything up to now counts as seen. */
export async function readPosition(client: pg.Client): Promise<Position> {
  const { rows } = await client.query<{ seen: Position }>(
    "select pg_current_snapshot()::text as seen",
  );
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL gave no snapshot");
  return row.seen;
}

/** The events after a position, in the order of their transactions, and the position after them. */
export async function readEvents(
  client: pg.Client,
  position: Position,
): Promise<{ events: OutboxEvent[]; position: Position }> {
  const now = await readPosition(client);
  const { rows } = await client.query<Row>({
    name: "outbox-new-events",
    text: newEvents,
    values: [position, now],
  });
  // Frozen, since all listeners share them.
  const events = rows.map(({ account_id: accountId, event_id: eventId, topic, subject_id }) =>
    Object.freeze({ accountId, eventId, topic, subjectId: subject_id }),
  );
  return { events, position: now };
}

const prunedAtOnce = 1_000;

/** The last transaction that is to be removed among the oldest rows. */
const lastOld = `
  select max(transaction_id)::text as last
  from (select transaction_id, created_at from outbox order by transaction_id limit ${prunedAtOnce}) as oldest
  where created_at < $1`;

/**
 * Removes events older than `keptDays`, a batch at a time, and answers how many. Looks only at the oldest rows, so a
 * run that finds nothing costs nothing.
 */
export async function pruneEvents(client: pg.Client, keptDays: number): Promise<number> {
  const before = new Date(Date.now() - keptDays * dayMs);
  let removed = 0;
  for (;;) {
    const { rows } = await client.query<{ last: string | null }>(lastOld, [before]);
    const last = rows[0]?.last ?? undefined;
    if (last === undefined) return removed;
    const { rowCount } = await client.query(
      "delete from outbox where transaction_id <= $1::xid8 and created_at < $2",
      [last, before],
    );
    removed += rowCount ?? 0;
  }
}
