import { createHmac } from "node:crypto";
import type { Client } from "pg";

/**
 * The two roles that the program signs in as. Both own nothing and bypass nothing: `app` serves requests under the
 * policies of one account at a time; `relay` reads and prunes the outbox of every account and sees nothing else.
 */
export type RuntimeUrls = { app: string; relay: string };

const kinds = ["app", "relay"] as const;

/**
 * Makes the group roles that migrations grant to and the sign-in roles of this database. Passwords are derived from
 * the administrator's, so every process on the same database arrives at the same ones and none is stored.
 */
export async function ensureRoles(admin: Client, adminUrl: string): Promise<RuntimeUrls> {
  const { rows } = await admin.query<{ database: string }>("select current_database() as database");
  const database = rows[0]?.database ?? "";
  const urls: RuntimeUrls = { app: "", relay: "" };
  for (const kind of kinds) {
    const role = `${database}_${kind}_login`;
    const password = derivedPassword(adminUrl, role);
    await createRoleUnlessThere(admin, `comanda_${kind}`, "nologin");
    await createRoleUnlessThere(admin, role, "login");
    await admin.query(
      `alter role ${admin.escapeIdentifier(role)} with login nosuperuser nocreatedb nocreaterole nobypassrls password ${admin.escapeLiteral(password)}`,
    );
    await admin.query(`grant comanda_${kind} to ${admin.escapeIdentifier(role)}`);
    urls[kind] = withCredentials(adminUrl, role, password);
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

async function createRoleUnlessThere(admin: Client, role: string, login: "login" | "nologin") {
  const { rowCount } = await admin.query("select from pg_roles where rolname = $1", [role]);
  if (rowCount === 0) await admin.query(`create role ${admin.escapeIdentifier(role)} ${login}`);
}

function derivedPassword(adminUrl: string, role: string): string {
  const secret = decodeURIComponent(new URL(adminUrl).password);
  return createHmac("sha256", secret).update(role).digest("hex");
}

function withCredentials(adminUrl: string, user: string, password: string): string {
  const url = new URL(adminUrl);
  url.username = encodeURIComponent(user);
  url.password = password;
  return url.href;
}
