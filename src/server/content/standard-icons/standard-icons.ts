import { fileURLToPath } from "node:url";
import {
  standardIconKeys,
  standardIconWords,
  type StandardIconKey,
} from "../../texts/standard-icons.ts";
import type { Tx } from "../../db/with-account.ts";
import type { StoredImage } from "../../media/stored-image.ts";
import { insertUpload } from "../../media/upload-queries.ts";
import { insertIcon } from "../edit/icon-queries.ts";

/** An icon that tells something about an item at a glance. */
type StandardIcon = { key: StandardIconKey; title: string };

// No emoji says "without"; a sheaf of wheat or a glass of milk would read as a warning. So the two
// "sem" icons show what takes their place: corn and coconut.
export const standardIcons: readonly StandardIcon[] = standardIconKeys.map((key) => ({
  key,
  title: standardIconWords.br[key].title,
}));

/** The file of an icon's picture: 256 pixels wide, on a transparent ground. */
export function iconPath(key: string): string {
  return fileURLToPath(new URL(`pictures/${key}.webp`, import.meta.url));
}

/** Gives the account the standard icons that have a picture in `images`. Answers the icons' ids. Both are by key. */
export async function insertStandardIcons(
  tx: Tx,
  images: ReadonlyMap<string, StoredImage>,
): Promise<Map<string, string>> {
  const iconIds = new Map<string, string>();
  for (const { key, title } of standardIcons) {
    const image = images.get(key);
    if (!image) continue;
    iconIds.set(key, await insertIcon(tx, { title, uploadId: await insertUpload(tx, image) }));
  }
  return iconIds;
}
