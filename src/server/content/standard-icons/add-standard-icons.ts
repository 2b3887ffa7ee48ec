import type { AssetPlace } from "../../assets/asset-places.ts";
import type { Database } from "../../db/database.ts";
import { withAccount } from "../../db/with-account.ts";
import { storeImage } from "../../media/store-image.ts";
import type { StoredImage } from "../../media/stored-image.ts";
import { changeMenu } from "../edit/change-menu.ts";
import { insertStandardIcons, iconPath, standardIcons } from "./standard-icons.ts";

/**
 * Gives a new account the icons that most menus use. Their pictures are converted once in an installation, which takes
 * a second or two. Every later account has them at once.
 */
export async function addStandardIcons(
  database: Database,
  { accountId, pictures }: { accountId: string; pictures: AssetPlace },
): Promise<void> {
  const images = new Map<string, StoredImage>();
  for (const { key } of standardIcons)
    images.set(key, await storeImage({ path: iconPath(key), pictures }));
  await withAccount(database, { accountId, mode: "write" }, (tx) =>
    changeMenu(tx, () => insertStandardIcons(tx, images)),
  );
}
