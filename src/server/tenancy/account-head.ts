import type { Selectable } from "kysely";
import { extrasDefaults } from "../../contract/account-defaults.ts";
import type { Extras } from "../../contract/account.ts";
import type { DayEnd } from "../../domain/business-day.ts";
import { features, type Feature, type Features, type ViewMode } from "../../domain/landing-path.ts";
import { prepared } from "../db/prepared.ts";
import type { DatabaseTables } from "../db/tables.ts";
import type { Tx } from "../db/with-account.ts";

export type AccountHead = {
  accountId: string;
  label: string;
  name: string;
  active: boolean;
  /** True while the account is being moved: writes are refused. */
  isFrozen: boolean;
  source: ViewMode;
  /** Features in effect: switched on by the owner, and allowed by the operator. */
  features: Features;
  /** Features that the owner may switch on. */
  allowedFeatures: Features;
  timeZone: string;
  /** When business days end; see domain/business-day.ts. */
  dayEnds: readonly DayEnd[];
  extras: Extras;
};

/** The column of each feature, which says whether the owner has it on. */
const featureColumns = {
  delivery: "delivery",
  linktree: "linktree",
  localOrder: "local_order",
  easyOrder: "easy_order",
  attendantOrder: "attendant_order",
} as const satisfies Record<Feature, keyof DatabaseTables["accounts"]>;

/** The columns of an account's head, for statements that read more of the account. */
export const headColumns = [
  "account_id",
  "label",
  "name",
  "active",
  "frozen_at",
  "source",
  ...Object.values(featureColumns),
  "withheld_features",
  "time_zone",
  "day_ends",
  "extras",
] as const;

export type HeadRow = Pick<Selectable<DatabaseTables["accounts"]>, (typeof headColumns)[number]>;

const findHead = prepared<{ accountId: string }>()("account-head", (db, given) =>
  db.selectFrom("accounts").select(headColumns).where("account_id", "=", given.accountId),
);

/** The account of the transaction; `undefined` when it was removed a moment ago. */
export async function findAccountHead(tx: Tx): Promise<AccountHead | undefined> {
  const [row] = await findHead(tx, { accountId: tx.accountId });
  return row && headOf(row);
}

export function headOf(row: HeadRow): AccountHead {
  const isAllowed = (feature: Feature) => !row.withheld_features.includes(feature);
  return {
    accountId: row.account_id,
    label: row.label,
    name: row.name,
    active: row.active,
    isFrozen: row.frozen_at !== null,
    source: row.source,
    features: featuresBy((feature) => row[featureColumns[feature]] && isAllowed(feature)),
    allowedFeatures: featuresBy(isAllowed),
    timeZone: row.time_zone,
    dayEnds: row.day_ends,
    extras: { ...extrasDefaults, ...row.extras },
  };
}

export function featuresBy(isOn: (feature: Feature) => boolean): Features {
  // fromEntries forgets the keys, which are the features' names.
  return Object.fromEntries(features.map((name) => [name, isOn(name)])) as Features;
}

/** Some of the features, each switched on or off. */
export type Switches = { [Name in Feature]?: boolean | undefined };

export function switchColumns(switches: Switches) {
  const given = features.flatMap((name) =>
    switches[name] === undefined ? [] : [[featureColumns[name], switches[name]]],
  );
  return Object.fromEntries(given) as Partial<Record<(typeof featureColumns)[Feature], boolean>>;
}
