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
