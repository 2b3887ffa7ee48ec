import { fileURLToPath } from "node:url";
import {
  iconPath,
  standardIcons,
  insertStandardIcons,
} from "../content/standard-icons/standard-icons.ts";
import type { AssetPlace } from "../assets/asset-places.ts";
import type { Database } from "../db/database.ts";
import { withThawedAccount } from "../tenancy/with-thawed-account.ts";
import { withAccount, selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import { storeImage } from "../media/store-image.ts";
import type { StoredImage } from "../media/stored-image.ts";
import { publishContentChange } from "../account/publish-content-change.ts";
import { lockMenu } from "../content/edit/change-menu.ts";
import { listIcons } from "../content/menu/entry-queries.ts";
import { fileEntriesOf } from "../content/import/file-entries.ts";
import { matchEntries } from "../content/import/match-entries.ts";
import { readStoredMenu } from "../content/import/stored-menu.ts";
import { writePlan } from "../content/import/write-plan.ts";
import type { MenuFile } from "../content/import/menu-file/menu-file.ts";
import { insertUpload } from "../media/upload-queries.ts";
import { demoAccounts } from "./accounts.ts";
import type { DemoAccount } from "./demo-account.ts";
import { demoMenuFile } from "./demo-menu.ts";
import { findDemoAccount } from "./find-demo-account.ts";

type Work = {
  pictures: AssetPlace;
  log: (line: string) => void;
  /** The accounts as they were made; by default all of the demo. */
  demos?: readonly DemoAccount[];
  /** Ends the work between two pictures; the next call goes on from there. */
  signal?: AbortSignal;
};
type Unfinished = { demo: DemoAccount; accountId: string };
type PathOf = (name: string) => string;

/**
 * Gives the demo accounts their pictures, every logo and banner first. It takes seconds, a picture at a time, and may
 * run while the site is up. Accounts that have theirs are skipped, and pictures set by an owner stay.
 */
export async function addDemoPictures(database: Database, work: Work): Promise<void> {
  const unfinished = await listUnfinished(database, work.demos ?? demoAccounts);
  const storePicture = createStore(picturePath, work);
  const storeIcon = createStore(iconPath, work);
  try {
    for (const each of unfinished) await addFace(database, { ...each, work });
    for (const { demo, accountId } of unfinished) {
      const menu = demoMenuFile(demo);
      const images = await storePicture(pictureNames(demo));
      const icons = await storeIcon(standardIcons.map((icon) => icon.key));
      await withThawedAccount(database, accountId, (tx) =>
        setMenuPictures(tx, { menu, pictures: images, icons }),
      );
      work.log(`The demo account ${demo.label} has its pictures.`);
    }
  } catch (error) {
    if (!work.signal?.aborted) throw error;
  }
}

export function picturePath(name: string): string {
  return fileURLToPath(new URL(`pictures/${name}.webp`, import.meta.url));
}

async function listUnfinished(
  database: Database,
  demos: readonly DemoAccount[],
): Promise<Unfinished[]> {
  const found = await Promise.all(
    demos.map(async (demo): Promise<Unfinished[]> => {
      const accountId = await findDemoAccount(database, demo);
      if (accountId === undefined) return [];
      const isDone = await withAccount(database, { accountId, mode: "read" }, hasMenuPictures);
      return isDone ? [] : [{ demo, accountId }];
    }),
  );
  return found.flat();
}

async function addFace(
  database: Database,
  { demo, accountId, work }: Unfinished & { work: Work },
): Promise<void> {
  const { pictures } = work;
  work.signal?.throwIfAborted();
  const logo = await storeImage({ path: picturePath(`logo-${demo.label}`), pictures });
  const banner = await storeImage({ path: picturePath(`banner-${demo.label}`), pictures });
  await withThawedAccount(database, accountId, (tx) => setLogoAndBanner(tx, { logo, banner }));
}

/** Stores each picture once, however many accounts have it. */
function createStore(pathOf: PathOf, { pictures, signal }: Work) {
  const done = new Map<string, StoredImage>();
  return async (names: Iterable<string>): Promise<Map<string, StoredImage>> => {
    const stored = new Map<string, StoredImage>();
    for (const name of names) {
      signal?.throwIfAborted();
      const image = done.get(name) ?? (await storeImage({ path: pathOf(name), pictures }));
      done.set(name, image);
      stored.set(name, image);
    }
    return stored;
  };
}

function pictureNames({ menu }: DemoAccount): Set<string> {
  const entries = menu.categories.flatMap((category) => [category, ...category.items]);
  return new Set(entries.flatMap(({ picture }) => picture ?? []));
}

/** Whether the account has all its pictures: its icons come with the last of them. */
async function hasMenuPictures(tx: Tx): Promise<boolean> {
  return (await listIcons(tx)).length > 0;
}

/** Sets the logo and the banner where none is set. */
async function setLogoAndBanner(
  tx: Tx,
  { logo, banner }: { logo: StoredImage; banner: StoredImage },
): Promise<void> {
  await lockMenu(tx);
  const account = await selectOwn(tx, "accounts")
    .select(["logo_upload_id", "banner_upload_id"])
    .executeTakeFirstOrThrow();
  if (account.logo_upload_id !== null && account.banner_upload_id !== null) return;
  await updateOwn(tx, "accounts")
    .set({
      logo_upload_id: account.logo_upload_id ?? (await insertUpload(tx, logo)),
      banner_upload_id: account.banner_upload_id ?? (await insertUpload(tx, banner)),
    })
    .execute();
  await publishContentChange(tx);
}

/** Gives the account its icons. Entries without pictures or icons get those that the menu has for them. */
async function setMenuPictures(
  tx: Tx,
  {
    menu,
    pictures,
    icons,
  }: { menu: MenuFile; pictures: Map<string, StoredImage>; icons: Map<string, StoredImage> },
): Promise<void> {
  await lockMenu(tx);
  if (await hasMenuPictures(tx)) return;
  const iconIds = await insertStandardIcons(tx, icons);
  const uploadIds = new Map<string, string>();
  for (const [name, image] of pictures) uploadIds.set(name, await insertUpload(tx, image));

  const matched = matchEntries(fileEntriesOf(menu), await readStoredMenu(tx));
  await writePlan(tx, {
    newEntries: [],
    changedEntries: [],
    pictures: matched.flatMap(({ file, stored, entryId }) => {
      const uploadId = uploadIds.get(file.picture ?? "");
      return stored?.files.length === 0 && uploadId !== undefined ? [{ entryId, uploadId }] : [];
    }),
    icons: matched.flatMap(({ file, stored, entryId }) => {
      const added = (file.icons ?? []).flatMap((key) => iconIds.get(key) ?? []);
      return stored?.iconIds.length === 0 ? [{ entryId, added, dropped: [] }] : [];
    }),
  });
  await publishContentChange(tx);
}
