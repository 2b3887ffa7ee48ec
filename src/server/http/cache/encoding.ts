import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { IncomingHttpHeaders } from "node:http";

export type ContentCoding = "br" | "gzip" | "identity";

/** The encodings that an answer is sent in; `unchanged` says that the caller has the answer already. */
export type Encoding = ContentCoding | "unchanged";

/** The encoding for this caller: `unchanged` (304) when they have the answer, else the smallest that they take. */
export function encodingFor(
  { status, etag }: { status: number; etag: string },
  headers: Pick<IncomingHttpHeaders, "if-none-match" | "accept-encoding">,
): Encoding {
  if (status === 200 && headers["if-none-match"] === etag) return "unchanged";
  return bestEncoding(headers["accept-encoding"]);
}

/** Header values parsed so far. Browsers send the same few, and parsing one costs as much as an answer. */
const understood = new Map<string, ContentCoding>();
const maxUnderstood = 100;
const maxUnderstoodLength = 200;

/** The smallest encoding that a caller with this `Accept-Encoding` takes. */
export function bestEncoding(accepted: string | undefined): ContentCoding {
  if (accepted === undefined) return "identity";
  const known = understood.get(accepted);
  if (known !== undefined) return known;
  const best = (["br", "gzip"] as const).find((name) => takes(accepted, name)) ?? "identity";
  if (accepted.length > maxUnderstoodLength) return best;
  if (understood.size >= maxUnderstood) understood.clear();
  understood.set(accepted, best);
  return best;
}

/** Tells whether the caller takes an encoding: a quality of nought means no. */
function takes(accepted: string, encoding: string): boolean {
  return accepted.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** The smallest window for which brotli has a small table: making and freeing the usual one takes five times as long. */
const fastWindowBits = 16;
const atQuality = (quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: fastWindowBits,
  },
});
/**
 * Quality 8 costs half a millisecond of processor more than 5. With it the page of 120 photographed items and its headers
 * fit into the first ten segments of a connection (RFC 6928). Quality 9 needs a table four times as large.
 */
export const fastBrotli = atQuality(8);
/** A fifth of quality 8's work, for a tenth more bytes. */
const fastestBrotli = atQuality(4);
export const smallestBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Encodes outside the main thread; without options as an answer that goes out once is worth. */
export async function encode(
  content: Buffer,
  encoding: ContentCoding,
  options = fastestBrotli,
): Promise<Buffer> {
  if (encoding === "identity") return content;
  return copyBytes(await (encoding === "br" ? brotli(content, options) : zip(content)));
}

/**
 * Copies bytes out of the memory that they share. A small buffer is a slice of Node's pool, and zlib returns the start of
 * a chunk: either would keep 64 KB in memory, which the cache's bound does not count.
 */
export function copyBytes(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}
