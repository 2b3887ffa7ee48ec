import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { pino } from "pino";
import { join } from "node:path";
import { createApp } from "../app.ts";
import { tryBackup } from "../backup/try-backup.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { startRelay, type Relay } from "../live/relay.ts";
import { editedMenu, type EditedMenu } from "../testing/menu-editor.ts";
import { newAccount, newMenu } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { newCaller } from "../testing/caller.ts";
import { startApp, testConfig, type TestApp } from "../testing/start-app.ts";
import { openDatabase } from "./database.ts";
import { startReplicated, type Replicated } from "./testing-replica.ts";
import { withAccount } from "./with-account.ts";

let replicated: Replicated;
let testApp: TestApp;
/** Another process, and one that hears of no changes and keeps no answers. */
let other: TestApp;
let deaf: TestApp;
const relays: Relay[] = [];

const silent = { warn: () => undefined, error: () => undefined };

async function startHearing(): Promise<TestApp> {
  const relay = await startRelay({
    relayUrl: replicated.urls.relay,
    logger: silent,
  });
  relays.push(relay);
  return startApp({ urls: replicated.urls, events: relay });
}

beforeAll(async () => {
  replicated = await startReplicated();
  [testApp, other] = [await startHearing(), await startHearing()];
  deaf = await startApp({ urls: replicated.urls });
});
afterAll(async () => {
  for (const app of [testApp, other, deaf]) await app.close();
  for (const relay of relays) await relay.close();
  await replicated.stop();
});

const categories = [{ title: "Bebidas", items: [{ title: "Água", priceCents: 500 }] }];
const titlesAt = async (app: TestApp, { account }: Pick<EditedMenu, "account">) =>
  (await newCaller(app, account).content.menu()).menu.flatMap(({ items }) =>
    items.map((item) => item.title_br),
  );
const rename = ({ admin, ids }: EditedMenu, title: string) =>
  admin.content.saveItem({ body: { data: { id: String(ids["Água"]), title_br: title } } });

/** Takes the items off the menu, and tells nobody. */
const takeOffUnheard = ({ inAccount, account }: EditedMenu) =>
  inAccount(({ db }) =>
    db
      .updateTable("entries")
      .set({ active: false })
      .where("account_id", "=", account.accountId)
      .where("kind", "=", "item")
      .execute(),
  );

const untilUsed = (app: TestApp, { accountId }: { accountId: string }) =>
  vi.waitFor(() => expect(app.database.replica?.isFreshFor(accountId)).toBe(true), {
    timeout: 10_000,
    interval: 20,
  });

async function paused(): Promise<void> {
  onTestFinished(() => replicated.resumeReplay());
  await replicated.pauseReplay();
}

