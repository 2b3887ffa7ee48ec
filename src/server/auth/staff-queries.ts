import { sql } from "kysely";
import { randomUUIDv7 } from "node:crypto";
import type { User } from "../../contract/staff.ts";
import { deleteOwn, selectOwn, updateOwn, type Tx } from "../db/with-account.ts";

const shown = ["user_id", "name", "login", "level", "active", "created_at"] as const;

type ShownRow = {
  user_id: string;
  name: string;
  login: string;
  level: 1 | 2;
  active: boolean;
  created_at: Date;
};

function userOf(row: ShownRow): User {
  return {
    id: row.user_id,
    name: row.name,
    user: row.login,
    level: row.level,
    active: row.active,
    created: row.created_at.toISOString(),
  };
}

/** Admins first, then by name. */
export async function listUsers(tx: Tx): Promise<User[]> {
  const rows = await selectOwn(tx, "users")
    .select(shown)
    .orderBy("level")
    .orderBy("name")
    .orderBy("user_id")
    .execute();
  return rows.map(userOf);
}

/**
 * Locks all staff until the transaction ends, so that two admins' changes to each other happen one after the other. The
 * lock leaves the keys free: work at tables goes on.
 */
export async function lockUsers(tx: Tx): Promise<User[]> {
  const rows = await selectOwn(tx, "users")
    .select(shown)
    .orderBy("user_id")
    .forNoKeyUpdate()
    .execute();
  return rows.map(userOf);
}

export async function insertUser(
  tx: Tx,
  user: Omit<User, "id" | "created"> & { passwordHash: string; now: Date },
): Promise<User> {
  const row = await tx.db
    .insertInto("users")
    .values({
      account_id: tx.accountId,
      user_id: randomUUIDv7(),
      level: user.level,
      name: user.name,
      login: user.user,
      password_hash: user.passwordHash,
      active: user.active,
      created_at: user.now,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  return userOf(row);
}

export async function updateUser(
  tx: Tx,
  change: Pick<User, "id" | "name" | "user" | "level" | "active"> & {
    passwordHash: string | undefined;
  },
): Promise<User> {
  const row = await updateOwn(tx, "users")
    .set({
      name: change.name,
      login: change.user,
      level: change.level,
      active: change.active,
      ...(change.passwordHash === undefined ? {} : { password_hash: change.passwordHash }),
      // Delete the PIN when the user stops being an active owner or the password changes: who knew the password may
      // know the PIN.
      ...(change.level === 1 && change.active && change.passwordHash === undefined
        ? {}
        : { pin_hash: null }),
    })
    .where("user_id", "=", change.id)
    .returning(shown)
    .executeTakeFirstOrThrow();
  return userOf(row);
}

/** Columns that name who did something. The removal of a user empties them, and the rows stay. */
const namingColumns = [
  ["orders", "user_id"],
  ["orders", "accepted_by"],
  ["orders", "cancelled_by"],
  ["orders", "cancel_approved_by"],
  ["order_status_changes", "user_id"],
  ["sheets", "opened_by"],
  ["sheets", "closed_by"],
  ["payments", "user_id"],
  ["tables", "addressed_by"],
  ["stock_changes", "user_id"],
  ["line_cancels", "user_id"],
  ["line_cancels", "approved_by"],
  ["day_closings", "user_id"],
  ["cash_movements", "user_id"],
  ["cash_movements", "approved_by"],
  ["history", "user_id"],
  ["history", "approved_by"],
] as const;

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  // Concurrent requests that reference the user either finish first or find the user deleted.
  await selectOwn(tx, "users").select("user_id").where("user_id", "=", id).forUpdate().execute();
  for (const [table, column] of namingColumns) {
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = null
      where account_id = ${tx.accountId} and ${sql.ref(column)} = ${id}`.execute(tx.db);
  }
  await deleteOwn(tx, "users").where("user_id", "=", id).execute();
}
