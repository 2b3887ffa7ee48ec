import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { keyOfPicture, type AssetFile } from "./store-image.ts";

/** An empty folder for pictures, gone after the test. */
export async function newAssetsDir(): Promise<string> {
  const assetsDir = await mkdtemp(join(tmpdir(), "comanda-assets-"));
  onTestFinished(() => rm(assetsDir, { recursive: true, force: true }));
  return assetsDir;
}

/** The names of all files in the folder, however deep. */
export async function listFiles(assetsDir: string): Promise<string[]> {
  const found = await readdir(assetsDir, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

export function assetPath(assetsDir: string, picture: AssetFile): string {
  return join(assetsDir, keyOfPicture(picture));
}
