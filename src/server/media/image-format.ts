export type ImageFormat = "jpeg" | "png" | "webp";

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegStart = [0xff, 0xd8, 0xff];
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];

/** What the first bytes say that a file is; its name and declared type say nothing that can be trusted. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | undefined {
  if (hasAt(bytes, 0, jpegStart)) return "jpeg";
  if (hasAt(bytes, 0, pngStart)) return "png";
  if (hasAt(bytes, 0, riff) && hasAt(bytes, 8, webp)) return "webp";
  return undefined;
}

function hasAt(bytes: Uint8Array, offset: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[offset + index] === byte);
}
