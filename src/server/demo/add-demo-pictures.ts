import { fileURLToPath } from "node:url";
import { iconPath, standardIcons } from "../content/standard-icons/standard-icons.ts";
import type { AssetPlace } from "../assets/asset-places.ts";
import type { Database } from "../db/database.ts";
import { withThawedAccount } from "../tenancy/with-thawed-account.ts";
import { withAccount } from "../db/with-account.ts";
import { storeImage } from "../media/store-image.ts";
import type { StoredImage } from "../media/stored-image.ts";
import { demoAccounts } from "./accounts.ts";
import type { DemoAccount } from "./demo-account.ts";
import { demoMenuFile } from "./demo-menu.ts";
import { findDemoAccount } from "./find-demo-account.ts";
import { hasMenuPictures, setLogoAndBanner, setMenuPictures } from "./picture-queries.ts";

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
