import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sizesKept } from "./asset-sizes.ts";
import { convertImage, measureImage } from "./convert-image.ts";
import { assetPath, pathsOf } from "./store-image.ts";
import type { StoredImage } from "./stored-image.ts";
import { incomingFolder } from "./take-in.ts";
import sharp from "sharp";

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

/** As many pixels are enough to tell a picture's colour. */
const sample = { width: 64, height: 64 };

type Tally = { pixels: number; red: number; green: number; blue: number };

/**
 * The colour that most of a picture has, as #rrggbb; what is transparent counts as white. Alike are colours whose red,
 * green and blue are each in the same sixteenth; of those that are most, it is the mean.
 */
async function dominantColour(bytes: Uint8Array): Promise<string> {
  const pixels = await sharp(bytes)
    .flatten({ background: "#ffffff" })
    // Picks pixels and mixes none, so that no colour appears that the picture does not have.
    .resize({ ...sample, fit: "fill", kernel: "nearest" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const tallies = new Map<number, Tally>();
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const before = tallies.get(key) ?? { pixels: 0, red: 0, green: 0, blue: 0 };
    tallies.set(key, {
      pixels: before.pixels + 1,
      red: before.red + red,
      green: before.green + green,
      blue: before.blue + blue,
    });
  }
  const [most] = [...tallies.values()].toSorted((a, b) => b.pixels - a.pixels);
  if (!most) throw new Error("a picture without pixels");
  const mean = [most.red, most.green, most.blue].map((sum) => Math.round(sum / most.pixels));
  return `#${mean.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
