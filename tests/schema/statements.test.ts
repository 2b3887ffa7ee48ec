import { describe, expect, it } from "vitest";
import { brokenRules, statementRules } from "./statement-rules.ts";

// The rules are held by every test of the server: watch-statements.ts reads what the program sends.

describe.each(statementRules)("$rule", ({ rule, example }) => {
  it("is seen to be broken", () => {
    expect(brokenRules(example)).toEqual([rule]);
  });
});

it.each([
  "set local app.account_id = '00000000-0000-7000-8000-000000000000'",
  "select pg_current_snapshot()::text as seen",
  "insert into icons (account_id, sort) values ($1, $2), ($1::uuid, $3)",
  "insert into guests (account_id, guest_id) select a.account_id, l.* from accounts a, unnest($2::uuid[]) l where a.account_id = $1",
  "select o.number, u.name from orders o left join users u on u.account_id = o.account_id and u.user_id = o.user_id where o.account_id = $1",
  "with old as (select guest_id from guests where account_id = $1) delete from sessions using old where account_id = $1",
  "select account_id from hosts where host = $1",
  "update orders set accepted_at = statement_timestamp(), obs = case when mode = 'sheet' then obs end where account_id = $1",
  "update order_lines set obs = null where account_id = $1 and order_id = $2",
])("breaks none: %s", (statement) => {
  expect(brokenRules(statement)).toEqual([]);
});
