import { mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import {
  assetSizes,
  assetTypeNames,
  sizesKept,
  type AssetSize,
  type AssetType,
} from "../media/asset-sizes.ts";
import { assetPath } from "../media/store-image.ts";
import { OperatorRefused } from "../operator-refused.ts";

/** One of the files of a picture. */
export type PictureFile = { size: AssetSize; file: string; type: AssetType };

const pictureName = /^(\d+)\/([0-9a-f]{32})\.(\w+)$/;

/** The files that an upload of that name and width has. */
export function filesOfPicture(file: string, width: number): PictureFile[] {
  return sizesKept(width).flatMap((size) => assetTypeNames.map((type) => ({ size, file, type })));
}

/** What a backup calls it. */
export function nameOfPicture({ size, file, type }: PictureFile): string {
  return `${size}/${file}.${type}`;
}

/** Only what a picture can be called, so that no name leads anywhere else. */
export function pictureOfName(name: string): PictureFile {
  const [, size, file, type] = pictureName.exec(name) ?? [];
  const known = assetSizes.find((one) => String(one) === size);
  const kind = assetTypeNames.find((one) => one === type);
  if (known === undefined || kind === undefined || file === undefined)
    throw new OperatorRefused("The file has a picture whose name cannot be one.");
  return { size: known, file, type: kind };
}

/** The bytes of the file, or `undefined` where there is none. */
export async function findPicture(assetsDir: string, picture: PictureFile) {
  return readFile(assetPath(assetsDir, picture)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** Puts a file in its place, whole or not at all. Answers its path, or `undefined` when it was there already. */
export async function writePicture(
  assetsDir: string,
  { picture, bytes }: { picture: PictureFile; bytes: Buffer },
): Promise<string | undefined> {
  const path = assetPath(assetsDir, picture);
  // It counts as new, so that nobody takes it for one that is not used any more.
  const now = new Date();
  const isThere = await utimes(path, now, now).then(
    () => true,
    () => false,
  );
  if (isThere) return undefined;
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.part`;
  try {
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return path;
}
