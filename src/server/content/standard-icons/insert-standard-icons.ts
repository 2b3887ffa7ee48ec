import type { Tx } from "../../db/with-account.ts";
import type { StoredImage } from "../../media/stored-image.ts";
import { insertUpload } from "../../media/upload-queries.ts";
import { insertIcon } from "../edit/icon-queries.ts";
import { standardIcons } from "./standard-icons.ts";

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
