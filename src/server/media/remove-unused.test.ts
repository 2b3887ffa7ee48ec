import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Image } from "../../contract/fields.ts";
import { forgetRemoved } from "../content/edit/forget-removed.ts";
import { openDatabase, prepareDatabase, type Database } from "../db/database.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { editedMenu, type EditedMenu } from "../testing/menu-editor.ts";
import { newAccount } from "../testing/new-account.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { noteFiles } from "./noted-files.ts";
import { removeUnusedPictures } from "./remove-unused.ts";
import { noise } from "./testing-images.ts";
import { pictureFiles, sendPicture } from "./testing-uploads.ts";

let fresh: FreshDatabase;
let testApp: TestApp;
let otherProcess: Database;
let account: EditedMenu;
let owner: Caller;
beforeAll(async () => {
  fresh = await freshDatabase();
  const urls = await prepareDatabase(fresh.adminUrl);
  testApp = await startApp({ urls });
  otherProcess = openDatabase(urls, { poolSize: 3 });
  account = await editedMenu(testApp);
  owner = account.admin;
});
afterAll(async () => {
  await otherProcess.close();
  await testApp.close();
  await fresh.drop();
});

const hourMs = 3_600_000;
const start = Date.now();

/** The sweep that every process does now and then, so many hours from now. */
async function sweep(hours: number, database = testApp.database): Promise<void> {
  const now = new Date(start + hours * hourMs);
  const { signal } = new AbortController();
  await forgetRemoved({ database, now, signal });
  await removeUnusedPictures({
    database,
    pictures: join(testApp.dataDir, "assets"),
    now,
    signal,
  });
}

const newPicture = async (width = 60): Promise<Image> =>
  (await sendPicture(owner, { bytes: await noise("png", { width, height: 40 }) })).upload;

async function isServed({ file }: Image): Promise<boolean> {
  const { statusCode } = await testApp.app.inject({ url: `/assets/240/${file}` });
  return statusCode === 200;
}

const asLogo = (image: Image | null) => owner.account.save({ body: { data: { logo: image } } });

describe("a picture that nothing shows", () => {
  it("is kept for a day from when it was first found, and then goes with all its files", async () => {
    const before = await pictureFiles(testApp);
    const picture = await newPicture();
    await sweep(0);
    await sweep(23);
    expect(await isServed(picture)).toBe(true);
    await sweep(25);
    expect(await isServed(picture)).toBe(false);
    expect(await pictureFiles(testApp)).toEqual(before);
    expect(await refusalOf(asLogo(picture))).toMatchObject({
      error: "invalid_id",
      fields: { "data.logo": "imagem desconhecida" },
    });
  });

  it("can be sent again, before it goes and after", async () => {
    const bytes = await noise("png", { width: 61, height: 40 });
    const { upload: picture } = await sendPicture(owner, { bytes });
    await sweep(0);
    expect((await sendPicture(owner, { bytes })).upload.id).toBe(picture.id);
    // The picture has another day from here on.
    await sweep(25);
    expect(await isServed(picture)).toBe(true);
    await sweep(50);
    expect(await isServed(picture)).toBe(false);
    const { upload: again } = await sendPicture(owner, { bytes });
    expect(again).toEqual({ ...picture, id: again.id });
    expect(await isServed(again)).toBe(true);
  });

  it("leaves its files to another account that has sent the same", async () => {
    const another = await newAccount(testApp);
    const neighbour = await signedInAdmin(testApp, another);
    const bytes = await noise("png", { width: 62, height: 40 });
    const { upload: mine } = await sendPicture(owner, { bytes });
    const { upload: theirs } = await sendPicture(neighbour, { bytes });
    await neighbour.account.save({ body: { data: { logo: theirs } } });
    await sweep(0);
    await sweep(25);
    expect(await refusalOf(asLogo(mine))).toMatchObject({ error: "invalid_id" });
    expect(await isServed(theirs)).toBe(true);
    await neighbour.account.save({ body: { data: { logo: null } } });
    await sweep(26);
    await sweep(51);
    expect(await isServed(theirs)).toBe(false);
  });

  it("loses its files the next time when the program ended between its row and them", async () => {
    const picture = await newPicture(63);
    const assetsDir = join(testApp.dataDir, "assets");
    await noteFiles(assetsDir, [picture.file]);
    await account.inAccount((tx) =>
      tx.db
        .deleteFrom("uploads")
        .where("account_id", "=", tx.accountId)
        .where("upload_id", "=", picture.id)
        .execute(),
    );
    await sweep(1);
    expect(await isServed(picture)).toBe(true);
    await sweep(25);
    expect(await isServed(picture)).toBe(false);
    expect(await readdir(join(assetsDir, "noted"))).toEqual([]);
  });
});

