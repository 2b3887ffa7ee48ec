import { randomBytes, randomUUIDv7 } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { Extras } from "../../contract/account.ts";
import { defaultSource, type Features, type ViewMode } from "../../domain/landing-path.ts";
import type { Translations } from "../../domain/languages.ts";
import type { Cents } from "../../domain/money.ts";
import type { OptionRules } from "../../domain/option-rules.ts";
import { createAccount } from "../account/create-account.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import { testBaseDomain, type TestApp } from "./start-app.ts";

export const adminCredentials = { user: "dona@example.com", pass: "uma senha boa" };
export const attendantCredentials = { user: "garcom@example.com", pass: "outra senha boa" };

export type TestAccount = { accountId: string; label: string; host: string };

/** An account of a test's own, with an admin and an attendant; delivery is on unless said otherwise. */
export async function newAccount(
  { database }: TestApp,
  {
    features = { delivery: true },
    extras = {},
    source = defaultSource,
  }: { features?: Partial<Features>; extras?: Partial<Extras>; source?: ViewMode } = {},
): Promise<TestAccount> {
  const label = `t${randomBytes(6).toString("hex")}`;
  const accountId = await createAccount(database, {
    label,
    name: `Casa ${label}`,
    features,
    source,
    extras: { paymentMethods: { cash: true, pix: true }, ...extras },
    users: [],
  });
  await withAccount(database, { accountId, mode: "write" }, insertStaff);
  return { accountId, label, host: `${label}.${testBaseDomain}` };
}

/**
 * A stored hash fixes the cost of verifying a password. At the program's own cost, thousands of accounts and sign-ins
 * would take minutes of a run. That cost has tests of its own.
 */
const cheaply = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const people = Promise.all(
  [
    { name: "Dona", level: 1, ...adminCredentials } as const,
    { name: "Garçom", level: 2, ...attendantCredentials } as const,
  ].map(async ({ name, level, user, pass }) => ({
    name,
    level,
    login: user,
    password_hash: await hash(pass, cheaply),
  })),
);

async function insertStaff({ db, accountId }: Tx): Promise<void> {
  const rows = (await people).map((person) => ({
    ...person,
    account_id: accountId,
    user_id: randomUUIDv7(),
  }));
  await db.insertInto("users").values(rows).execute();
}

export type NewItem = {
  title: string;
  /** In other languages. */
  titles?: Translations;
  priceCents: Cents;
  active?: boolean;
  maxQty?: number;
  groups?: NewCategory[];
};
export type NewCategory = {
  title: string;
  titles?: Translations;
  active?: boolean;
  rules?: Partial<OptionRules>;
  items: NewItem[];
};

/** Puts categories with items and options into an account, and answers their ids by title. */
export async function newMenu(
  { database }: TestApp,
  { accountId }: TestAccount,
  categories: NewCategory[],
): Promise<Record<string, string>> {
  const rows = entriesOf(categories, { accountId, parentId: null });
  if (rows.length > 0) {
    await withAccount(database, { accountId, mode: "write" }, ({ db }) =>
      db.insertInto("entries").values(rows).execute(),
    );
  }
  return Object.fromEntries(rows.map(({ titles, entry_id }) => [titles.br, entry_id]));
}

type Place = { accountId: string; parentId: string | null };

/** The rows of the categories and of all that is in them, each before what is in it. */
const entriesOf = (categories: NewCategory[], { accountId, parentId }: Place): EntryRow[] =>
  categories.flatMap((category, sort) => {
    const row = entryOf({ ...category, kind: "category", sort }, { accountId, parentId });
    const place = { accountId, parentId: row.entry_id };
    return [row, ...category.items.flatMap((item, itemSort) => itemOf(item, itemSort, place))];
  });

function itemOf(item: NewItem, sort: number, place: Place): EntryRow[] {
  const row = entryOf({ ...item, kind: "item", sort }, place);
  return [row, ...entriesOf(item.groups ?? [], { ...place, parentId: row.entry_id })];
}

type EntryRow = ReturnType<typeof entryOf>;

function entryOf(
  entry: {
    kind: "category" | "item";
    title: string;
    titles?: Translations;
    sort: number;
    priceCents?: Cents;
    active?: boolean;
    maxQty?: number;
    rules?: Partial<OptionRules>;
  },
  { accountId, parentId }: Place,
) {
  const { min = 0, max = 0, priceRule = "sum" as const, freeQty = 0 } = entry.rules ?? {};
  return {
    account_id: accountId,
    entry_id: randomUUIDv7(),
    kind: entry.kind,
    parent_id: parentId,
    sort: entry.sort,
    titles: { ...entry.titles, br: entry.title },
    price_cents: entry.priceCents ?? 0,
    active: entry.active ?? true,
    max_qty: entry.maxQty ?? 0,
    options_min: min,
    options_max: max,
    price_rule: priceRule,
    free_qty: freeQty,
  };
}
