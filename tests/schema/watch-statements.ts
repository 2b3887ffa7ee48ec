import pg from "pg";
import { afterAll, afterEach, expect } from "vitest";
import { brokenRules } from "./statement-rules.ts";

// Every statement that the program sends in the tests of this worker is read as it is sent.

/** Reads across accounts, each with the reason. */
const acrossAccounts = [
  // The relay hears for every account, and prunes for every one.
  /^\s*select account_id, event_id, topic, subject_id\s+from outbox\b/,
  /^\s*select max\(transaction_id\)::text as last\b/,
  /^delete from outbox where transaction_id <= \$1::xid8 and created_at < \$2$/,
  // Tests of the policies ask like a program that has forgotten the account.
  /^select array_agg\(distinct account_id\) as seen from entries$/,
  /^\s*select current_setting\('app.account_id', true\) as left from \(select count\(\*\) from entries\)/,
];

/** The driver's client with what its types leave out. */
type Client = pg.Client & { connectionParameters: { user?: string; application_name?: string } };
type Query = (this: Client, ...given: readonly unknown[]) => unknown;
type Watched = Query & { offences: string[] };

/** Leaves out the connections that tests open for themselves. */
function isProgram({ connectionParameters }: Client): boolean {
  const { user = "", application_name: name } = connectionParameters;
  return name === "comanda" || user.endsWith("_relay_login");
}

function watch(query: Query): Watched {
  const seen = new Set<string>();
  const offences: string[] = [];
  function look(text: string): void {
    if (seen.has(text)) return;
    seen.add(text);
    if (acrossAccounts.some((known) => known.test(text))) return;
    for (const rule of brokenRules(text)) offences.push(`${rule}: ${text}`);
  }
  const watched: Query = function (...given) {
    const [statement] = given;
    const text =
      typeof statement === "object" && statement !== null && "text" in statement
        ? statement.text
        : statement;
    if (typeof text === "string" && isProgram(this)) look(text);
    return Reflect.apply(query, this, given);
  };
  return Object.assign(watched, { offences });
}

// Files of a worker share the driver, and each runs this file.
const { prototype } = pg.Client as unknown as { prototype: { query: Query | Watched } };
const watched = "offences" in prototype.query ? prototype.query : watch(prototype.query);
prototype.query = watched;

const expectNone = () =>
  expect(watched.offences.splice(0), "statements that cannot be spread").toEqual([]);
afterEach(expectNone);
afterAll(expectNone);
