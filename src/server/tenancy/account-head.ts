import type { Selectable } from "kysely";
import { extrasDefaults } from "../../contract/account-defaults.ts";
import type { Extras } from "../../contract/account.ts";
import type { Features, ViewMode } from "../../domain/entry-path.ts";
import { prepared } from "../db/prepared.ts";
import type { Tables } from "../db/tables.ts";
import type { Tx } from "../db/with-account.ts";

/** What every request needs to know of its account. */
export type AccountHead = {
  accountId: string;
  label: string;
  name: string;
  active: boolean;
  source: ViewMode;
  features: Features;
  timeZone: string;
  extras: Extras;
};

/** Its columns, for those who read more of an account by the same statement. */
export const headColumns = [
  "account_id",
  "label",
  "name",
  "active",
  "source",
  "delivery",
  "linktree",
  "local_order",
  "easy_order",
  "attendant_order",
  "time_zone",
  "extras",
] as const;

export type HeadRow = Pick<Selectable<Tables["accounts"]>, (typeof headColumns)[number]>;

const findHead = prepared<{ accountId: string }>()("account-head", (db, given) =>
  db.selectFrom("accounts").select(headColumns).where("account_id", "=", given.accountId),
);

/** The account of the transaction; `undefined` when it was removed a moment ago. */
export async function findAccountHead(tx: Tx): Promise<AccountHead | undefined> {
  const [row] = await findHead(tx, { accountId: tx.accountId });
  return row && headOf(row);
}

export function headOf(row: HeadRow): AccountHead {
  return {
    accountId: row.account_id,
    label: row.label,
    name: row.name,
    active: row.active,
    source: row.source,
    features: {
      delivery: row.delivery,
      linktree: row.linktree,
      localOrder: row.local_order,
      easyOrder: row.easy_order,
      attendantOrder: row.attendant_order,
    },
    timeZone: row.time_zone,
    extras: { ...extrasDefaults, ...row.extras },
  };
}
