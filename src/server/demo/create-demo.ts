import { createAccount, type NewUser } from "../account/create-account.ts";
import { importMenu } from "../content/import/import-menu.ts";
import type { Database } from "../db/database.ts";
import { selectOwn, withAccount } from "../db/with-account.ts";
import { OperatorRefused } from "../operator-refused.ts";
import { listAccountIds } from "../tenancy/host-queries.ts";
import { demoAccounts } from "./accounts.ts";
import type { DemoAccount } from "./demo-account.ts";
import { demoMenuFile } from "./demo-menu.ts";
import { findDemoAccount } from "./find-demo-account.ts";
import { makeHistory } from "./make-history.ts";

/** Whether the database is empty, or holds nothing but a demo whose making was cut off. */
export async function isDemoDue(database: Database): Promise<boolean> {
  const accountIds = await listAccountIds(database);
  const found = await Promise.all(demoAccounts.map((demo) => findDemoAccount(database, demo)));
  if (accountIds.some((accountId) => !found.includes(accountId))) return false;
  const finished = await Promise.all(
    found.map(async (accountId) => accountId !== undefined && hasMenu(database, accountId)),
  );
  return finished.includes(false);
}

/** Makes the missing demo accounts with their menus; `addDemoPictures` does the slow rest. */
export async function createDemoAccounts(
  database: Database,
  { log, demos = demoAccounts }: { log: (line: string) => void; demos?: readonly DemoAccount[] },
): Promise<void> {
  await Promise.all(
    demos.map(async (demo) => {
      const accountId = await findOrCreate(database, demo);
      if (await hasMenu(database, accountId)) return;
      const menu = demoMenuFile(demo);
      const { changes } = await withAccount(database, { accountId, mode: "write" }, async (tx) => {
        const imported = await importMenu(tx, { menu });
        // The past comes with the menu or not at all: a process that imported the menu before has made it too.
        if (demo.trade && imported.changes.length > 0)
          await makeHistory(tx, demo.trade, new Date());
        return imported;
      });
      log(`The demo account ${demo.label} has its menu of ${changes.length} entries.`);
    }),
  );
}

async function findOrCreate(database: Database, demo: DemoAccount): Promise<string> {
  const there = await findDemoAccount(database, demo);
  if (there !== undefined) return there;
  return createDemoAccount(database, demo).catch(async (error: unknown) => {
    // Another process that starts on the same database may have been a moment earlier.
    const made =
      error instanceof OperatorRefused ? await findDemoAccount(database, demo) : undefined;
    if (made === undefined) throw error;
    return made;
  });
}

function createDemoAccount(database: Database, demo: DemoAccount): Promise<string> {
  const { menu: _, users, ...account } = demo;
  const { admin, attendant } = users;
  const staff: NewUser[] = [
    { name: admin.name, login: admin.user, password: admin.pass, level: 1 },
  ];
  if (attendant)
    staff.push({ name: attendant.name, login: attendant.user, password: attendant.pass, level: 2 });
  return createAccount(database, { ...account, users: staff });
}

/** An account that has never changed is one whose menu has not been imported. */
async function hasMenu(database: Database, accountId: string): Promise<boolean> {
  const account = await withAccount(database, { accountId, mode: "read" }, (tx) =>
    selectOwn(tx, "accounts").select("version").executeTakeFirst(),
  );
  return account !== undefined && account.version > 1;
}
