import type { CatalogueRule } from "./catalogue-rules.ts";

const roles = "select * from pg_roles where rolname in ('$app', '$relay')";
const ofApp = "select oid from pg_roles where rolname = '$app'";
const ofRelay = "select oid from pg_roles where rolname = '$relay'";

/** The holders of each right on each table, view or sequence of the program; 0 is everybody. */
const grants = `
  select c.relname, g.grantee, g.privilege_type from pg_class c
  join pg_namespace n on n.oid = c.relnamespace and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
  cross join aclexplode(c.relacl) g`;

/** Tables whose rows stay as they were written, each with the column that may be emptied. */
const forgetting = `
  values ('order_lines', 'obs'), ('order_status_changes', 'user_id'), ('payments', 'user_id')`;

/** Rules for the roles that the program signs in as. */
export const roleRules: readonly CatalogueRule[] = [
  {
    rule: "the program's roles bypass nothing and make nothing",
    offences: `
      select rolname as offence from (${roles}) r
      where rolsuper or rolbypassrls or rolcreatedb or rolcreaterole or rolreplication`,
    breaks: [
      'alter role "$app" bypassrls',
      'alter role "$app" createdb',
      'alter role "$relay" superuser',
    ],
  },
  {
    rule: "they are members of nothing",
    offences: `
      select m.member::regrole || ' in ' || m.roleid::regrole as offence from pg_auth_members m
      where m.member in (select oid from (${roles}) r)`,
    breaks: ['grant pg_read_all_data to "$app"', 'grant "$app" to "$relay"'],
  },
  {
    rule: "nobody else is let into the database but its administrator, whatever else the server has",
    offences: `
      select g.grantee::regrole::text as offence from pg_database, aclexplode(datacl) g
      where datname = current_database() and g.grantee not in (select oid from (${roles}) r)
        and g.grantee not in (datdba, current_user::regrole)`,
    breaks: [
      "do $$ begin execute format('grant connect on database %I to pg_monitor', current_database()); end $$",
    ],
  },
  {
    rule: "they own nothing",
    offences: `
      select d.objid::text as offence from pg_shdepend d
      where d.deptype = 'o' and d.refobjid in (select oid from (${roles}) r)
        and d.dbid in (0, (select oid from pg_database where datname = current_database()))`,
    breaks: ['grant create on schema public to "$app"; alter table orders owner to "$app"'],
  },
  {
    rule: "they make nothing in the schema, and everybody has no rights at all",
    offences: `
      select n.nspname as offence from pg_namespace n where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
        and (has_schema_privilege('$app', n.oid, 'create') or has_schema_privilege('$relay', n.oid, 'create'))
      union all select relname from (${grants}) g where grantee = 0
      union all select datname from pg_database, aclexplode(datacl) g where datname = current_database() and g.grantee = 0
      union all select 'default privileges' from pg_default_acl`,
    breaks: [
      'grant create on schema public to "$app"',
      "grant select on orders to public",
      'alter default privileges grant select on tables to "$app"',
      "do $$ begin execute format('grant temporary on database %I to public', current_database()); end $$",
    ],
  },
  {
    rule: "nobody but the owner may truncate, reference or put triggers",
    offences: `
      select relname || ' ' || privilege_type as offence from (${grants}) g
      where grantee in (select oid from (${roles}) r)
        and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`,
    breaks: [
      'grant truncate on orders to "$app"',
      'grant all on orders to "$app"',
      'grant references on users to "$app"',
    ],
  },
  {
    rule: "orders are never removed, and what is done to them only forgets whose it was",
    offences: `
      select relname || ' ' || privilege_type as offence from (${grants}) g
      where grantee in (${ofApp}) and (relname = 'outbox' and privilege_type = 'UPDATE'
        or privilege_type = 'DELETE' and (relname in ('orders', 'outbox') or relname in (select of_table from (${forgetting}) f (of_table, forgets))))
      union all select of_table || ' rewrites' from (${forgetting}) f (of_table, forgets)
      where not exists (
        select from pg_policy p where p.polrelid = of_table::regclass and not p.polpermissive and p.polcmd = 'w'
          and p.polroles = '{0}' and pg_get_expr(p.polqual, p.polrelid) = format('(%I IS NOT NULL)', forgets)
          and pg_get_expr(p.polwithcheck, p.polrelid) = format('(%I IS NULL)', forgets))`,
    breaks: [
      'grant delete on orders to "$app"',
      'grant delete on payments to "$app"',
      'grant update on outbox to "$app"',
      "drop policy only_forgets on order_status_changes",
      "alter policy only_forgets on order_lines with check (true)",
    ],
  },
  {
    rule: "the relay reads and prunes the outbox and has no other right",
    offences: `
      select relname || ' ' || privilege_type as offence from (${grants}) g
      where grantee in (${ofRelay}) and not (relname = 'outbox' and privilege_type in ('SELECT', 'DELETE'))`,
    breaks: [
      'grant select on orders to "$relay"',
      'grant insert on outbox to "$relay"',
      'grant select on hosts to "$relay"',
    ],
  },
];
