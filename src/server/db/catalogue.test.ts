import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { catalogueRules, type CatalogueRule } from "../testing/catalogue-rules.ts";
import { roleRules } from "../testing/role-rules.ts";
import { spreadRules } from "../testing/spread-rules.ts";

let admin: pg.Client;
beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject("adminUrl") });
  await admin.connect();
});
afterAll(() => admin.end());

function named(sql: string): string {
  const { app, relay } = inject("databaseUrls");
  return sql
    .replaceAll("$app", new URL(app).username)
    .replaceAll("$relay", new URL(relay).username);
}

async function offencesAgainst({ offences }: CatalogueRule): Promise<string[]> {
  const { rows } = await admin.query<{ offence: string }>(named(offences));
  return rows.map((row) => row.offence);
}

describe.each([...catalogueRules, ...spreadRules, ...roleRules])(
  "threat 6, threat 54: $rule",
  (rule) => {
    it("holds in the whole database", async () => {
      expect(await offencesAgainst(rule)).toEqual([]);
    });

    const ways = rule.breaks.map((breaks) => ({ breaks, last: breaks.split(";").at(-1)?.trim() }));
    it.each(ways)("is seen to be broken by: $last", async ({ breaks }) => {
      await admin.query("begin");
      try {
        await admin.query(named(breaks));
        expect(await offencesAgainst(rule)).not.toEqual([]);
      } finally {
        await admin.query("rollback");
      }
    });
  },
);

it("the rules look at the tables that there are", async () => {
  const { rows } = await admin.query("select from pg_policies where policyname = 'own_account'");
  expect(rows.length).toBeGreaterThanOrEqual(16);
});
