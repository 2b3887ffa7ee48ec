import type { Selectable } from "kysely";
import { isEmailAddress } from "../../domain/value-rules.ts";
import { limits, writtenText } from "../../domain/text-rules.ts";
import type { DatabaseTables } from "../db/tables.ts";
import { selectOwn, updateOwn, type Tx } from "../db/with-account.ts";

export type CredentialRow = {
  userId: string;
  name: string;
  login: string;
  level: 1 | 2;
  active: boolean;
  passwordHash: string;
};

const userColumns = ["user_id", "name", "login", "level", "active", "password_hash"] as const;

export async function findActiveUserByLogin(
  tx: Tx,
  login: string,
): Promise<CredentialRow | undefined> {
  const row = await selectOwn(tx, "users")
    .select(userColumns)
    .where("login", "=", loginOf(login))
    .where("active", "=", true)
    .executeTakeFirst();
  return row && userOf(row);
}

export async function findUser(tx: Tx, userId: string): Promise<CredentialRow | undefined> {
  const row = await selectOwn(tx, "users")
    .select(userColumns)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row && userOf(row);
}

/** Finds a user whom this transaction has just found, and throws if they are gone. */
export async function getUser(tx: Tx, userId: string): Promise<CredentialRow> {
  const user = await findUser(tx, userId);
  if (!user) throw new Error("The user is gone");
  return user;
}

/**
 * Locks the user until the transaction ends. False if they have changed since they were read. A concurrent block or
 * password change either came first, or waits and sees the result of this transaction.
 */
export async function lockUserIfUnchanged(
  tx: Tx,
  { userId, passwordHash }: CredentialRow,
): Promise<boolean> {
  const row = await selectOwn(tx, "users")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("active", "=", true)
    .where("password_hash", "=", passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

function userOf(
  row: Pick<Selectable<DatabaseTables["users"]>, (typeof userColumns)[number]>,
): CredentialRow {
  return {
    userId: row.user_id,
    name: row.name,
    login: row.login,
    level: row.level,
    active: row.active,
    passwordHash: row.password_hash,
  };
}

/** Sets a password, and removes the PIN: somebody who knew the old password may know the PIN. */
export async function setPasswordHash(
  tx: Tx,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  await updateOwn(tx, "users")
    .set({ password_hash: passwordHash, pin_hash: null })
    .where("user_id", "=", userId)
    .execute();
}

/** The stored form of a login. */
export function loginOf(text: string): string {
  return writtenText(text).toLowerCase();
}

/** The stored form of a login. Undefined for a login that is no e-mail address or is too long. */
export function readLogin(text: string): string | undefined {
  const login = loginOf(text);
  return isEmailAddress(login) && login.length <= limits.login ? login : undefined;
}
