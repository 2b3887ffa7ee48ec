import type { AssetStore } from "../assets/asset-store.ts";
import { assetSizes, assetTypeNames, sizesKept } from "../media/asset-sizes.ts";
import { keyOfPicture, keysOfPicture, type AssetFile } from "../media/store-image.ts";
import { OperatorRefused } from "../operator-refused.ts";

const pictureName = /^(\d+)\/([0-9a-f]{32})\.(\w+)$/;

/** The keys of the files that an upload of that name and width has. */
export function keysOfUpload(file: string, width: number): string[] {
  return keysOfPicture(file, sizesKept(width));
}

/** Only what a picture can be called, so that no name leads anywhere else. */
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
  // It counts as new, so that nobody takes it for one that is not used any more.
  if (await store.touch(key)) return undefined;
  await store.put(key, bytes);
  return key;
}
