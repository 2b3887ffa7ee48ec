// How a file is encoded that does not say so, by its bytes.

/** The byte order of UTF-16, from its BOM, or from the zero bytes of a header's ASCII letters. */
export function utf16Label([first, second]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first !== 0 && second === 0) return "utf-16le";
  return first === 0 && second !== undefined && second !== 0 ? "utf-16be" : undefined;
}

/**
 * Guesses whether bytes that are not UTF-8 are GBK, the encoding of Chinese spreadsheets. In GBK, bytes beyond ASCII
 * come in pairs, and most pairs follow one another. Portuguese accents are single bytes between ASCII letters.
 */
export function looksLikeGbk(bytes: Uint8Array): boolean {
  let pairs = 0;
  let beside = 0;
  let run = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    const trail = bytes[at + 1] ?? 0;
    if (lead < 0x80) {
      run = 0;
      continue;
    }
    if (lead === 0x80 || lead === 0xff || trail < 0x40 || trail === 0x7f || trail === 0xff)
      return false;
    at += 1;
    run += 1;
    pairs += 1;
    // The second pair of a run has a neighbour, and so has the first one then.
    beside += run === 1 ? 0 : run === 2 ? 2 : 1;
  }
  return beside * 2 > pairs;
}
