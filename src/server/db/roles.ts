import { createHash, createHmac } from "node:crypto";
import type { Client } from "pg";
import { connectClient } from "./connect-client.ts";
import { hasSqlState } from "./sql-state.ts";
import { StartRefused } from "../operator-refused.ts";

/**
 * The two roles that the program signs in as. Both own nothing and bypass nothing: `app` serves requests under the
 * policies of one account at a time; `relay` reads and prunes the outbox of every account and sees nothing else.
 */
export type RuntimeUrls = {
  app: string;
  relay: string;
  /** As `app`, through a pooler. Statements that need a connection of their own bypass it. */
  pooled?: string | undefined;
  /** To a replica, as `app`. */
  replica?: string | undefined;
};

/**
 * Settings of a connection that serves requests. They are the role's, since a pooler passes no settings on. Nobody
 * waits any more for the answer of a statement that takes longer.
 */
const appSettings = {
  statement_timeout: "15s",
  idle_in_transaction_session_timeout: "30s",
};

const kinds = ["app", "relay"] as const;
export type RoleNames = Record<(typeof kinds)[number], string>;

/** PostgreSQL cuts a longer name, and the names of two databases must not end as the same role. */
const longestName = 63;

function roleNames(database: string): RoleNames {
  const nameOf = (kind: string) => {
    const name = `${database}_${kind}_login`;
    if (Buffer.byteLength(name) <= longestName) return name;
    const digest = createHash("sha256").update(database).digest("hex");
    return `${digest.slice(0, 40)}_${kind}_login`;
  };
  return { app: nameOf("app"), relay: nameOf("relay") };
}

/**
 * Makes the roles of this database, which no other database of the server lets in. Passwords are derived from the
 * administrator's, so every process on the same database arrives at the same ones and stores no password. If an
 * administrator signs in without a password, the server asks for no password, and the roles get none to be guessed.
 */
export async function ensureRoles(
  admin: Client,
  adminUrl: string,
): Promise<{ urls: RuntimeUrls; roles: RoleNames }> {
  const { rows } = await admin.query<{ database: string; owner: string }>(
    "select current_database() as database, current_user as owner",
  );
  const { database = "", owner = "" } = rows[0] ?? {};
  const roles = roleNames(database);
  const urls: RuntimeUrls = { app: "", relay: "" };
  for (const kind of kinds) {
    const role = roles[kind];
    const password = derivedPassword(adminUrl, role);
    urls[kind] = withCredentials(adminUrl, { user: role, password });
    const isNew = await createRoleUnlessThere(admin, role);
    await refuseMightyRole(admin, role);
    // Setting the same password again makes another hash, and a pooler that has the old one could not sign in.
    if (!isNew && (await canSignIn(urls[kind]))) continue;
    await admin.query(
      `alter role ${admin.escapeIdentifier(role)} with login password ${password === undefined ? "null" : admin.escapeLiteral(password)}`,
    );
  }
  const inDatabase = `${admin.escapeIdentifier(roles.app)} in database ${admin.escapeIdentifier(database)}`;
  for (const [setting, value] of Object.entries(appSettings))
    await admin.query(`alter role ${inDatabase} set ${setting} = '${value}'`);
  const quoted = (names: string[]) => names.map((name) => admin.escapeIdentifier(name)).join(", ");
  await admin.query(`revoke all on database ${quoted([database])} from public`);
  await admin.query(
    `grant connect on database ${quoted([database])} to ${quoted([roles.app, roles.relay, owner])}`,
  );
  await admin.query("revoke create on schema public from public");
  await admin.query(`grant usage on schema public to ${quoted([roles.app, roles.relay])}`);
  return { urls, roles };
}

async function canSignIn(url: string): Promise<boolean> {
  return connectClient(url).then(
    (client) => client.end().then(() => true),
    () => false,
  );
}

/** Answers whether the role is new. Another database of the server may be prepared at the same moment. */
async function createRoleUnlessThere(admin: Client, role: string): Promise<boolean> {
  const { rowCount } = await admin.query("select from pg_roles where rolname = $1", [role]);
  if (rowCount !== 0) return false;
  await admin.query(`create role ${admin.escapeIdentifier(role)} login`).catch((error: unknown) => {
    if (!hasSqlState(error, ["42710", "23505"])) throw error;
  });
  return true;
}

/** Refuses a role that somebody made beforehand with rights that the policies do not limit. */
async function refuseMightyRole(admin: Client, role: string): Promise<void> {
  const { rowCount } = await admin.query(
    "select from pg_roles where rolname = $1 and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)",
    [role],
  );
  if (rowCount === 0) return;
  throw new StartRefused(
    `The database role ${role} may do more than this program allows it: remove the role and start again.`,
  );
}

function derivedPassword(adminUrl: string, role: string): string | undefined {
  const secret = decodeURIComponent(new URL(adminUrl).password);
  return secret === "" ? undefined : createHmac("sha256", secret).update(role).digest("hex");
}

function withCredentials(
  adminUrl: string,
  { user, password }: { user: string; password: string | undefined },
): string {
  const url = new URL(adminUrl);
  url.username = encodeURIComponent(user);
  url.password = password ?? "";
  return url.href;
}
