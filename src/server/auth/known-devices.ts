import { randomBytes } from "node:crypto";
import { selectOwn, type Tx } from "../db/with-account.ts";
import { hashToken } from "../sessions/token.ts";
import { loginOf } from "./credential-queries.ts";

/** Sign-ins renew it. */
const keptDays = 180;
const markForm = /^[\w-]{43}$/;

/** Whether a header's value may be a mark; no other value is looked for. */
export function isMark(text: string | undefined): text is string {
  return text !== undefined && markForm.test(text);
}

/** Tells whether the user of the login has signed in on the marked device. */
export async function isDeviceOf(
  tx: Tx,
  { login, mark, now }: { login: string; mark: string; now: Date },
): Promise<boolean> {
  const found = await tx.db
    .selectFrom("known_devices as d")
    .innerJoin("users as u", (join) =>
      join.on("u.account_id", "=", tx.accountId).onRef("u.user_id", "=", "d.user_id"),
    )
    .select("u.user_id")
    .where("d.account_id", "=", tx.accountId)
    .where("d.mark_hash", "=", hashToken(mark))
    .where("d.expires_at", ">", now)
    .where("u.login", "=", loginOf(login))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Notes that the user has signed in on the marked device. Returns a new mark for a device without one, or with one that
 * this account has never given: nobody may choose another's mark.
 */
export async function rememberDevice(
  tx: Tx,
  { userId, mark, now }: { userId: string; mark: string | undefined; now: Date },
): Promise<string | undefined> {
  const isGiven = isMark(mark) && (await isKnownMark(tx, { mark, now }));
  const fresh = isGiven ? undefined : randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + keptDays * 86_400_000);
  await tx.db
    .insertInto("known_devices")
    .values({
      account_id: tx.accountId,
      mark_hash: hashToken(fresh ?? mark ?? ""),
      user_id: userId,
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "mark_hash", "user_id"])
        .doUpdateSet({ expires_at: expiresAt }),
    )
    .execute();
  return fresh;
}

async function isKnownMark(tx: Tx, { mark, now }: { mark: string; now: Date }): Promise<boolean> {
  const found = await selectOwn(tx, "known_devices")
    .select("user_id")
    .where("mark_hash", "=", hashToken(mark))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found !== undefined;
}
