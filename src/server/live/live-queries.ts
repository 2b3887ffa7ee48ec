import { sql } from "kysely";
import type { Tx } from "../db/with-account.ts";
import type { ListeningPrincipal } from "./listener.ts";
import { snapshotText, type Mark } from "./mark.ts";
import { eventOf, type OutboxEvent, type Position } from "./outbox-reader.ts";

/** Of these sessions, those that go on, with what their people may do by now. */
export async function mapLiveSessions(
  tx: Tx,
  { sessionIds, now }: { sessionIds: string[]; now: Date },
): Promise<Map<string, ListeningPrincipal>> {
  const rows = await tx.db
    .selectFrom("sessions as s")
    .leftJoin("users as u", (join) =>
      join.onRef("u.account_id", "=", "s.account_id").onRef("u.user_id", "=", "s.user_id"),
    )
    .select(["s.session_id", "s.guest_id", "s.user_id", "u.level", "u.active"])
    .where("s.account_id", "=", tx.accountId)
    .where("s.session_id", "=", sql<string>`any(${sessionIds}::uuid[])`)
    .where("s.expires_at", ">", now)
    .execute();
  const live = new Map<string, ListeningPrincipal>();
  for (const { session_id: sessionId, guest_id, user_id, level, active } of rows) {
    if (guest_id !== null) live.set(sessionId, { kind: "guest", guestId: guest_id, sessionId });
    else if (user_id !== null && active) {
      live.set(sessionId, {
        kind: level === 1 ? "admin" : "attendant",
        userId: user_id,
        sessionId,
      });
    }
  }
  return live;
}

/** The id of an event is made before its transaction ends, and on another machine's clock. */
const idSlackMs = 10 * 60_000;

/** What an account's outbox has had, oldest first. */
export type Missed = {
  events: OutboxEvent[];
  /** Of what this transaction and those before it wrote, some may be left out: it was too much. 0 where nothing is. */
  cutAt: number;
};

/** Whether nothing is left out that has come since the mark. */
export function isWholeSince({ seen }: Mark, { cutAt }: Pick<Missed, "cutAt">): boolean {
  return seen.xmin > cutAt;
}

/**
 * What the account's outbox has had since the marks, `limit` events at most, and the position up to which that is
 * everything. Both are of one snapshot. A mark that lies too far back takes nothing from the others: what it alone would
 * need is left out. So are rows of transactions that this server has yet to begin (a restored copy of another one).
 */
export async function readMissed(
  tx: Tx,
  { marks, limit }: { marks: Mark[]; limit: number },
): Promise<Missed & { position: Position }> {
  if (marks.length === 0) {
    const { rows } = await sql<{ position: Position }>`
      select pg_current_snapshot()::text as position`.execute(tx.db);
    return { position: rows[0]?.position ?? "", events: [], cutAt: 0 };
  }
  const earliest = marks.reduce((a, b) => (a.seen.xmin <= b.seen.xmin ? a : b));
  const oldestMs = Math.min(...marks.map(({ writtenAt }) => writtenAt.getTime()));
  const { rows } = await sql<MissedRow>`
    with now as materialized (select pg_current_snapshot() as snapshot)
    select now.snapshot::text as position, missed.*
    from now left join lateral (
      select event_id, topic, subject_id, transaction_id
      from outbox
      where account_id = ${tx.accountId}
        and event_id >= ${firstIdAfter(oldestMs - idSlackMs)}::uuid
        and transaction_id >= pg_snapshot_xmin(${snapshotText(earliest.seen)}::pg_snapshot)
        and pg_visible_in_snapshot(transaction_id, now.snapshot)
      order by transaction_id desc, event_id desc
      limit ${limit + 1}
    ) as missed on true`.execute(tx.db);
  const newest = rows
    .flatMap((row) =>
      row.event_id === null ? [] : [eventOf({ ...row, account_id: tx.accountId }, row.event_id)],
    )
    .toReversed();
  const cutAt = newest.length > limit ? (newest[0]?.transactionId ?? 0) : 0;
  const whole = marks.filter((mark) => isWholeSince(mark, { cutAt }));
  const from = Math.min(...whole.map(({ seen }) => seen.xmin));
  const events = newest.filter(({ transactionId }) => transactionId >= from);
  return { position: rows[0]?.position ?? "", events, cutAt };
}

type MissedRow = {
  position: Position;
  event_id: string | null;
  topic: OutboxEvent["topic"];
  subject_id: string | null;
  transaction_id: string;
};

/** The least UUID of version 7 of that moment; they are in the order of their time. */
function firstIdAfter(timeMs: number): string {
  const hex = Math.max(0, Math.floor(timeMs)).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
