import { afterAll, beforeAll, expect, it } from "vitest";
import { prepareDatabase } from "../../db/database.ts";
import { freshDatabase, type FreshDatabase } from "../../testing/fresh-database.ts";
import { editedMenu, type EditedMenu } from "../../testing/menu-editor.ts";
import { newOrder } from "../../testing/new-order.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { forgetRemoved } from "./forget-removed.ts";
import { purgeDeleted } from "./removal-queries.ts";

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

const entryCount = ({ inAccount }: Pick<EditedMenu, "inAccount">) =>
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

it("what an unfinished order names is kept with all above it, so that its line stays at its station", async () => {
  const { admin, ids, inAccount } = await editedMenu(testApp);
  await inAccount(({ db, accountId }) =>
    db
      .updateTable("accounts")
      .set({ delivery: true })
      .where("account_id", "=", accountId)
      .execute(),
  );
  const { stations } = await admin.stations.save({
    body: { stations: [{ name: "Cozinha", default: true }, { name: "Bar" }] },
  });
  const bar = stations[1]?.id;
  await inAccount(({ db, accountId }) =>
    db
      .updateTable("entries")
      .set({ station_id: String(bar) })
      .where("account_id", "=", accountId)
      .where("entry_id", "=", String(ids["Bebidas"]))
      .execute(),
  );
  const { hash } = await newOrder(admin, ids["Água"]);
  const before = await entryCount({ inAccount });
  await admin.content.removeCategory({ params: { id: String(ids["Bebidas"]) } });
  await admin.content.removeItem({ params: { id: String(ids["Toscana"]) } });
  await forget(25);
  expect(await entryCount({ inAccount })).toBe(before - 1);
  const { tickets } = await admin.kitchen.tickets();
  expect(tickets.flatMap(({ lines }) => lines)).toMatchObject([{ title: "Água", station: bar }]);
  await admin.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
  // As a removal ten minutes later does it. The kitchen may still show the order: its tab may have been closed early.
  const now = new Date();
  await inAccount((tx) => purgeDeleted(tx, { before: new Date(now.getTime() + 60_000), now }));
  expect(await entryCount({ inAccount })).toBe(before - 1);
  await forget(25);
  expect(await entryCount({ inAccount })).toBe(before - 3);
});
