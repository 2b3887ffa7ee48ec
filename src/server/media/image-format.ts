export type ImageFormat = "jpeg" | "png" | "webp";

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegStart = [0xff, 0xd8, 0xff];
const riff = [0x52, 0x49, 0x46, 0x46];
const webp = [0x57, 0x45, 0x42, 0x50];

/** The format that a file's first bytes show; its name and declared type cannot be trusted. */
export function imageFormatOf(bytes: Uint8Array): ImageFormat | undefined {
  if (hasAt(bytes, 0, jpegStart)) return "jpeg";
  if (hasAt(bytes, 0, pngStart)) return "png";
  if (hasAt(bytes, 0, riff) && hasAt(bytes, 8, webp)) return "webp";
  return undefined;
}

const marks: Record<string, RegExp> = {
  GIF: /^GIF8[79]a/,
  SVG: /^[^]{0,200}<svg[\s>]/i,
  PDF: /^%PDF-/,
  HEIC: /^.{4}ftyp(?:heic|heix|hevc|mif1|msf1)/s,
  AVIF: /^.{4}ftypavi[fs]/s,
  BMP: /^BM/,
  TIFF: /^(?:II\*\0|MM\0\*)/,
};

/** The name of a common format that is not accepted, for the refusal's text. */
export function refusedFormatOf(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 300)).toString("latin1");
  return Object.keys(marks).find((name) => marks[name]?.test(start));
}

function hasAt(bytes: Uint8Array, offset: number, expected: readonly number[]): boolean {
  return expected.every((byte, index) => bytes[offset + index] === byte);
}
