import type { AssetStore } from "../assets/asset-store.ts";
import { assetSizes, assetTypeNames, sizesKept } from "../media/asset-sizes.ts";
import { keyOfPicture, keysOfPicture, type AssetFile } from "../media/store-image.ts";
import { OperatorRefused } from "../operator-refused.ts";

const pictureName = /^(\d+)\/([0-9a-f]{32})\.(\w+)$/;

export function keysOfUpload(file: string, width: number): string[] {
  return keysOfPicture(file, sizesKept(width));
}

/** Accepts only names in the form of a picture's, so that no name leads anywhere else. */
export function pictureOfName(name: string): AssetFile {
  const [, size, file, type] = pictureName.exec(name) ?? [];
  const known = assetSizes.find((one) => String(one) === size);
  const kind = assetTypeNames.find((one) => one === type);
  if (known === undefined || kind === undefined || file === undefined)
    throw new OperatorRefused("The file has a picture whose name cannot be one.");
  return { size: known, file, type: kind };
}

/** Puts a file in its place. Answers its key, or `undefined` when it was there already. */
export async function writePicture(
  store: AssetStore,
  { picture, bytes }: { picture: AssetFile; bytes: Buffer },
): Promise<string | undefined> {
  const key = keyOfPicture(picture);
  // A touched file counts as new, so housekeeping does not remove it as unused.
  if (await store.touch(key)) return undefined;
  await store.put(key, bytes);
  return key;
}
