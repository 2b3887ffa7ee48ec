import type { Tx } from "../src/server/db/with-account.ts";
import { startSession } from "../src/server/sessions/sessions.ts";

/** Signs in one of the account's users so many times and returns the tokens. */
export async function newSessions(tx: Tx, count: number): Promise<string[]> {
  const { user_id: userId } = await tx.db
    .selectFrom("users")
    .select("user_id")
    .where("account_id", "=", tx.accountId)
    .executeTakeFirstOrThrow();
  const tokens: string[] = [];
  for (let made = 0; made < count; made += 1)
    tokens.push((await startSession(tx, { owner: { userId }, now: new Date() })).token);
  return tokens;
}
