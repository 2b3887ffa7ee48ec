import { openAssetStore, type AssetPlace } from "../assets/asset-places.ts";

/**
 * Pictures whose files may be nobody's any more, by the names of their files. A note is written before the last row of
 * a picture goes, and goes after its files: a program that ends in between leaves no files that are forgotten.
 */
const folder = "noted";

const pictureFile = /^noted\/([0-9a-f]{32})$/;

export async function noteFiles(pictures: AssetPlace, files: readonly string[]): Promise<void> {
  const store = openAssetStore(pictures);
  for (const file of files) await store.put(`${folder}/${file}`, new Uint8Array());
}

export async function listNotedFiles(pictures: AssetPlace): Promise<string[]> {
  const files: string[] = [];
  for await (const { key } of openAssetStore(pictures).list(folder)) {
    const file = pictureFile.exec(key)?.[1];
    if (file !== undefined) files.push(file);
  }
  return files;
}

export async function forgetFile(pictures: AssetPlace, file: string): Promise<void> {
  await openAssetStore(pictures).remove(`${folder}/${file}`);
}
