import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Pictures whose files may be nobody's any more, by the names of their files. A note is written before the last row of
 * a picture goes, and goes after its files: a program that ends in between leaves no files that are forgotten.
 */
const folderOf = (assetsDir: string) => join(assetsDir, "noted");

const pictureFile = /^[0-9a-f]{32}$/;

export async function noteFiles(assetsDir: string, files: readonly string[]): Promise<void> {
  const folder = folderOf(assetsDir);
  await mkdir(folder, { recursive: true });
  for (const file of files) await writeFile(join(folder, file), "");
}

export async function listNotedFiles(assetsDir: string): Promise<string[]> {
  const names = await readdir(folderOf(assetsDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => pictureFile.test(name));
}

export async function forgetFile(assetsDir: string, file: string): Promise<void> {
  await rm(join(folderOf(assetsDir), file), { force: true });
}
