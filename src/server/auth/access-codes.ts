import { updateOwn, type Tx } from "../db/with-account.ts";
import { hashToken, newToken } from "../sessions/token.ts";

const lifetimeMs = 5 * 60_000;

/** Makes a single-use code that signs the user in within five minutes. */
export async function issueAccessCode(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<string> {
  const code = newToken(tx.accountId);
  await tx.db
    .insertInto("access_codes")
    .values({
      account_id: tx.accountId,
      code_hash: hashToken(code),
      user_id: userId,
      expires_at: new Date(now.getTime() + lifetimeMs),
    })
    .execute();
  return code;
}

/** Uses a code up; `undefined` when it is unknown, too old or used before. */
export async function redeemAccessCode(
  tx: Tx,
  { code, now }: { code: string; now: Date },
): Promise<string | undefined> {
  const row = await updateOwn(tx, "access_codes")
    .set({ used_at: now })
    .where("code_hash", "=", hashToken(code))
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id;
}
