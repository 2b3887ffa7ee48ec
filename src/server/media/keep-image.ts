import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sizesKept } from "./asset-sizes.ts";
import { convertImage, measureImage } from "./convert-image.ts";
import { dominantColour } from "./dominant-colour.ts";
import { assetPath, pathsOf } from "./store-image.ts";
import type { StoredImage } from "./stored-image.ts";
import { incomingFolder } from "./take-in.ts";

/** Part of every name: files are served as never changing, so another way to convert must give other names. */
const recipe = "3";

/** What `storeImage` promises, done by this process. */
export async function keepImage({
  bytes,
  assetsDir,
}: {
  bytes: Uint8Array;
  assetsDir: string;
}): Promise<StoredImage> {
  const shape = await measureImage(bytes);
  const file = createHash("sha256").update(recipe).update(bytes).digest("hex").slice(0, 32);
  const isThere = await renewFiles(pathsOf(assetsDir, { file, sizes: sizesKept(shape.width) }));
  if (!isThere) await convertAndWrite({ bytes, assetsDir, file });
  const small = await readFile(assetPath(assetsDir, { size: 240, file, type: "webp" }));
  return { ...shape, file, colour: await dominantColour(small) };
}

/**
 * Whether all files of a picture are there. They count as written just now, so that whoever is about to use them has
 * them: `removeImage` takes away only what is older, and what it took before this is seen to be missing.
 */
async function renewFiles(paths: readonly string[]): Promise<boolean> {
  const now = new Date();
  const renewed = await Promise.all(paths.map((path) => done(utimes(path, now, now))));
  return !renewed.includes(false);
}

async function convertAndWrite({
  bytes,
  assetsDir,
  file,
}: {
  bytes: Uint8Array;
  assetsDir: string;
  file: string;
}): Promise<void> {
  const encoded = await convertImage(bytes);
  const incoming = join(incomingFolder(assetsDir), randomUUID());
  for (const dir of [incoming, ...encoded.map(({ size }) => join(assetsDir, String(size)))]) {
    await mkdir(dir, { recursive: true });
  }
  try {
    const moves: { from: string; to: string }[] = [];
    for (const { size, type, bytes: content } of encoded) {
      const from = join(incoming, `${size}.${type}`);
      // On the disk before it has its name, so that no reader ever finds half a picture, not even after a power cut.
      await writeFile(from, content, { flush: true });
      moves.push({ from, to: assetPath(assetsDir, { size, file, type }) });
    }
    for (const { from, to } of moves) await rename(from, to);
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
}

function done(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
