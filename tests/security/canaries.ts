import { randomBytes } from "node:crypto";
import type pg from "pg";
import { safeParse } from "zod/v4/core";
import { extras } from "../../src/contract/account.ts";
import type { FullAccount } from "../../src/server/testing/full-account.ts";
import type { AccountRows } from "./account-rows.ts";

/** The readers of a text in an account: everybody, its guest, staff, or admins alone. */
export type Audience = "everyone" | "guest" | "staff" | "admin";

/** A word for each audience of an account, which occurs nowhere else. */
export type Canaries = Record<Audience, string>;

/** The columns that others than admins may read; a new column is for admins alone until it is listed here. */
const audiences: Record<string, Audience> = {
  "accounts.name": "everyone",
  "entries.titles": "everyone",
  "entries.subtitles": "everyone",
  "icons.title": "everyone",
  // Guests are told why a service is paused.
  "service_pauses.reason": "everyone",
  // A tab shows the name of the attendant who sent an order.
  "users.name": "staff",
  "sheets.name": "staff",
  // Why a payment was given back.
  "payments.reason": "staff",
  // Why cash went into the drawer or out of it.
  "cash_movements.reason": "staff",
  // The list of unprinted jobs names the station and the printer, and gives the reason.
  "stations.name": "staff",
  "printers.name": "staff",
  "print_jobs.error": "staff",
  // The reason of a cancelled line, and the rest of an order's history.
  "line_cancels.text": "staff",
  "history.what": "staff",
  "history.before_value": "staff",
  "history.after_value": "staff",
};
/** The guest who ordered and the staff may read these tables. */
const ofGuests = new Set(["orders", "order_lines"]);

/** Columns that hold a word of the program and not a text, or that have a form of their own. */
const leftAlone = new Set([
  "accounts.extras",
  "accounts.time_zone",
  "users.password_hash",
  "users.pin_hash",
]);

export function newCanaries(): Canaries {
  const word = () => `k${randomBytes(6).toString("hex")}`;
  return { everyone: word(), guest: word(), staff: word(), admin: word() };
}

/**
 * Puts the words into every text of the account's rows, and returns the columns that took one. Columns with a form of
 * their own (states, hashes, file names) take no word; they are marks by themselves, or tell nothing.
 */
export async function plantCanaries(
  admin: pg.Client,
  { full, words }: { full: FullAccount; words: Canaries },
): Promise<string[]> {
  const { order } = full;
  const { accountId } = full.account;
  await admin.query("select set_config('app.account_id', $1, false)", [accountId]);
  const { rows: columns } = await admin.query<{ table: string; column: string; type: string }>(
    `select c.table_name as "table", c.column_name as "column", c.data_type as type
     from information_schema.columns c
     join information_schema.columns a
       on a.table_schema = c.table_schema and a.table_name = c.table_name and a.column_name = 'account_id'
     where c.table_schema = 'public' and c.data_type in ('text', 'jsonb') and c.is_generated = 'NEVER'
       and c.table_name <> 'hosts' order by 1, 2`,
  );
  const planted: string[] = [];
  for (const { table, column, type } of columns) {
    const name = `${table}.${column}`;
    if (leftAlone.has(name)) continue;
    const written = name === "users.login" ? "$2 || '.' || login" : withWord(column, type);
    const own = `order_id in (select order_id from orders where account_id = $1 and guest_id =
      (select guest_id from orders where account_id = $1 and hash = '${order.hash}'))`;
    const parts: [Audience, string][] = ofGuests.has(table)
      ? [
          ["guest", own],
          ["staff", `not (${own})`],
        ]
      : [[audiences[name] ?? "admin", "true"]];
    for (const [audience, where] of parts) {
      const taken = await admin
        .query(
          `update ${table} set ${column} = ${written} where account_id = $1 and ${where} and coalesce(strpos(${column}::text, $2), 0) = 0`,
          [accountId, words[audience]],
        )
        .catch(() => undefined);
      if (taken?.rowCount) planted.push(name);
    }
  }
  await plantInSettings(admin, { accountId, word: words.everyone });
  return [...new Set(planted)];
}

/** The word after the text, or after every text in an object. */
function withWord(column: string, type: string): string {
  if (type === "text") return `coalesce(${column} || ' ', '') || $2`;
  if (column === "subtitles") return `${column} || jsonb_build_object('br', $2::text)`;
  return `(select jsonb_object_agg(key, case when jsonb_typeof(value) = 'string'
    then to_jsonb((value #>> '{}') || ' ' || $2) else value end) from jsonb_each(${column}))`;
}

/** Settings have forms of their own: the word goes where the contract takes it. */
async function plantInSettings(
  admin: pg.Client,
  { accountId, word }: { accountId: string; word: string },
): Promise<void> {
  const { rows } = await admin.query<{ extras: Record<string, unknown> }>(
    "select extras from accounts where account_id = $1",
    [accountId],
  );
  const shape: Record<string, Parameters<typeof safeParse>[0]> = extras.shape;
  const withWords = Object.entries(rows[0]?.extras ?? {}).map(([key, value]) => {
    const schema = shape[key];
    const text = typeof value === "string" && !value.includes(word) ? `${value} ${word}` : value;
    return [key, schema && safeParse(schema, text).success ? text : value];
  });
  await admin.query("update accounts set extras = $2 where account_id = $1", [
    accountId,
    JSON.stringify(Object.fromEntries(withWords)),
  ]);
}

/** Labels and words, ids, and the names of files and orders. */
export const marks = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{32}|[kt][0-9a-f]{12}/g;

/** The words, labels, ids and hashes in a text. */
export function marksIn(text: string): Set<string> {
  return new Set(text.match(marks));
}

/** Every mark in an account's rows, and the account's id in the form that tokens have. */
export function marksOf(accountId: string, rows: AccountRows): Set<string> {
  const all = marksIn(Object.values(rows).flat().join("\n"));
  return all.add(accountId.replaceAll("-", ""));
}
