import sharp, { type CreateRaw, type OutputInfo, type Sharp } from "sharp";
import { Refused } from "../http/refused.ts";
import { assetSizes, type AssetSize, type AssetType } from "./asset-sizes.ts";
import { imageFormatOf } from "./image-format.ts";

// Pictures wait for one another, so one thread is enough, and the other processors stay with the guests.
sharp.concurrency(1);

const maxBytes = 10 * 1024 * 1024;
const maxPixels = 25_000_000;
const maxWidth = Math.max(...assetSizes);
/** WebP can be no higher than this. */
const maxSide = 16_383;
const timeout = { seconds: 20 };

const encoders: Record<AssetType, (image: Sharp) => Sharp> = {
  webp: (image) => image.webp({ quality: 80 }),
  avif: (image) => image.avif({ quality: 55, effort: 2, chromaSubsampling: "4:2:0" }),
};

export type ImageShape = {
  /** Of the original as it is looked at, in pixels. */
  width: number;
  height: number;
};
export type Encoded = { size: AssetSize; type: AssetType; bytes: Buffer };

/**
 * What kind of picture the bytes hold, from their beginning alone. Refuses with `too_large` above 10 MB or 25 million
 * pixels, `unsupported_media` for anything but jpeg, png and webp, `unprocessable_entity` for what cannot be read.
 */
export async function measureImage(bytes: Uint8Array): Promise<ImageShape> {
  if (bytes.byteLength > maxBytes) throw new Refused("too_large");
  const format = imageFormatOf(bytes);
  if (format === undefined) throw new Refused("unsupported_media");
  // Only the header is read here, so that a picture of any size can be told from a broken one.
  const found = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseUnreadable);
  if (found.format !== format) throw new Refused("unsupported_media");
  const { width, height } = found.autoOrient;
  if (width * height > maxPixels) throw new Refused("too_large");
  if (height * Math.min(1, maxWidth / width) > maxSide) return refuseUnreadable();
  return { width, height };
}

/** Decodes a measured picture and writes it again in every size and type: upright, in sRGB, without metadata. */
export async function convertImage(bytes: Uint8Array): Promise<Encoded[]> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .timeout(timeout)
    .autoOrient()
    .resize({ width: maxWidth, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable);
  const raw = rawShape(info);
  const done = new Map<string, Buffer>();
  const encoded: Encoded[] = [];
  for (const size of assetSizes) {
    for (const type of ["webp", "avif"] as const) {
      const width = Math.min(size, info.width);
      // A picture narrower than two of the sizes is the same in both.
      const key = `${width} ${type}`;
      const output =
        done.get(key) ??
        (await encoders[type](sharp(data, { raw }).timeout(timeout).resize({ width })).toBuffer());
      done.set(key, output);
      encoded.push({ size, type, bytes: output });
    }
  }
  return encoded;
}

function rawShape({ width, height, channels }: OutputInfo): CreateRaw {
  return { width, height, channels };
}

function refuseUnreadable(): never {
  throw new Refused("unprocessable_entity", { fields: { file: "a imagem não pode ser lida" } });
}
