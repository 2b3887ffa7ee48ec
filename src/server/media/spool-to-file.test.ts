import { mkdir, readdir, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { incomingFolder, removeLeftBehind, spoolToFile } from "./spool-to-file.ts";
import { newAssetsDir } from "./testing-assets.ts";

async function* piecesThenError(): AsyncGenerator<Uint8Array> {
  yield Buffer.from("half");
  throw new Error("cut off");
}

test("what came of a file is gone when the rest does not come", async () => {
  const assetsDir = await newAssetsDir();
  const taking = spoolToFile(piecesThenError(), assetsDir, async () => "kept");
  await expect(taking).rejects.toThrow("cut off");
  expect(await readdir(incomingFolder(assetsDir))).toEqual([]);
});

test("fault 48: a picture as it was sent, with where it was taken, is its owner's alone to read", async () => {
  const assetsDir = await newAssetsDir();
  async function* pieces() {
    yield Buffer.from("whole");
  }
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect(await spoolToFile(pieces(), assetsDir, modeOf)).toBe("600");
  expect(await modeOf(incomingFolder(assetsDir))).toBe("700");
});

test("what a killed server left behind goes, and what is coming in stays", async () => {
  const assetsDir = await newAssetsDir();
  const folder = incomingFolder(assetsDir);
  await mkdir(join(folder, "half-written"), { recursive: true });
  await writeFile(join(folder, "half-written", "240.webp"), "x");
  await writeFile(join(folder, "half-sent"), "x");
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of await readdir(folder)) await utimes(join(folder, name), yesterday, yesterday);
  await writeFile(join(folder, "coming"), "x");
  await removeLeftBehind(assetsDir, new Date(yesterday.getTime() + 60_000));
  expect(await readdir(folder)).toEqual(["coming"]);
  await removeLeftBehind(join(assetsDir, "never-used"), new Date());
});
