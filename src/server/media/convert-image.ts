import sharp, { type CreateRaw, type OutputInfo, type Sharp } from "sharp";
import type { Problem } from "../../contract/problems.ts";
import { maxPictureMegabytes } from "../../domain/account-limits.ts";
import { maxFileBytes } from "../http/calls/form-file.ts";
import { Refused } from "../http/refused.ts";
import {
  assetSizes,
  assetTypeNames,
  sizesKept,
  type AssetSize,
  type AssetType,
} from "./asset-sizes.ts";
import { imageFormatOf, refusedFormatOf } from "./image-format.ts";

// Pictures wait for one another, so one thread is enough, and the other processors stay with the guests.
sharp.concurrency(1);
// No picture is converted twice, and a cache would hold tens of megabytes of each.
sharp.cache(false);

const maxPixels = 25_000_000;
const maxWidth = Math.max(...assetSizes);
/** WebP can be no higher than this. */
const maxSide = 16_383;

/**
 * Effort gains less, the wider a picture is. At width 1920, AVIF of effort 0 has the size and quality of effort 2 for a
 * fifth of the processor time. No photograph loses more than 0.3 dB, or 0.002 of SSIM, against twice the effort.
 */
const efforts: Record<AssetSize, Record<AssetType, number>> = {
  240: { webp: 4, avif: 2 },
  480: { webp: 4, avif: 1 },
  960: { webp: 2, avif: 0 },
  1920: { webp: 0, avif: 0 },
};

/** Wide pictures are mostly shown with two or more pixels to one, where losses are seen less. */
const avifQualities: Record<AssetSize, number> = { 240: 55, 480: 55, 960: 50, 1920: 50 };

const encoders: Record<AssetType, (image: Sharp, size: AssetSize) => Sharp> = {
  webp: (image, size) => image.webp({ quality: 80, effort: efforts[size].webp }),
  avif: (image, size) =>
    image.avif({
      quality: avifQualities[size],
      effort: efforts[size].avif,
      chromaSubsampling: "4:2:0",
    }),
};

export type ImageShape = {
  /** Pixels of the original, turned as people look at it. */
  width: number;
  height: number;
};
export type Encoded = { size: AssetSize; type: AssetType; bytes: Buffer };

/**
 * Measures a picture by its header. Refuses with `too_large` above 10 MB or 25 million pixels, and with
 * `unsupported_media` anything but a readable jpeg, png or webp.
 */
export async function measureImage(bytes: Uint8Array): Promise<ImageShape> {
  if (bytes.byteLength > maxFileBytes)
    throw tooLarge({ code: "picture_too_heavy", max: maxPictureMegabytes });
  const format = imageFormatOf(bytes);
  if (format === undefined) throw otherFormat(refusedFormatOf(bytes));
  // Only the header is read here, so that a picture of any size can be told from a broken one.
  const found = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseUnreadable);
  if (found.format !== format) throw otherFormat(undefined);
  const { width, height } = found.autoOrient;
  if (width * height > maxPixels)
    throw tooLarge({ code: "picture_too_large", max: maxPixels / 1_000_000 });
  if (height * Math.min(1, maxWidth / width) > maxSide) {
    throw tooLarge({ code: "picture_too_tall" });
  }
  return { width, height };
}

/** Decodes a measured picture and writes it again in its sizes and every type: upright, in sRGB, without metadata. */
export async function convertImage(bytes: Uint8Array): Promise<Encoded[]> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .autoOrient()
    .resize({ width: maxWidth, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable);
  const encoded: Encoded[] = [];
  const forms = new Map<number, { type: AssetType; bytes: Buffer }[]>();
  for (const size of sizesKept(info.width)) {
    const width = Math.min(size, info.width);
    // A picture narrower than two of the sizes is the same in both.
    const made = forms.get(width) ?? (await encodeAt({ width, size, data, info }));
    forms.set(width, made);
    encoded.push(...made.map((form) => ({ size, ...form })));
  }
  return encoded;
}

/** The pixels are scaled once for both types. */
async function encodeAt({
  width,
  size,
  data,
  info,
}: {
  width: number;
  size: AssetSize;
  data: Buffer;
  info: OutputInfo;
}): Promise<{ type: AssetType; bytes: Buffer }[]> {
  const scaled =
    width === info.width
      ? { data, info }
      : await sharp(data, { raw: rawShape(info) })
          .resize({ width })
          .raw()
          .toBuffer({ resolveWithObject: true });
  const made: { type: AssetType; bytes: Buffer }[] = [];
  for (const type of assetTypeNames) {
    const image = sharp(scaled.data, { raw: rawShape(scaled.info) });
    made.push({ type, bytes: await encoders[type](image, size).toBuffer() });
  }
  return made;
}

function rawShape({ width, height, channels }: OutputInfo): CreateRaw {
  return { width, height, channels };
}

function refuseUnreadable(): never {
  throw new Refused("unsupported_media", { problem: { code: "picture_unreadable" } });
}

function tooLarge(problem: Problem): Refused {
  return new Refused("too_large", { problem });
}

function otherFormat(format: string | undefined): Refused {
  return new Refused("unsupported_media", {
    problem: format ? { code: "picture_format_refused", format } : { code: "not_a_picture" },
  });
}
