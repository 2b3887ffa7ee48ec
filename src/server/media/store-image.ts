import { rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../error-code.ts";
import { assetSizes, assetTypeNames, type AssetSize, type AssetType } from "./asset-sizes.ts";
import { inTurn } from "./in-turn.ts";
import { keepBeside, type PictureTask } from "./picture-process.ts";
import type { StoredImage } from "./stored-image.ts";

/**
 * Keeps the picture of a file below `assetsDir` in every size and type, one picture at a time. The same bytes are kept once.
 * Refusals are those of `measureImage`; after any of them, or a failure, nothing is stored.
 */
export function storeImage(picture: PictureTask): Promise<StoredImage> {
  return inTurn(() => keepBeside(picture));
}

export function assetPath(
  assetsDir: string,
  { size, file, type }: { size: AssetSize; file: string; type: AssetType },
): string {
  return join(assetsDir, String(size), `${file}.${type}`);
}

/** The files of a picture in the sizes given. */
export function pathsOf(
  assetsDir: string,
  { file, sizes }: { file: string; sizes: readonly AssetSize[] },
): string[] {
  return sizes.flatMap((size) =>
    assetTypeNames.map((type) => assetPath(assetsDir, { size, file, type })),
  );
}

/**
 * Takes away the files of a picture that nobody has written or come back to since `before`; whether none is left. The
 * caller knows that no account has the picture.
 */
export async function removeImage({
  assetsDir,
  file,
  before,
}: {
  assetsDir: string;
  file: string;
  before: Date;
}): Promise<boolean> {
  const isOld = async (path: string) => (await stat(path)).mtime < before;
  let isGone = true;
  for (const path of pathsOf(assetsDir, { file, sizes: assetSizes })) {
    const aside = `${path}.unused`;
    try {
      if (await isOld(path)) {
        // Out of the way first: from here on whoever wants it finds it missing, and makes it again.
        await rename(path, aside);
        if (await isOld(aside)) {
          await rm(aside);
          continue;
        }
        await rename(aside, path);
      }
      isGone = false;
    } catch (error) {
      if (codeOf(error) !== "ENOENT") throw error;
    }
  }
  return isGone;
}
