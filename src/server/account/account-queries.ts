import { sql } from "kysely";
import { safeParse, type $ZodType } from "zod/v4/core";
import { extrasDefaults } from "../../contract/account-defaults.ts";
import type { AccountIdentity, Settings } from "../../contract/account-settings.ts";
import { type Account, type Extras, extras as extrasSchema } from "../../contract/account.ts";
import { lastDayEnd, type DayEnd } from "../../domain/business-day.ts";
import type { Image } from "../../contract/fields.ts";
import { prepared } from "../db/prepared.ts";
import type { TextOrigins } from "../db/tables.ts";
import { selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import {
  headColumns,
  headOf,
  switchColumns,
  type AccountHead,
  type HeadRow,
  type Switches,
} from "../tenancy/account-head.ts";
import { imageJson } from "../media/stored-image.ts";
import { inEachLanguage } from "./in-each-language.ts";
import { ownExtras, shownExtras } from "./shown-extras.ts";
import { serviceColumns, type ServiceRow } from "./service-queries.ts";
import { publicServices } from "./service-views.ts";

const schemas: Record<string, $ZodType | undefined> = extrasSchema.shape;

export type StoredIdentity = Omit<AccountIdentity, "features">;

/**
 * Reads the stored account for a change, and locks it until the transaction ends. The lock leaves the key free, so
 * guests go on ordering.
 */
export async function lockStoredAccount(tx: Tx): Promise<
  {
    extras: Settings;
    data: StoredIdentity;
    /** Settings in the table, without those that nobody has set. */
    kept: Partial<Extras>;
    origins: TextOrigins;
  } & Pick<AccountHead, "features" | "allowedFeatures" | "timeZone" | "dayEnds">
> {
  const row = await selectOwn(tx, "accounts")
    .select([...headColumns, "logo_upload_id", "banner_upload_id", "text_origins"])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { features, allowedFeatures, timeZone, dayEnds } = headOf(row);
  return {
    features,
    allowedFeatures,
    timeZone,
    dayEnds,
    extras: { ...unwritten, ...extrasDefaults, ...row.extras },
    data: {
      logo: row.logo_upload_id,
      banner: row.banner_upload_id,
      name: row.name,
      active: row.active,
      source: row.source,
      time_zone: row.time_zone,
      day_ends_at: lastDayEnd(dayEnds),
    },
    kept: row.extras,
    origins: row.text_origins,
  };
}

/** Texts that a new account lacks. An unset one is not stored, and reads as empty. */
const unwritten: Settings = {
  ...inEachLanguage("home_text", ""),
  ...inEachLanguage("home_minibio", ""),
};

export async function updateAccount(
  tx: Tx,
  {
    extras,
    features,
    logo,
    banner,
    dayEnds,
    ...columns
  }: Omit<StoredIdentity, "day_ends_at"> & {
    extras: Partial<Extras>;
    features: Switches;
    dayEnds: readonly DayEnd[] | undefined;
    text_origins: TextOrigins;
  },
): Promise<void> {
  await updateOwn(tx, "accounts")
    .set({
      extras,
      ...columns,
      ...switchColumns(features),
      ...(dayEnds === undefined ? {} : { day_ends: asJson(dayEnds) }),
      ...(logo === undefined ? {} : { logo_upload_id: logo }),
      ...(banner === undefined ? {} : { banner_upload_id: banner }),
    })
    .execute();
}

/** Written as JSON: the driver would send a list as a PostgreSQL array. */
const asJson = (dayEnds: readonly DayEnd[]) =>
  sql<readonly DayEnd[]>`${JSON.stringify(dayEnds)}::jsonb`;

type Given = { accountId: string };

const pictureJson = (column: "logo_upload_id" | "banner_upload_id", { accountId }: Given) =>
  sql<Image | null>`(
  select ${imageJson} from uploads as u
  where u.account_id = ${accountId} and u.upload_id = accounts.${sql.id(column)})`;

const pictureColumns = (given: Given) =>
  [
    pictureJson("logo_upload_id", given).as("logo"),
    pictureJson("banner_upload_id", given).as("banner"),
  ] as const;

/** The columns of what guests are shown of an account, except its services. */
export const shownColumns = (given: Given) => [...headColumns, ...pictureColumns(given)] as const;
export type ShownRow = HeadRow & AccountPictures & ServiceRow;
type AccountPictures = { logo: Image | null; banner: Image | null };

const findBeside = prepared<Given>()("account-beside-head", (db, given) =>
  db
    .selectFrom("accounts")
    .select([...pictureColumns(given), ...serviceColumns(given)])
    .where("account_id", "=", given.accountId),
);
const findShown = prepared<Given>()("shown-account", (db, given) =>
  db
    .selectFrom("accounts")
    .select([...shownColumns(given), ...serviceColumns(given)])
    .where("account_id", "=", given.accountId),
);

/** The host and the instant for which an account is shown. */
export type Showing = { domain: string; nowMs: number };

/** The public account as it goes over the wire; `domain` is the host it was asked for by. */
export async function getPublicAccount(
  tx: Tx,
  { head, ...showing }: { head: AccountHead } & Showing,
): Promise<Account> {
  const [beside] = await findBeside(tx, { accountId: tx.accountId });
  const gone = { logo: null, banner: null, services: {}, areas: [], pauses: [] };
  return accountView({ head, beside: beside ?? gone, showing });
}

/** The same for an account of which nothing has been read yet. */
export async function findPublicAccount(tx: Tx, showing: Showing): Promise<Account | undefined> {
  const [row] = await findShown(tx, { accountId: tx.accountId });
  return row && shownAccount(row, showing);
}

export function shownAccount(row: ShownRow, showing: Showing): Account {
  return accountView({ head: headOf(row), beside: row, showing });
}

function accountView({
  head,
  beside,
  showing: { domain, nowMs },
}: {
  head: AccountHead;
  beside: AccountPictures & ServiceRow;
  showing: Showing;
}): Account {
  const own = shownExtras(knownExtras(ownExtras(head.extras)));
  return {
    domain,
    name: head.name,
    active: head.active,
    source: head.source,
    time_zone: head.timeZone,
    day_ends_at: lastDayEnd(head.dayEnds),
    day_ends: [...head.dayEnds],
    features: head.features,
    logo: beside.logo,
    banner: beside.banner,
    ...publicServices(beside, { ...head, nowMs }),
    extras: { ...extrasDefaults, ...own },
  };
}

/**
 * Picks the stored settings that this version knows. A later version, run before this one or along with it, may have
 * stored other settings or values. This version shows defaults for them, and of a list only the values that it knows.
 * All of them stay stored.
 */
function knownExtras(stored: Partial<Extras>): Partial<Extras> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([field, value]: [string, unknown]): [string, unknown][] => {
      const schema = schemas[field];
      if (schema === undefined) return [];
      const fits = (one: unknown) => safeParse(schema, one).success;
      if (fits(value)) return [[field, value]];
      const known = Array.isArray(value) ? value.filter((one) => fits([one])) : [];
      return known.length > 0 ? [[field, known]] : [];
    }),
  );
}
