import { anyOfIds, prepared } from "../db/prepared.ts";
import type { Tx } from "../db/with-account.ts";
import type { Principal } from "../sessions/principal.ts";

const liveSessions = prepared<{ accountId: string; sessionIds: string[]; now: Date }>()(
  "live-sessions",
  (db, given) =>
    db
      .selectFrom("sessions as s")
      .leftJoin("users as u", (join) =>
        join.onRef("u.account_id", "=", "s.account_id").onRef("u.user_id", "=", "s.user_id"),
      )
      .select(["s.session_id", "s.guest_id", "s.user_id", "u.level", "u.active"])
      .where("s.account_id", "=", given.accountId)
      .where("s.session_id", "=", anyOfIds(given.sessionIds))
      .where("s.expires_at", ">", given.now),
);

/** The sessions among these that are still valid, with their current rights. */
export async function mapLiveSessions(
  tx: Tx,
  { sessionIds, now }: { sessionIds: string[]; now: Date },
): Promise<Map<string, Principal>> {
  const rows = await liveSessions(tx, { accountId: tx.accountId, sessionIds, now });
  const live = new Map<string, Principal>();
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
