import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { prepareDatabase } from "../db/database.ts";
import { siteTasks } from "../start/open-site.ts";
import { asAdmin } from "../testing/as-admin.ts";
import { newCaller } from "../testing/caller.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { fullAccount } from "../testing/full-account.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { readAllRows } from "../testing/table-rows.ts";
import { accountCommand } from "./testing-account-command.ts";

const dayMs = 24 * 60 * 60_000;

let fresh: FreshDatabase;
let testApp: TestApp;
let nowMs = Date.now();
beforeAll(async () => {
  fresh = await freshDatabase();
  testApp = await startApp({
    urls: await prepareDatabase(fresh.adminUrl),
    now: () => new Date(nowMs),
  });
});
afterAll(async () => {
  await testApp.close();
  await fresh.drop();
});

const rows = () => asAdmin(fresh.adminUrl, (admin) => readAllRows(admin));

/** The work that a process does by itself, so many days from now. */
async function keepHouse(days: number): Promise<void> {
  const now = () => new Date(Date.now() + days * dayMs);
  const { dataDir, database } = testApp;
  const { signal } = new AbortController();
  for (const task of siteTasks({ config: { dataDir, personalDataDays: 180 }, database, now }))
    await task.run(signal);
}

it("housekeeping, commands and sessions that are used write nothing to a frozen account", async () => {
  const { account: shop, admin, ids } = await fullAccount(testApp);
  const { label } = shop;
  await admin.content.removeItem({ params: { id: String(ids["Água"]) } });
  const replaced = admin.token();
  nowMs += 2 * 60 * 60_000;
  // The first call gets the new token, the second one sends it.
  await admin.auth.check();
  await admin.auth.check();
  const account = accountCommand(testApp, testApp.dataDir, { adminUrl: fresh.adminUrl });
  const menu = join(testApp.dataDir, "menu.csv");
  await writeFile(menu, "categoria,item,preco\nSucos,Laranja,9\n");
  expect(await account("freeze", label)).toMatchObject({ code: 0 });
  const before = await rows();

  await keepHouse(400);
  const writing = [
    ["set", label, "--features", "delivery"],
    ["host", label, "add", "www.casa.example"],
    ["host", label, "remove", "www.casa.example"],
    ["import", label, menu],
    ["password", label, "leo@example.com"],
    ["access-token", label, "leo@example.com"],
    ["personal-data", "erase", label, "ana@example.com"],
  ];
  for (const args of writing)
    expect(await account(...args)).toMatchObject({
      code: 1,
      complaints: [`"${label}" is frozen: "thaw ${label}" lets it be changed`],
    });
  expect(await account("export", label)).toMatchObject({ code: 0 });

  // A token that is due to be replaced, and one that was replaced long ago.
  nowMs += 2 * 60 * 60_000;
  expect(await admin.auth.check()).toMatchObject({ authenticated: true });
  const thief = newCaller(testApp, shop);
  thief.useToken(replaced);
  expect(await refusalOf(thief.auth.check())).toMatchObject({ status: 503, retry_after: 30 });
  expect(await rows()).toEqual(before);

  expect(await account("thaw", label)).toMatchObject({ code: 0 });
  expect(await account("import", label, menu)).toMatchObject({ code: 0 });
  const thawed = await rows();
  await keepHouse(400);
  expect(await rows()).not.toEqual(thawed);
});
