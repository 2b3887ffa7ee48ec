import { randomUUIDv7 } from "node:crypto";
import type { Extras } from "../../contract/account.ts";
import { defaultSource, type Features, type ViewMode } from "../../domain/entry-path.ts";
import { isLabel } from "../../domain/host-name.ts";
import { sanitiseMap } from "../../domain/map-address.ts";
import { limits, minPasswordLength } from "../../domain/text-rules.ts";
import { hashPassword } from "../auth/passwords.ts";
import { insertUser } from "../auth/staff-queries.ts";
import type { Database } from "../db/database.ts";
import { violates, withAccount, type Tx } from "../db/with-account.ts";
import { OperatorRefused } from "../operator-refused.ts";

/** `login` is as it is stored, as `readLogin` gives it. */
export type NewUser = { name: string; login: string; password: string; level: 1 | 2 };

export type NewAccount = {
  label: string;
  name: string;
  features: Partial<Features>;
  source?: ViewMode;
  extras?: Partial<Extras>;
  users: NewUser[];
};

/** Makes an account with its host and its first users, all or nothing; its id. */
export async function createAccount(database: Database, account: NewAccount): Promise<string> {
  requireLabel(account.label);
  for (const user of account.users) requirePassword(user.password);
  const accountId = randomUUIDv7();
  const hashes = await Promise.all(account.users.map((user) => hashPassword(user.password)));
  try {
    await withAccount(database, { accountId, mode: "write" }, async (tx) => {
      await insertAccount(tx, account);
      const now = new Date();
      for (const [index, { name, login, level }] of account.users.entries()) {
        const passwordHash = hashes[index] ?? "";
        await insertUser(tx, { name, user: login, level, active: true, passwordHash, now });
      }
      await tx.db
        .insertInto("hosts")
        .values({ host: account.label, account_id: accountId })
        .execute();
    });
  } catch (error) {
    if (violates(error, "hosts_pkey")) {
      throw new OperatorRefused(`There is an account "${account.label}" already`, { cause: error });
    }
    throw error;
  }
  return accountId;
}

export function requireLabel(label: string): void {
  if (isLabel(label)) return;
  throw new OperatorRefused(
    `"${label}" cannot be a label: use a-z, 0-9 and "-", and no reserved name`,
  );
}

export function requirePassword(password: string): void {
  if (password.length >= minPasswordLength && password.length <= limits.password) return;
  throw new OperatorRefused(`A password has ${minPasswordLength} to ${limits.password} characters`);
}

async function insertAccount(
  tx: Tx,
  { label, name, features, source, extras }: NewAccount,
): Promise<void> {
  await tx.db
    .insertInto("accounts")
    .values({
      account_id: tx.accountId,
      label,
      name,
      source: source ?? defaultSource,
      delivery: features.delivery ?? false,
      linktree: features.linktree ?? false,
      local_order: features.localOrder ?? false,
      easy_order: features.easyOrder ?? false,
      attendant_order: features.attendantOrder ?? false,
      extras: { ...extras, ...(extras?.map && { mapSanitized: sanitiseMap(extras.map) }) },
    })
    .execute();
}
