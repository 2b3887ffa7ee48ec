import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import type { ImageFormat } from "./image-format.ts";

export const formats: readonly ImageFormat[] = ["jpeg", "png", "webp"];

/** A picture whose left half is red and whose right half is blue. */
export function redAndBlue(width: number, height: number) {
  const half = Math.floor(width / 2);
  const blue = {
    create: { width: width - half, height, channels: 3 as const, background: "#0000ff" },
  };
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: blue, left: half, top: 0 },
  ]);
}

/** A picture that does not compress to next to nothing. */
export async function noise(
  format: ImageFormat,
  { width = 300, height = 200 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  const background = { r: 120, g: 80, b: 40 };
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background,
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .toFormat(format)
    .toBuffer();
}

/** A PNG that says how large it is and holds next to nothing. */
export function hollowPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(1000))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "ascii"), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A PNG of one pixel. */
export const smallPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=",
  "base64",
);
