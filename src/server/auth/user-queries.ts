import type { Tx } from "../db/with-account.ts";

export type UserRow = { userId: string; level: 1 | 2; passwordHash: string };

export async function findActiveUserByLogin(tx: Tx, login: string): Promise<UserRow | undefined> {
  const row = await tx.db
    .selectFrom("users")
    .select(["user_id", "level", "password_hash"])
    .where("account_id", "=", tx.accountId)
    .where("login", "=", login.trim().toLowerCase())
    .where("active", "=", true)
    .executeTakeFirst();
  return row && { userId: row.user_id, level: row.level, passwordHash: row.password_hash };
}

export async function getUser(tx: Tx, userId: string): Promise<UserRow> {
  const row = await tx.db
    .selectFrom("users")
    .select(["user_id", "level", "password_hash"])
    .where("account_id", "=", tx.accountId)
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return { userId: row.user_id, level: row.level, passwordHash: row.password_hash };
}

export async function setPasswordHash(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.db
    .updateTable("users")
    .set({ password_hash: passwordHash })
    .where("account_id", "=", tx.accountId)
    .where("user_id", "=", userId)
    .execute();
}
