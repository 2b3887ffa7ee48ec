import { createHmac } from "node:crypto";
import type { Client } from "pg";
import { StartRefused } from "../start-refused.ts";
import { hasSqlState } from "./sql-state.ts";

/**
 * The two roles that the program signs in as. Both own nothing and bypass nothing: `app` serves requests under the
 * policies of one account at a time; `relay` reads and prunes the outbox of every account and sees nothing else.
 */
export type RuntimeUrls = { app: string; relay: string };

const kinds = ["app", "relay"] as const;

/**
 * Makes the group roles that migrations grant to and the sign-in roles of this database. Passwords are derived from
 * the administrator's, so every process on the same database arrives at the same ones and none is stored. Where the
 * administrator signs in without one, the server does not ask for passwords, and the roles have none to be guessed.
 */
export async function ensureRoles(admin: Client, adminUrl: string): Promise<RuntimeUrls> {
  const { rows } = await admin.query<{ database: string }>("select current_database() as database");
  const database = rows[0]?.database ?? "";
  const urls: RuntimeUrls = { app: "", relay: "" };
  for (const kind of kinds) {
    const role = `${database}_${kind}_login`;
    const password = derivedPassword(adminUrl, role);
    await createRoleUnlessThere(admin, { role: `comanda_${kind}`, login: "nologin" });
    await createRoleUnlessThere(admin, { role, login: "login" });
    await admin.query(
      `alter role ${admin.escapeIdentifier(role)} with login password ${password === undefined ? "null" : admin.escapeLiteral(password)}`,
    );
    await refuseMightyRole(admin, role);
    await admin.query(`grant comanda_${kind} to ${admin.escapeIdentifier(role)}`);
    urls[kind] = withCredentials(adminUrl, { user: role, password });
  }
  const { rows: owner } = await admin.query<{ owner: string }>("select current_user as owner");
  await admin.query(`revoke all on database ${admin.escapeIdentifier(database)} from public`);
  await admin.query(
    `grant connect on database ${admin.escapeIdentifier(database)} to comanda_app, comanda_relay, ${admin.escapeIdentifier(owner[0]?.owner ?? "")}`,
  );
  await admin.query("revoke create on schema public from public");
  await admin.query("grant usage on schema public to comanda_app, comanda_relay");
  return urls;
}

/** Roles belong to the whole server, and another database on it may be prepared at the same moment. */
async function createRoleUnlessThere(
  admin: Client,
  { role, login }: { role: string; login: "login" | "nologin" },
) {
  const { rowCount } = await admin.query("select from pg_roles where rolname = $1", [role]);
  if (rowCount !== 0) return;
  await admin
    .query(`create role ${admin.escapeIdentifier(role)} ${login}`)
    .catch((error: unknown) => {
      if (!hasSqlState(error, ["42710", "23505"])) throw error;
    });
}

/** A role that somebody made beforehand may have rights that the policies do not hold against. */
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
