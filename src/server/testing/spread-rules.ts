import type { CatalogueRule } from "./catalogue-rules.ts";

/** Rules by which the tables can be spread over several servers by account: docs/scaling.md. */
export const spreadRules: readonly CatalogueRule[] = [
  {
    rule: "no policy has a subquery",
    offences: `
      select polrelid::regclass || ': ' || polname as offence from pg_policy
      where concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) ~* '\\mselect\\M'`,
    breaks: [
      "alter policy own_account on orders using (account_id = (select current_account()))",
      "alter policy own_account_adds on hosts with check (account_id in (select account_id from accounts))",
    ],
  },
  {
    rule: "no reference sets to null or to a default",
    offences: `
      select conname as offence from pg_constraint
      where contype = 'f' and (confdeltype in ('n', 'd') or confupdtype in ('n', 'd'))`,
    breaks: [
      `alter table tables drop constraint tables_addressed_by_fkey;
       alter table tables add constraint tables_addressed_by_fkey
         foreign key (account_id, addressed_by) references users on delete set null (addressed_by) deferrable`,
    ],
  },
  {
    rule: "no right is on single columns",
    offences: `
      select attrelid::regclass || '.' || attname as offence from pg_attribute
      where attacl is not null and attrelid >= 16384`,
    breaks: [
      'grant update (obs) on order_lines to "$app"',
      'grant select (host) on hosts to "$relay"',
    ],
  },
  {
    rule: "tables refer to each other in no circle, but for accounts and their pictures",
    offences: `
      with recursive referring as (
        select distinct conrelid as a, confrelid as b from pg_constraint
        where contype = 'f' and conrelid <> confrelid
          and (conrelid, confrelid) <> ('accounts'::regclass, 'uploads'::regclass)
      ), reached as (
        select a, b from referring
        union select r.a, next.b from reached r join referring next on next.a = r.b
      )
      select a::regclass::text as offence from reached where a = b`,
    breaks: [
      `alter table users add column last_order_id uuid;
       alter table users add foreign key (account_id, last_order_id) references orders deferrable`,
    ],
  },
];
