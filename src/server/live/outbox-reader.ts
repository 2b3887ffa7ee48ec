import type pg from "pg";
import type { Topic } from "../db/outbox.ts";

/** That something of an account changed; what it is now is for the reader to look up. */
export type OutboxEvent = {
  readonly accountId: string;
  readonly eventId: string;
  readonly topic: Topic;
  readonly subjectId: string | null;
};

/** What a reader has seen: everything that was committed in this snapshot of PostgreSQL, as text. */
export type Position = string;

type Row = {
  seen: Position;
  account_id: string;
  event_id: string | null;
  topic: Topic;
  subject_id: string | null;
};

/**
 * What became visible between two snapshots is new, whatever order its transactions began and ended in: nothing is
 * skipped, nothing comes twice, and a transaction that stays open holds back no other. Rows of transactions that this
 * server has yet to begin (a restored copy of another one) are not visible in any snapshot. There is always a row, so
 * that the new position and the events are of one snapshot.
 */
const newEvents = `
  with now as materialized (select pg_current_snapshot() as snapshot)
  select now.snapshot::text as seen, fresh.account_id, fresh.event_id, fresh.topic, fresh.subject_id
  from now left join lateral (
    select account_id, transaction_id, event_id, topic, subject_id
    from outbox
    where transaction_id >= pg_snapshot_xmin($1::pg_snapshot)
      and not pg_visible_in_snapshot(transaction_id, $1::pg_snapshot)
      and pg_visible_in_snapshot(transaction_id, now.snapshot)
  ) as fresh on true
  order by fresh.transaction_id, fresh.event_id`;

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
  const { rows } = await client.query<Row>({
    name: "outbox-new-events",
    text: newEvents,
    values: [position],
  });
  // Frozen, since all listeners share them.
  const events = rows.flatMap(({ account_id: accountId, event_id: eventId, topic, subject_id }) =>
    eventId === null ? [] : [Object.freeze({ accountId, eventId, topic, subjectId: subject_id })],
  );
  return { events, position: rows[0]?.seen ?? position };
}

const prunedAtOnce = 1_000;

/**
 * Removes events older than `keptDays`, a batch at a time; how many there were. Looks only at the oldest rows, so a run
 * that finds nothing costs nothing.
 */
export async function pruneEvents(client: pg.Client, keptDays: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const { rowCount } = await client.query(
      `delete from outbox where ctid = any(array(
        select ctid from (select ctid, created_at from outbox order by transaction_id, event_id limit $1) as oldest
        where created_at < now() - make_interval(days => $2)))`,
      [prunedAtOnce, keptDays],
    );
    removed += rowCount ?? 0;
    if ((rowCount ?? 0) < prunedAtOnce) return removed;
  }
}
