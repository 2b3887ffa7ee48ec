import { randomBytes } from "node:crypto";
import { expect, inject, it, onTestFinished } from "vitest";
import { prepareDatabase } from "../../src/server/db/database.ts";
import { asAdmin } from "../../src/server/testing/as-admin.ts";
import { freshDatabase } from "../../src/server/testing/fresh-database.ts";
import { fullAccount } from "../../src/server/testing/full-account.ts";
import { changedUrl } from "../../src/server/testing/prepare-refusal.ts";
import { startApp } from "../../src/server/testing/start-app.ts";
import { readAllRows } from "../../src/server/testing/table-rows.ts";

/** Statements that bring back the schema from before the migration, with what cannot be spread. */
const before = (app: string) => [
  ...[
    ["orders", "user_id"],
    ["order_status_changes", "user_id"],
    ["sheets", "opened_by"],
    ["sheets", "closed_by"],
    ["payments", "user_id"],
  ].flatMap(([table, column]) => [
    `alter table ${table} drop constraint ${table}_account_id_${column}_fkey`,
    `alter table ${table} add constraint ${table}_account_id_${column}_fkey
       foreign key (account_id, ${column}) references users on delete set null (${column}) deferrable`,
  ]),
  ...["order_lines", "order_status_changes", "payments"].flatMap((table) => [
    `drop policy only_forgets on ${table}`,
    `revoke update on ${table} from ${app}`,
  ]),
  `grant update (obs) on order_lines to ${app}`,
  "alter policy own_account on orders using (account_id = (select current_account())) with check (account_id = (select current_account()))",
  "delete from schema_migrations where name = '0024_spreadable.sql'",
];

it("the migration that makes the tables spreadable keeps every row, of a database whose owner is no superuser too", async () => {
  const owner = `owner_${randomBytes(4).toString("hex")}`;
  const asServer = (statement: string) =>
    asAdmin(inject("adminUrl"), (admin) => admin.query(statement));
  await asServer(`create role ${owner} login createrole password 'segredo'`);
  const own = await freshDatabase({ owner });
  onTestFinished(async () => {
    await own.drop();
    await asServer(`drop role ${owner}`);
  });
  const url = changedUrl(own.adminUrl, (parts) =>
    Object.assign(parts, { username: owner, password: "segredo" }),
  );
  const urls = await prepareDatabase(url);
  const testApp = await startApp({ urls });
  onTestFinished(() => testApp.close());
  const { admin, sheet } = await fullAccount(testApp);
  await asAdmin(own.adminUrl, async (client) => {
    for (const statement of before(client.escapeIdentifier(new URL(urls.app).username)))
      await client.query(statement);
  });
  const rows = () => asAdmin(own.adminUrl, (client) => readAllRows(client));
  const kept = await rows();
  await prepareDatabase(url);
  expect(await rows()).toEqual(kept);
  // A payment, lines and changes of status name the attendant, who is removed now.
  const { users } = await admin.staff.users();
  const [id = ""] = users.flatMap((user) => (user.level === 2 ? [user.id] : []));
  expect(kept.get("payments")?.join()).toContain(id);
  await admin.staff.removeUser({ params: { id } });
  const { details } = await admin.sheets.get({ params: { hash: sheet.hash } });
  expect(details.payments).toHaveLength(1);
  expect([...(await rows()).values()].flat().join()).not.toContain(id);
});
