import { openAssetStore, type AssetPlace } from "../assets/asset-places.ts";
import { assetSizes, assetTypeNames, type AssetSize, type AssetType } from "./asset-sizes.ts";
import { pictureQueue } from "./picture-queue.ts";
import { storeInPictureProcess, type PictureTask } from "./picture-process.ts";
import type { StoredImage } from "./stored-image.ts";

/**
 * Keeps the picture of a file in every size and type, one picture at a time. The same bytes are kept once. Refusals are
 * those of `measureImage`, after which nothing is stored.
 */
export function storeImage(picture: PictureTask): Promise<StoredImage> {
  return pictureQueue(() => storeInPictureProcess(picture));
}

export type AssetFile = { size: AssetSize; file: string; type: AssetType };

/** The key of a picture's file, which is also its name in backups. */
export function keyOfPicture({ size, file, type }: AssetFile): string {
  return `${size}/${file}.${type}`;
}

export function keysOfPicture(file: string, sizes: readonly AssetSize[]): string[] {
  return sizes.flatMap((size) => assetTypeNames.map((type) => keyOfPicture({ size, file, type })));
}

/**
 * Removes the files of a picture that were not written or touched since `before`, and answers whether all are gone. The
 * caller knows that no account has the picture.
 */
export async function removeImage({
  pictures,
  file,
  before,
}: {
  pictures: AssetPlace;
  file: string;
  before: Date;
}): Promise<boolean> {
  const store = openAssetStore(pictures);
  let isGone = true;
  for (const key of keysOfPicture(file, assetSizes)) {
    if (!(await store.removeIfOlder(key, before))) isGone = false;
  }
  return isGone;
}
