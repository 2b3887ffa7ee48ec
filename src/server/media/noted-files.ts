import { openAssetStore, type AssetPlace } from "../assets/asset-places.ts";

/**
 * Notes on pictures whose files may be no account's any more, by the files' names. A note is written before the last
 * row of a picture goes, and is removed after its files, so a program that ends in between forgets no file.
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
