/**
 * The text of a menu file: UTF-8, or what spreadsheets on Windows write instead: UTF-16 with a
 * byte-order mark, else Windows-1252, which every sequence of bytes can be read as. The mark is left out.
 */
export function decodeMenuText(bytes: Uint8Array): string {
  const utf16 = utf16Label(bytes);
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Bytes that are not UTF-8 are the expected sign of the older encoding, not a failure.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function utf16Label([first, second]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}
