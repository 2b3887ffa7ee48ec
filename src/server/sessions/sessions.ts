import { randomUUIDv7 } from "node:crypto";
import { deviceDays } from "../../domain/retention.ts";
import { prepared } from "../db/prepared.ts";
import { deleteOwn, selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import type { Principal } from "./principal.ts";
import { hashToken, newToken } from "./token.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Time that a session lasts without a call. A guest's is their only way back to their own orders. */
const idleMs = { user: day, guest: deviceDays * day };
/** However busy, a staff session ends after this long. */
const absoluteMs = 30 * day;
/** A token is replaced by a new one when it is older than this. */
const renewAfterMs = 60 * minute;
/** The replaced token stays good for this long, so that calls under way survive, and until the new one has been sent. */
const graceMs = minute;

/**
 * The step of rotation that a token calls for once its call has succeeded. "due": it is old. "lost": it was replaced, and
 * nobody has sent the new one, so the answer with that was lost. "arrived": it is the new one, sent for the first time.
 */
export type TokenRotation = "due" | "lost" | "arrived";

export type FoundSession =
  | { state: "live"; principal: Principal; rotation: TokenRotation | undefined }
  /** A token that was replaced by one in use: somebody kept a copy. The whole session is to be ended. */
  | { state: "reused"; sessionId: string };

/**
 * Looks for each of the two hashes by its own index. With `or` PostgreSQL, which plans a prepared statement for an
 * account of the usual size, may read all sessions of the account; a big one has tens of thousands.
 */
const findByToken = prepared<{ accountId: string; hash: Buffer }>()(
  "session-of-token",
  (db, given) => {
    const having = (column: "token_hash" | "previous_token_hash") =>
      db
        .selectFrom("sessions")
        .select([
          "session_id",
          "guest_id",
          "token_hash",
          "token_seen",
          "renewed_at",
          "expires_at",
          "user_id",
        ])
        .where("account_id", "=", given.accountId)
        .where(column, "=", given.hash);
    return db
      .selectFrom(having("token_hash").unionAll(having("previous_token_hash")).as("s"))
      .leftJoin("users as u", (join) =>
        join.on("u.account_id", "=", given.accountId).onRef("u.user_id", "=", "s.user_id"),
      )
      .select([
        "s.session_id",
        "s.guest_id",
        "s.token_hash",
        "s.token_seen",
        "s.renewed_at",
        "s.expires_at",
        "s.user_id",
        "u.level",
        "u.active",
      ]);
  },
);

/** The session of a token; `undefined` when it is unknown, has expired or its user is blocked. */
export async function findSession(
  tx: Tx,
  { token, now }: { token: string; now: Date },
): Promise<FoundSession | undefined> {
  const hash = hashToken(token);
  const [row] = await findByToken(tx, { accountId: tx.accountId, hash });
  if (!row || row.expires_at <= now) return undefined;
  const ageMs = now.getTime() - row.renewed_at.getTime();
  const isCurrent = row.token_hash.equals(hash);
  const sessionId = row.session_id;
  if (!isCurrent && row.token_seen && ageMs > graceMs) return { state: "reused", sessionId };
  const rotation = rotationOf({ isCurrent, isSeen: row.token_seen, ageMs });
  if (row.guest_id !== null) {
    const principal = { kind: "guest", guestId: row.guest_id, sessionId } as const;
    return { state: "live", principal, rotation };
  }
  if (row.user_id === null || !row.active) return undefined;
  const kind = row.level === 1 ? "admin" : "attendant";
  const principal = { kind, userId: row.user_id, sessionId } as const;
  return { state: "live", principal, rotation };
}

/** Starts a session and returns its token, which is stored nowhere. */
export async function startSession(
  tx: Tx,
  { owner, now }: { owner: { userId: string } | { guestId: string }; now: Date },
): Promise<{ token: string; sessionId: string }> {
  const token = newToken(tx.accountId);
  const sessionId = randomUUIDv7();
  const isUser = "userId" in owner;
  await tx.db
    .insertInto("sessions")
    .values({
      account_id: tx.accountId,
      session_id: sessionId,
      user_id: isUser ? owner.userId : null,
      guest_id: isUser ? null : owner.guestId,
      token_hash: hashToken(token),
      renewed_at: now,
      created_at: now,
      expires_at: new Date(now.getTime() + (isUser ? idleMs.user : idleMs.guest)),
    })
    .execute();
  return { token, sessionId };
}

type TokenUse = { isCurrent: boolean; isSeen: boolean; ageMs: number };

function rotationOf({ isCurrent, isSeen, ageMs }: TokenUse): TokenRotation | undefined {
  if (!isCurrent) return !isSeen && ageMs > graceMs ? "lost" : undefined;
  if (ageMs > renewAfterMs) return "due";
  return isSeen ? undefined : "arrived";
}

/**
 * Replaces a token, which extends its session, or notes that the new one has arrived. Staff get the new token, `undefined`
 * when a parallel call has given one already. A guest keeps the token: it is their only way to their orders, and a lost
 * answer must not cost them that.
 */
export async function rotateToken(
  tx: Tx,
  { token, rotation, now }: { token: string; rotation: TokenRotation; now: Date },
): Promise<string | undefined> {
  const sent = hashToken(token);
  if (rotation === "arrived") {
    await updateOwn(tx, "sessions")
      .set({ token_seen: true })
      .where("token_hash", "=", sent)
      .execute();
    return undefined;
  }
  const session = await selectOwn(tx, "sessions")
    .select(["session_id", "guest_id", "created_at"])
    .$if(rotation === "due", (query) => query.where("token_hash", "=", sent))
    .$if(rotation === "lost", (query) =>
      query
        .where("previous_token_hash", "=", sent)
        .where("token_seen", "=", false)
        .where("renewed_at", "<", new Date(now.getTime() - graceMs)),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!session) return undefined;
  const fresh = newToken(tx.accountId);
  const isGuest = session.guest_id !== null;
  const idleEnd = now.getTime() + (isGuest ? idleMs.guest : idleMs.user);
  const absoluteEnd = session.created_at.getTime() + absoluteMs;
  await updateOwn(tx, "sessions")
    .set({
      ...(isGuest
        ? {}
        : { token_hash: hashToken(fresh), previous_token_hash: sent, token_seen: false }),
      renewed_at: now,
      expires_at: new Date(isGuest ? idleEnd : Math.min(idleEnd, absoluteEnd)),
    })
    .where("session_id", "=", session.session_id)
    .execute();
  return isGuest ? undefined : fresh;
}

export async function endSession(tx: Tx, sessionId: string): Promise<void> {
  await deleteOwn(tx, "sessions").where("session_id", "=", sessionId).execute();
}

/** Ends every session of a user, except the given one. Unused sign-in codes end too. */
export async function endSessionsOfUser(
  tx: Tx,
  { userId, exceptSessionId }: { userId: string; exceptSessionId?: string },
): Promise<void> {
  await deleteOwn(tx, "access_codes").where("user_id", "=", userId).execute();
  await deleteOwn(tx, "sessions")
    .where("user_id", "=", userId)
    .$if(exceptSessionId !== undefined, (query) =>
      query.where("session_id", "!=", exceptSessionId ?? ""),
    )
    .execute();
}

/** Makes a guest known by nothing but a fresh session. */
export async function newGuest(
  tx: Tx,
  now: Date,
): Promise<{ guestId: string; sessionId: string; token: string }> {
  const guestId = randomUUIDv7();
  await tx.db
    .insertInto("guests")
    .values({ account_id: tx.accountId, guest_id: guestId, created_at: now })
    .execute();
  return { guestId, ...(await startSession(tx, { owner: { guestId }, now })) };
}