it("guests' menus are read from the replica, and no write goes there", async () => {
  const menu = await editedMenu(testApp, categories);
  const { accountId } = menu.account;
  await untilUsed(deaf, menu.account);
  await replicated.askedOfReplica();
  let asked = "";
  // On a busy machine the replica may be too old for a moment.
  const askedSoFar = async () => {
    expect(await titlesAt(deaf, menu)).toEqual(["Água"]);
    return (asked += await replicated.askedOfReplica());
  };
  await expect.poll(askedSoFar).toContain(`set local app.account_id = '${accountId}'`);

  await untilUsed(testApp, menu.account);
  await rename(menu, "Água com gás");
  const body = deliveryBody({ [String(menu.ids["Água"])]: { qty: 1 } });
  expect((await sendOrder(newCaller(testApp, menu.account), body)).id).toBe(1);
  expect((await menu.admin.orders.list({ query: {} })).orders).toHaveLength(1);
  await untilUsed(testApp, menu.account);
  expect(await titlesAt(testApp, menu)).toEqual(["Água com gás"]);
  asked += await replicated.askedOfReplica();
  expect(asked).toContain("start transaction read only");
  expect(asked).not.toMatch(/read write|insert into|update "|delete from|"sessions"/);
});

it("who has saved, or heard of it, gets the menu as saved, though the replica has stopped to follow", async () => {
  const menu = await editedMenu(testApp, categories);
  const heard: string[] = [];
  relays[1]?.subscribe((events) => {
    for (const { accountId, topic } of events) if (topic === "content") heard.push(accountId);
  });
  for (const app of [testApp, other]) await untilUsed(app, menu.account);
  expect(await titlesAt(testApp, menu)).toEqual(["Água"]);
  expect(await titlesAt(other, menu)).toEqual(["Água"]);
  await paused();
  await rename(menu, "Água fresca");
  expect(await titlesAt(testApp, menu)).toEqual(["Água fresca"]);
  await vi.waitFor(() => expect(heard).toContain(menu.account.accountId), { timeout: 10_000 });
  expect(await titlesAt(other, menu)).toEqual(["Água fresca"]);
  await replicated.resumeReplay();
  await untilUsed(other, menu.account);
  for (const app of [testApp, other]) expect(await titlesAt(app, menu)).toEqual(["Água fresca"]);
});

it("a process that begins to listen reads what was changed before from the primary", async () => {
  const menu = await editedMenu(testApp, categories);
  const database = openDatabase(replicated.urls, { poolSize: 2 });
  await vi.waitFor(() => expect(database.replica?.isFreshFor(menu.account.accountId)).toBe(true), {
    timeout: 10_000,
    interval: 20,
  });
  await paused();
  await rename(menu, "Água de coco");
  const events = await startRelay({ relayUrl: replicated.urls.relay, logger: silent });
  const config = testConfig(testApp.dataDir);
  const app = await createApp({ config, database, logger: pino({ level: "silent" }), events });
  onTestFinished(async () => {
    await app.close();
    await events.close();
    await database.close();
  });
  expect(await titlesAt({ ...testApp, app }, menu)).toEqual(["Água de coco"]);
});

it("a replica that is more than 2 s behind is left alone, and used again when it has caught up", async () => {
  const menu = await editedMenu(testApp, categories);
  await untilUsed(deaf, menu.account);
  await paused();
  await takeOffUnheard(menu);
  const changedAt = performance.now();
  for (let isOld = true; isOld;) {
    const askedAt = performance.now();
    isOld = (await titlesAt(deaf, menu)).length > 0;
    if (isOld) expect(askedAt - changedAt).toBeLessThan(2_000);
  }
  expect(deaf.database.replica?.isFreshFor(menu.account.accountId)).toBe(false);
  await replicated.resumeReplay();
  await untilUsed(deaf, menu.account);
  expect(await titlesAt(deaf, menu)).toEqual([]);
});

it("an account that the replica does not have yet is read from the primary", async () => {
  const known = await newAccount(testApp);
  await untilUsed(deaf, known);
  await paused();
  const account = await newAccount(testApp);
  await newMenu(testApp, account, categories);
  expect(await titlesAt(deaf, { account })).toEqual(["Água"]);
});

it("a backup that is written from the replica is whole, though it cannot be tried there", async () => {
  const menu = await editedMenu(testApp, categories);
  await untilUsed(deaf, menu.account);
  const { label } = menu.account;
  const pictures = join(testApp.dataDir, "assets");
  const path = join(testApp.dataDir, "from-replica.backup");
  const at = { path, adminUrl: replicated.replicaAdminUrl };
  await writeBackup({ ...at, pictures, label, now: new Date() });
  expect(await tryBackup(at)).toBe(false);
  expect(await tryBackup({ path, adminUrl: replicated.adminUrl })).toBe(true);
});

it("what is no replica of the database is never used, and why is told", async () => {
  const { urls } = replicated;
  const reasons: unknown[] = [];
  const database = openDatabase(
    { ...urls, replica: urls.app },
    { poolSize: 1, onReplicaChange: ({ reason }) => reasons.push(reason) },
  );
  onTestFinished(() => database.close());
  await vi.waitFor(
    () => expect(reasons).toEqual([new Error("READ_URL does not lead to a replica")]),
    { timeout: 20_000 },
  );
  const { accountId } = await newAccount(testApp);
  expect(database.replica?.isFreshFor(accountId)).toBe(false);
  const access = { accountId, mode: "read", mayLag: true } as const;
  const [row] = await withAccount(database, access, ({ db }) =>
    db.selectFrom("accounts").select("label").where("account_id", "=", accountId).execute(),
  );
  expect(row?.label).toMatch(/^t/);
});

it("everything is read from the primary when the replica goes away", async () => {
  const menu = await editedMenu(testApp, categories);
  await untilUsed(deaf, menu.account);
  let isGone = false;
  const stopping = replicated.stopReplica().finally(() => (isGone = true));
  do expect(await titlesAt(deaf, menu)).toEqual(["Água"]);
  while (!isGone);
  await stopping;
  expect(await titlesAt(deaf, menu)).toEqual(["Água"]);
  expect(deaf.database.replica?.isFreshFor(menu.account.accountId)).toBe(false);
});
