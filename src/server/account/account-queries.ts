import type { Image } from "../../contract/fields.ts";
import type { Account, Extras } from "../../contract/account.ts";
import { extrasDefaults } from "../../contract/account-defaults.ts";
import type { AccountIdentity, Settings } from "../../contract/account-settings.ts";
import type { Features, ViewMode } from "../../domain/entry-path.ts";
import { prepared } from "../db/prepared.ts";
import type { Tx } from "../db/with-account.ts";
import { inEachLanguage } from "./check-texts.ts";
import { shownExtras } from "./shown-extras.ts";

/** What every request needs to know of its account. */
export type AccountHead = {
  accountId: string;
  label: string;
  name: string;
  active: boolean;
  source: ViewMode;
  features: Features;
  timeZone: string;
  version: number;
  extras: Extras;
};

const headColumns = [
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
  "version",
  "extras",
] as const;

const findHead = prepared<{ accountId: string }>()("account-head", (db, given) =>
  db.selectFrom("accounts").select(headColumns).where("account_id", "=", given.accountId),
);

/** The account of the transaction; `undefined` when it was removed a moment ago. */
export async function findAccountHead(tx: Tx): Promise<AccountHead | undefined> {
  const [row] = await findHead(tx, { accountId: tx.accountId });
  return (
    row && {
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
      version: row.version,
      extras: { ...extrasDefaults, ...row.extras },
    }
  );
}

/** What names an account and shows it, as it is stored: pictures by their ids alone. */
export type StoredIdentity = Omit<AccountIdentity, "logo" | "banner"> & {
  logo?: string | null | undefined;
  banner?: string | null | undefined;
};

/** What an account is changed from, locked until the transaction ends. */
export async function lockStoredAccount(tx: Tx): Promise<{
  extras: Settings;
  data: StoredIdentity;
  /** The settings as the table has them, without those that nobody has set. */
  kept: Partial<Extras>;
}> {
  const row = await tx.db
    .selectFrom("accounts")
    .select([
      ...(["name", "active", "source", "time_zone", "extras"] as const),
      ...(["logo_upload_id", "banner_upload_id"] as const),
    ])
    .where("account_id", "=", tx.accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    extras: { ...unwritten, ...extrasDefaults, ...row.extras },
    data: {
      logo: row.logo_upload_id,
      banner: row.banner_upload_id,
      name: row.name,
      active: row.active,
      source: row.source,
      time_zone: row.time_zone,
    },
    kept: row.extras,
  };
}

/** Texts that no account begins with; nothing is stored for them, which reads as an empty text. */
const unwritten: Settings = {
  ...inEachLanguage("home_text", ""),
  ...inEachLanguage("home_minibio", ""),
};

export async function updateAccount(
  tx: Tx,
  { extras, logo, banner, ...columns }: StoredIdentity & { extras: Partial<Extras> },
): Promise<void> {
  await tx.db
    .updateTable("accounts")
    .set({
      extras,
      ...columns,
      ...(logo === undefined ? {} : { logo_upload_id: logo }),
      ...(banner === undefined ? {} : { banner_upload_id: banner }),
    })
    .where("account_id", "=", tx.accountId)
    .execute();
}

/** The public account as it goes over the wire; `domain` is the host it was asked for by. */
export async function getPublicAccount(
  tx: Tx,
  head: AccountHead,
  domain: string,
): Promise<Account> {
  const pictures = await tx.db
    .selectFrom("accounts as a")
    .innerJoin("uploads as u", (join) =>
      join
        .onRef("u.account_id", "=", "a.account_id")
        .on((on) =>
          on.or([
            on("u.upload_id", "=", on.ref("a.logo_upload_id")),
            on("u.upload_id", "=", on.ref("a.banner_upload_id")),
          ]),
        ),
    )
    .select([
      "u.upload_id",
      "u.file",
      "u.width",
      "u.height",
      "u.colour",
      "a.logo_upload_id",
      "a.banner_upload_id",
    ])
    .where("a.account_id", "=", tx.accountId)
    .execute();
  const logo = pictures.find((row) => row.upload_id === row.logo_upload_id);
  const banner = pictures.find((row) => row.upload_id === row.banner_upload_id);
  return {
    domain,
    name: head.name,
    active: head.active,
    source: head.source,
    time_zone: head.timeZone,
    features: head.features,
    logo: logo ? imageOf(logo) : null,
    banner: banner ? imageOf(banner) : null,
    extras: shownExtras(head.extras),
  };
}

export function imageOf(row: {
  upload_id: string;
  file: string;
  width: number;
  height: number;
  colour: string;
}): Image {
  return {
    id: row.upload_id,
    file: row.file,
    width: row.width,
    height: row.height,
    colour: row.colour,
  };
}

/** Says that guests would now see something else; the caller's transaction carries the event too. */
export async function bumpVersion(tx: Tx): Promise<void> {
  await tx.db
    .updateTable("accounts")
    .set((set) => ({ version: set("version", "+", 1) }))
    .where("account_id", "=", tx.accountId)
    .execute();
}
