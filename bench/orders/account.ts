import { randomUUIDv7 } from "node:crypto";
import { createAccount } from "../../src/server/account/create-account.ts";
import { openDatabase, prepareDatabase, type Database } from "../../src/server/db/database.ts";
import { withAccount, type Tx } from "../../src/server/db/with-account.ts";

/** The owner's sign-in at every account. */
export const credentials = { user: "dona@example.com", pass: "uma senha boa" };

/** An account with a menu, and the body of a guest's order of four items with an option each. */
export type Account = { accountId: string; host: string; order: string };

const itemCount = 40;
const linesOfAnOrder = 4;

/** Makes so many accounts in the database at `adminUrl`, called `casa0` and so on. */
export async function openAccounts(adminUrl: string, count: number): Promise<Account[]> {
  const database = openDatabase(await prepareDatabase(adminUrl));
  const accounts: Account[] = [];
  for (let at = 0; at < count; at += 1) accounts.push(await openAccount(database, `casa${at}`));
  await database.close();
  return accounts;
}

/** Makes an account with 40 items of two options each; delivery is on, and orders to rooms. */
export async function openAccount(database: Database, label: string): Promise<Account> {
  const accountId = await createAccount(database, {
    label,
    name: `Casa ${label}`,
    features: { delivery: true, easyOrder: true, attendantOrder: true, localOrder: true },
    extras: { paymentMethods: { cash: true, pix: true }, locations: 20 },
    users: [{ name: "Dona", login: credentials.user, password: credentials.pass, level: 1 }],
  });
  const items = await withAccount(database, { accountId, mode: "write" }, addMenu);
  const order = JSON.stringify(orderOf(linesOf(items)));
  return { accountId, host: `${label}.localhost`, order };
}

type Item = { itemId: string; optionId: string };

async function addMenu(tx: Tx): Promise<Item[]> {
  const categoryId = await addEntry(tx, { kind: "category", title: "Pizzas", parentId: null });
  const items: Item[] = [];
  for (let sort = 0; sort < itemCount; sort += 1) {
    const itemId = await addEntry(tx, {
      kind: "item",
      title: `Pizza ${sort}`,
      parentId: categoryId,
      sort,
      priceCents: 2290,
    });
    const groupId = await addEntry(tx, { kind: "category", title: "Borda", parentId: itemId });
    const option = { kind: "item", parentId: groupId, priceCents: 350 } as const;
    const optionId = await addEntry(tx, { ...option, title: "Catupiry" });
    await addEntry(tx, { ...option, title: "Cheddar", sort: 1 });
    items.push({ itemId, optionId });
  }
  return items;
}

type NewEntry = {
  kind: "category" | "item";
  title: string;
  parentId: string | null;
  sort?: number;
  priceCents?: number;
};

async function addEntry(tx: Tx, entry: NewEntry): Promise<string> {
  const entryId = randomUUIDv7();
  await tx.db
    .insertInto("entries")
    .values({
      account_id: tx.accountId,
      entry_id: entryId,
      kind: entry.kind,
      parent_id: entry.parentId,
      sort: entry.sort ?? 0,
      titles: { br: entry.title },
      price_cents: entry.priceCents ?? 0,
    })
    .execute();
  return entryId;
}

function linesOf(items: readonly Item[]): Record<string, object> {
  const lines = items.slice(0, linesOfAnOrder).map(({ itemId, optionId }) => [
    itemId,
    {
      qty: 2,
      obs: "bem passada",
      title_br: "Pizza",
      extras: { price: 22.9 },
      children: { [optionId]: { qty: 1, extras: { price: 3.5 } } },
    },
  ]);
  return Object.fromEntries(lines);
}

/** A guest's order for delivery, of these lines by the items' ids. */
export function orderOf(lines: Readonly<Record<string, object>>) {
  return {
    userData: { name: "Ana Souza", email: "ana@example.com", phone: "(19) 99999-0000" },
    cartData: {
      items: lines,
      addressData: {
        postal_code: "13015-904",
        address: "Rua das Flores",
        number: "12",
        district: "Centro",
        city: "Campinas",
        state: "SP",
      },
      paymentMethod: "cash",
      changeTo: 200,
      obs: "portão azul",
    },
  };
}
