import { access } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Menu } from "../../contract/content.ts";
import type { Image } from "../../contract/fields.ts";
import { standardIcons } from "../content/standard-icons/standard-icons.ts";
import { prepareDatabase } from "../db/database.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import { sizesKept } from "../media/asset-sizes.ts";
import { assetPath } from "../media/testing-assets.ts";
import { insertUpload } from "../media/upload-queries.ts";
import { newCaller } from "../testing/caller.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { startApp, testBaseDomain, type TestApp } from "../testing/start-app.ts";
import { demoAccounts } from "./accounts.ts";
import { addDemoPictures } from "./add-demo-pictures.ts";
import { createDemoAccounts } from "./create-demo.ts";
import { findDemoAccount } from "./find-demo-account.ts";

/**
 * The demo with only the first item of each category, and without a past. Converting all pictures would take longer and
 * test no more.
 */
const demos = demoAccounts.map(({ trade: _, ...demo }) => ({
  ...demo,
  menu: {
    categories: demo.menu.categories.map((category) => ({
      ...category,
      items: category.items.slice(0, 1),
    })),
  },
}));

let fresh: FreshDatabase;
let testApp: TestApp;
beforeAll(async () => {
  fresh = await freshDatabase();
  testApp = await startApp({ urls: await prepareDatabase(fresh.adminUrl) });
  await createDemoAccounts(testApp.database, { log: () => undefined, demos });
});
afterAll(async () => {
  await testApp.close();
  await fresh.drop();
});

function menuOf(label: string): Promise<Menu> {
  return newCaller(testApp, { host: `${label}.${testBaseDomain}` }).content.menu({});
}

/** How many pictures guests should see, and the pictures that they see. */
async function picturesOf(
  label: string,
): Promise<{ wanted: number; shown: Image[]; icons: number }> {
  const { menu, icons, account } = await menuOf(label);
  const demo = demos.find((each) => each.label === label);
  const shownCategories = (demo?.menu.categories ?? []).filter(
    (category) => category.active !== false,
  );
  const wantedEntries = shownCategories
    .flatMap((category) => [category, ...category.items.filter((item) => item.active !== false)])
    .filter((entry) => entry.picture !== undefined);
  const entryImages = menu.flatMap((category) => [
    ...category.uploads.images,
    ...category.items.flatMap((item) => item.uploads.images),
  ]);
  const face = [account.logo, account.banner].filter((image) => image !== null);
  const iconImages = icons.flatMap((icon) => icon.uploads.icons);
  return {
    wanted: wantedEntries.length + 2,
    shown: [...face, ...entryImages],
    icons: iconImages.length,
  };
}

// Some seventy pictures are converted here, on processors that other tests use too.
test(
  "the demo's pictures are added once, go on after a stop, and leave what an owner has set",
  { timeout: 240_000 },
  async () => {
    const { database, dataDir } = testApp;
    const assetsDir = join(dataDir, "assets");
    const silently = { pictures: assetsDir, log: () => undefined, demos };
    await addDemoPictures(database, { ...silently, signal: AbortSignal.abort() });
    expect((await picturesOf("pizzaria")).shown).toEqual([]);

    const own = { file: "f".repeat(32), width: 10, height: 10, colour: "#123456" };
    await inAccount("cafe", async (tx) => {
      const uploadId = await insertUpload(tx, own);
      await tx.db
        .updateTable("accounts")
        .set({ logo_upload_id: uploadId })
        .where("account_id", "=", tx.accountId)
        .execute();
    });

    const stopping = new AbortController();
    await addDemoPictures(database, {
      ...silently,
      log: () => stopping.abort(),
      signal: stopping.signal,
    });
    const afterStop = await Promise.all(demos.map(({ label }) => picturesOf(label)));
    expect(afterStop.map(({ wanted, shown }) => shown.length === wanted)).toEqual([
      true,
      false,
      false,
    ]);
    expect(afterStop.map(({ shown }) => shown.length >= 2)).toEqual([true, true, true]);

    await addDemoPictures(database, silently);
    const menus = await Promise.all(demos.map(({ label }) => menuOf(label)));
    for (const { label } of demos) {
      const { wanted, shown, icons } = await picturesOf(label);
      expect([label, shown.length, icons]).toEqual([label, wanted, standardIcons.length]);
      for (const { file, width } of shown.filter((image) => image.file !== own.file)) {
        for (const size of sizesKept(width))
          await access(assetPath(assetsDir, { size, file, type: "avif" }));
      }
    }
    expect(
      menus
        .flatMap(({ menu }) => menu.flatMap((category) => category.items))
        .some((item) => item.uploads.icons.length > 0),
    ).toBe(true);
    expect(menus[2]?.account.logo?.file).toBe(own.file);

    await addDemoPictures(database, silently);
    expect(await Promise.all(demos.map(({ label }) => menuOf(label)))).toEqual(menus);
  },
);

async function inAccount(label: string, run: (tx: Tx) => Promise<void>): Promise<void> {
  const demo = demos.find((each) => each.label === label);
  const accountId = demo && (await findDemoAccount(testApp.database, demo));
  await withAccount(testApp.database, { accountId: accountId ?? "", mode: "write" }, run);
}
