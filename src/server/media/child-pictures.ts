import { readFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import sharp from "sharp";
import { Refused } from "../http/refused.ts";
import { openAssetStore, type AssetPlace } from "../assets/asset-places.ts";
import { readAsset } from "../assets/asset-store.ts";
import type { PictureOutcome, PictureReport, PictureTask } from "./picture-process.ts";
import type { StoredImage } from "./stored-image.ts";
import { sizesKept } from "./asset-sizes.ts";
import { convertImage, measureImage } from "./convert-image.ts";
import { forgetFile, noteFiles } from "./noted-files.ts";
import { keyOfPicture, keysOfPicture } from "./store-image.ts";

// The child process for pictures. It converts and stores one after the other.

process.on("message", (task: PictureTask) => void work(task));

// The parent has ended. Converting the current picture would take a while longer.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));

async function work(task: PictureTask): Promise<void> {
  const outcome = await keep(task).then((image): PictureOutcome => ({ image }), told);
  const { user, system } = process.cpuUsage();
  const usage = { cpuSeconds: (user + system) / 1e6, residentBytes: process.memoryUsage.rss() };
  const report: PictureReport = { outcome, usage };
  process.send?.(report);
}

async function keep({ path, pictures }: PictureTask): Promise<StoredImage> {
  return keepImage({ bytes: await readFile(path), pictures });
}

function told(error: unknown): PictureOutcome {
  if (error instanceof Refused) {
    const { code, detail } = error;
    const { problem } = detail;
    return { refusal: { code, ...(problem ? { problem } : {}) } };
  }
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && "code" in error ? { code: String(error.code) } : {};
  return { failure: { message, stack, ...code } };
}

/** Part of every name: files are served as never changing, so another way to convert must give other names. */
const recipe = "3";

/** Does the work that `storeImage` promises, in this process. */
async function keepImage({
  bytes,
  pictures,
}: {
  bytes: Uint8Array;
  pictures: AssetPlace;
}): Promise<StoredImage> {
  const shape = await measureImage(bytes);
  const file = createHash("sha256").update(recipe).update(bytes).digest("hex").slice(0, 32);
  const store = openAssetStore(pictures);
  // Touched files count as written just now, and `removeImage` removes only older ones, so the caller has them. A file
  // that it removed before, or holds aside at this moment, is found missing here and made again.
  const touched = await Promise.all(
    keysOfPicture(file, sizesKept(shape.width)).map((key) => store.touch(key)),
  );
  const smallKey = keyOfPicture({ size: 240, file, type: "webp" });
  let small = touched.includes(false) ? undefined : await readAsset(store, smallKey);
  if (small === undefined) {
    const encoded = await convertImage(bytes);
    const files = encoded.map((each) => ({ key: keyOfPicture({ ...each, file }), ...each }));
    // The files of an interrupted run are removed with the unused ones.
    await noteFiles(pictures, [file]);
    await store.putAll(files);
    await forgetFile(pictures, file);
    small = files.find(({ key }) => key === smallKey)?.bytes;
  }
  if (small === undefined) throw new Error("a picture has no smallest size");
  return { ...shape, file, colour: await dominantColour(small) };
}

/** Enough pixels to tell a picture's colour. */
const sample = { width: 64, height: 64 };

type Tally = { pixels: number; red: number; green: number; blue: number };

/**
 * The most frequent colour of a picture, as #rrggbb. Transparent pixels count as white. Colours are alike when their
 * red, green and blue are each in the same sixteenth. The answer is the mean of the largest group.
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
