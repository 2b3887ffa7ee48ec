import { afterAll, beforeAll, expect, it } from "vitest";
import { prepareDatabase } from "../../db/database.ts";
import { freshDatabase, type FreshDatabase } from "../../testing/fresh-database.ts";
import { editedMenu, type EditedMenu } from "../../testing/menu-editor.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { forgetRemoved } from "./forget-removed.ts";

// The cleaning goes through all accounts of a database, so this test has a database to itself.
let fresh: FreshDatabase;
let testApp: TestApp;
beforeAll(async () => {
  fresh = await freshDatabase();
  testApp = await startApp({ urls: await prepareDatabase(fresh.adminUrl) });
});
afterAll(async () => {
  await testApp.close();
  await fresh.drop();
});

const hourMs = 3_600_000;

/** The cleaning that every process does now and then, so many hours from now. */
const forget = (hours: number) =>
  forgetRemoved({
    database: testApp.database,
    now: new Date(Date.now() + hours * hourMs),
    signal: new AbortController().signal,
  });

const entryCount = ({ inAccount }: EditedMenu) =>
  inAccount(async ({ db, accountId }) => {
    const entries = db.selectFrom("entries").select("entry_id");
    return (await entries.where("account_id", "=", accountId).execute()).length;
  });

it("what an account has removed is kept for a day and then forgotten, with all below it and nothing else", async () => {
  const accounts = [await editedMenu(testApp), await editedMenu(testApp)];
  const before = await Promise.all(accounts.map(entryCount));
  for (const { admin, ids } of accounts)
    await admin.content.removeItem({ params: { id: String(ids["Calabresa"]) } });
  const shown = await Promise.all(accounts.map(({ outline }) => outline()));
  await forget(23);
  expect(await Promise.all(accounts.map(entryCount))).toEqual(before);
  await forget(25);
  // The item, its two groups and their three options.
  expect(await Promise.all(accounts.map(entryCount))).toEqual(before.map((count) => count - 6));
  expect(await Promise.all(accounts.map(({ outline }) => outline()))).toEqual(shown);
});
