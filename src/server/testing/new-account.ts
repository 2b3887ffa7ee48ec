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

async function insertStaff(tx: Tx): Promise<void> {
  const people = [
    { name: "Dona", level: 1, ...adminCredentials },
    { name: "Garçom", level: 2, ...attendantCredentials },
  ] as const;
  for (const { name, level, user, pass } of people) {
    await tx.db
      .insertInto("users")
      .values({
        account_id: tx.accountId,
        user_id: randomUUIDv7(),
        level,
        name,
        login: user,
        password_hash: await hash(pass, cheaply),
      })
      .execute();
  }
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
  /** The rules of a group of options. */
  rules?: Partial<OptionRules>;
  items: NewItem[];
};

/** Puts categories with items and options into an account, and answers their ids by title. */
export async function newMenu(
  { database }: TestApp,
  { accountId }: TestAccount,
  categories: NewCategory[],
): Promise<Record<string, string>> {
  return withAccount(database, { accountId, mode: "write" }, (tx) =>
    insertCategories(tx, { categories, parentId: null }),
  );
}

async function insertCategories(
  tx: Tx,
  { categories, parentId }: { categories: NewCategory[]; parentId: string | null },
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const [sort, category] of categories.entries()) {
    const categoryId = await insertEntry(tx, {
      ...category,
      kind: "category",
      parentId,
      sort,
      priceCents: 0,
    });
    ids[category.title] = categoryId;
    for (const [itemSort, item] of category.items.entries()) {
      const itemId = await insertEntry(tx, {
        ...item,
        kind: "item",
        parentId: categoryId,
        sort: itemSort,
      });
      ids[item.title] = itemId;
      const below = { categories: item.groups ?? [], parentId: itemId };
      Object.assign(ids, await insertCategories(tx, below));
    }
  }
  return ids;
}

async function insertEntry(
  tx: Tx,
  entry: {
    kind: "category" | "item";
    parentId: string | null;
    title: string;
    titles?: Translations;
    sort: number;
    priceCents: Cents;
    active?: boolean;
    maxQty?: number;
    rules?: Partial<OptionRules>;
  },
): Promise<string> {
  const entryId = randomUUIDv7();
  const { min = 0, max = 0, priceRule = "sum", freeQty = 0 } = entry.rules ?? {};
  await tx.db
    .insertInto("entries")
    .values({
      account_id: tx.accountId,
      entry_id: entryId,
      kind: entry.kind,
      parent_id: entry.parentId,
      sort: entry.sort,
      titles: { ...entry.titles, br: entry.title },
      price_cents: entry.priceCents,
      active: entry.active ?? true,
      max_qty: entry.maxQty ?? 0,
      options_min: min,
      options_max: max,
      price_rule: priceRule,
      free_qty: freeQty,
    })
    .execute();
  return entryId;
}
