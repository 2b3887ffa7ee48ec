import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  assetSizes,
  assetTypes,
  sizesKept,
  type AssetSize,
  type AssetType,
} from "./asset-sizes.ts";
import type { ImageShape } from "./convert-image.ts";
import { inTurn } from "./in-turn.ts";

export type StoredImage = ImageShape & {
  /** The name of the picture's files, without an extension: 32 hexadecimal digits, made from its content. */
  file: string;
  /** #rrggbb */
  colour: string;
};

// What reads and writes pictures is large: it is loaded for the first one, not at the start.

/** Part of every name: files are served as never changing, so another way to convert must give other names. */
const recipe = "2";

/**
 * Keeps a picture below `assetsDir` in every size and type, one picture at a time. The same bytes are kept once.
 * Refusals are those of `measureImage`; after any of them, or a failure, nothing is stored.
 */
export function storeImage({
  bytes,
  assetsDir,
}: {
  bytes: Uint8Array;
  assetsDir: string;
}): Promise<StoredImage> {
  return inTurn(async () => {
    const { measureImage } = await import("./convert-image.ts");
    const { dominantColour } = await import("./dominant-colour.ts");
    const shape = await measureImage(bytes);
    const file = await nameOf(bytes);
    const isThere = await renewFiles(pathsOf(assetsDir, file, sizesKept(shape.width)));
    if (!isThere) await convertAndWrite({ bytes, assetsDir, file });
    const small = await readFile(assetPath(assetsDir, { size: 240, file, type: "webp" }));
    return { ...shape, file, colour: await dominantColour(small) };
  });
}

const megabyte = 1024 * 1024;

/** Ten megabytes at once would hold up everybody else for tens of milliseconds. */
async function nameOf(bytes: Uint8Array): Promise<string> {
  const hash = createHash("sha256").update(recipe);
  for (let at = 0; at < bytes.byteLength; at += megabyte) {
    hash.update(bytes.subarray(at, at + megabyte));
    await nextTurn();
  }
  return hash.digest("hex").slice(0, 32);
}

export function assetPath(
  assetsDir: string,
  { size, file, type }: { size: AssetSize; file: string; type: AssetType },
): string {
  return join(assetsDir, String(size), `${file}.${type}`);
}

function pathsOf(assetsDir: string, file: string, sizes: readonly AssetSize[]): string[] {
  const types = Object.keys(assetTypes) as AssetType[]; // keys() forgets that there are no others
  return sizes.flatMap((size) => types.map((type) => assetPath(assetsDir, { size, file, type })));
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
  for (const path of pathsOf(assetsDir, file, assetSizes)) {
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
      if (!isMissing(error)) throw error;
    }
  }
  return isGone;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
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
  const { convertImage } = await import("./convert-image.ts");
  const encoded = await convertImage(bytes);
  const incoming = join(assetsDir, "incoming", randomUUID());
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