describe("a picture that something shows", () => {
  it("stays: the logo's, the banner's, an item's and an icon's; and for a day after", async () => {
    const pictures = [await newPicture(71), await newPicture(72), await newPicture(73)];
    const [logo, banner, photo] = pictures;
    if (!logo || !banner || !photo) throw new Error("no pictures");
    const sign = await newPicture(74);
    await owner.account.save({ body: { data: { logo, banner } } });
    const show = (images: Image[]) =>
      owner.content.saveItem({
        body: { data: { id: String(account.ids["Calabresa"]), uploads: { images } } },
      });
    await show([photo]);
    const { newIcon } = await owner.content.saveIcon({
      body: { data: { title: "Picante", uploads: { icons: [sign] } } },
    });
    for (const hours of [0, 25, 50]) await sweep(hours);
    const served = () => Promise.all([...pictures, sign].map(isServed));
    expect(await served()).toEqual([true, true, true, true]);

    await owner.account.save({ body: { data: { logo: null, banner: null } } });
    await show([]);
    await owner.content.removeIcon({ params: { id: newIcon.id } });
    await sweep(51);
    await sweep(74);
    expect(await served()).toEqual([true, true, true, true]);
    await sweep(76);
    // The icon could be brought back until the run that finds it gone for a day.
    expect(await served()).toEqual([false, false, false, false]);
  });

  it("comes back with the item that was removed and is brought back", async () => {
    const photo = await newPicture(75);
    const id = String(account.ids["Toscana"]);
    await owner.content.saveItem({ body: { data: { id, uploads: { images: [photo] } } } });
    await owner.content.removeItem({ params: { id } });
    await sweep(0);
    await owner.content.restore({ params: { id }, body: {} });
    await sweep(30);
    await sweep(60);
    const { menu } = await newCaller(testApp, account.account).content.menu();
    const item = menu.flatMap(({ items }) => items).find((each) => each.id === id);
    expect(item?.uploads.images).toEqual([photo]);
    expect(await isServed(photo)).toBe(true);
  });
});

it("whoever shows or sends a picture while it is being removed has it whole or is refused", async () => {
  const assets = join(testApp.dataDir, "assets");
  const longAgo = new Date(start - 48 * hourMs);
  /** Makes a picture and its files as old as when its day has long passed. */
  const age = async ({ id, file }: Image) => {
    await account.inAccount((tx) =>
      tx.db
        .updateTable("uploads")
        .set({ unused_since: longAgo })
        .where("account_id", "=", tx.accountId)
        .where("upload_id", "=", id)
        .execute(),
    );
    for (const size of ["240", "480", "960"]) {
      for (const type of ["webp", "avif"])
        await utimes(join(assets, size, `${file}.${type}`), longAgo, longAgo);
    }
  };
  const rounds = 12;
  const outcomes = { shown: 0, refused: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const bytes = await noise("png", { width: 80 + round, height: 40 });
    const { upload: picture } = await sendPicture(owner, { bytes });
    await age(picture);
    const [saved, sent] = await Promise.all([
      asLogo(picture).then(
        () => "shown" as const,
        async (error: unknown) => {
          expect(await refusalOf(Promise.reject(error))).toMatchObject({ error: "invalid_id" });
          return "refused" as const;
        },
      ),
      round % 2 === 0 ? sendPicture(owner, { bytes }) : undefined,
      sweep(0),
      sweep(0, otherProcess),
    ]);
    outcomes[saved] += 1;
    const inUse = [...(saved === "shown" ? [picture] : []), ...(sent ? [sent.upload] : [])];
    expect(await Promise.all(inUse.map(isServed))).toEqual(inUse.map(() => true));
    if (sent) await asLogo(sent.upload);
    await asLogo(null);
  }
  expect(outcomes.shown + outcomes.refused).toBe(rounds);
});
