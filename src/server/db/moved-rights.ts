import type { Client } from "pg";
import type { RoleNames } from "./roles.ts";

/**
 * Roles of this program that are not this database's own: those that earlier versions had for all databases of a
 * server, or those of the database that this one was copied or renamed from.
 */
const strangers = `
  select oid, rolname, case when rolname ~ '_relay(_login)?$' then $2 else $1 end as own from pg_roles
  where rolname ~ '^comanda_(app|relay)$|_(app|relay)_login$' and rolname not in ($1, $2)`;

const grants = `
  select 'table ' || oid::regclass as place, '' as columns, relacl as acl from pg_class
  union all select 'table ' || attrelid::regclass, format(' (%I)', attname), attacl from pg_attribute
  union all select 'function ' || oid::regprocedure, '', proacl from pg_proc
  union all select format('schema %I', nspname), '', nspacl from pg_namespace
  union all select format('database %I', datname), '', datacl from pg_database where datname = current_database()`;

const moves = `
  with strangers as (${strangers}), grants as (${grants})
  select format('grant %1$s on %2$s to %3$I; revoke %1$s on %2$s from %4$I;', a.privilege_type || g.columns, g.place, s.own, s.rolname) as move
  from grants g cross join aclexplode(g.acl) a join strangers s on s.oid = a.grantee
  union all
  select format('alter policy %I on %s to %I;', p.polname, p.polrelid::regclass, s.own)
  from pg_policy p join strangers s on s.oid = any(p.polroles)
  union all
  select format('revoke %I from %I;', s.rolname, m.member::regrole::text)
  from pg_auth_members m join strangers s on s.oid = m.roleid
  where m.member in (select oid from pg_roles where rolname in ($1, $2))`;

/**
 * Statements that move rights in this database from other roles of this program to the database's own; empty when there
 * is nothing to move. A program that runs meanwhile signs in as the database's own roles already.
 */
export async function movedRights(admin: Client, { app, relay }: RoleNames): Promise<string> {
  const { rows } = await admin.query<{ move: string }>(moves, [app, relay]);
  return rows.map(({ move }) => move).join("\n");
}
