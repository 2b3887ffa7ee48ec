import { randomUUIDv7 } from "node:crypto";
import type { Extras } from "../../contract/account.ts";
import {
  defaultSource,
  type Feature,
  type Features,
  type ViewMode,
} from "../../domain/landing-path.ts";
import type { DeliveryArea } from "../../domain/area.ts";
import { isLabel } from "../../domain/host-name.ts";
import { sanitiseMap } from "../../domain/map-address.ts";
import { hashPassword } from "../auth/passwords.ts";
import { insertUser } from "../auth/staff-queries.ts";
import type { Database } from "../db/database.ts";
import { violates, withAccount, type Tx } from "../db/with-account.ts";
import { OperatorRefused } from "../operator-refused.ts";
import { switchColumns } from "../tenancy/account-head.ts";
import { areasJson, type StoredServices } from "./service-queries.ts";

/** `login` is in its stored form, as `readLogin` gives it. */
export type NewUser = { name: string; login: string; password: string; level: 1 | 2 };

export type NewAccount = {
  label: string;
  name: string;
  /** Features that are on from the beginning. */
  features: Partial<Features>;
  /** Features that the owner may never switch on. */
  withheld?: Feature[];
  source?: ViewMode;
  extras?: Partial<Extras>;
  services?: StoredServices;
  areas?: readonly Omit<DeliveryArea, "id">[];
  users: NewUser[];
};

/** Makes an account with its host and its first users, all or nothing, and answers its id. */
export async function createAccount(database: Database, account: NewAccount): Promise<string> {
  requireLabel(account.label);
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

async function insertAccount(
  tx: Tx,
  { label, name, features, withheld = [], source, extras, services, areas = [] }: NewAccount,
): Promise<void> {
  await tx.db
    .insertInto("accounts")
    .values({
      account_id: tx.accountId,
      label,
      name,
      source: source ?? defaultSource,
      ...switchColumns(features),
      withheld_features: withheld,
      services: services ?? {},
      areas: areasJson(areas.map((area) => ({ ...area, id: randomUUIDv7() }))),
      extras: { ...extras, ...(extras?.map && { mapSanitized: sanitiseMap(extras.map) }) },
    })
    .execute();
}
