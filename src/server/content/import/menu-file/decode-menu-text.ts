import { looksLikeGbk, utf16Label } from "../../../../domain/file-encoding.ts";
import { importTexts } from "../../../texts/menu-files.ts";

/** Encodings that can be named for a menu file. UTF-16 is recognised without its name. */
export const encodings = ["utf-8", "windows-1252", "cp850", "gbk"] as const;
export type FileEncoding = (typeof encodings)[number];

/** `warning` is a sentence where the encoding is a guess. */
export type MenuText = { text: string; warning?: string };

/**
 * Decodes a menu file, without its byte-order mark. A file that is not UTF-8 comes from a Chinese spreadsheet, in GBK,
 * or from an older program: Windows-1252, or the CP850 of DOS, which tills still write. Of these two the one that reads
 * more like Portuguese is taken. Undefined when the file is not in the given `encoding`.
 */
export function decodeMenuText(bytes: Uint8Array, encoding?: FileEncoding): MenuText | undefined {
  if (encoding !== undefined) {
    const text = decodeAs(bytes, encoding);
    return text === undefined ? undefined : { text };
  }
  const utf16 = utf16Label(bytes);
  if (utf16 !== undefined) return { text: new TextDecoder(utf16).decode(bytes) };
  const utf8 = decodeAs(bytes, "utf-8");
  if (utf8 !== undefined) return { text: utf8 };
  if (looksLikeGbk(bytes)) return guessed(new TextDecoder("gbk").decode(bytes), "gbk");
  const windows = new TextDecoder("windows-1252").decode(bytes);
  const dos = decode850(bytes);
  return likeness(dos) > likeness(windows)
    ? guessed(dos, "cp850")
    : guessed(windows, "windows-1252");
}

function decodeAs(bytes: Uint8Array, encoding: FileEncoding): string | undefined {
  if (encoding === "cp850") return decode850(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // Bytes that are invalid in this encoding are expected: they show that the file is in another.
    return undefined;
  }
}

/** CP850's characters from 0x80 on: https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/CP850.TXT */
const codePage850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ" +
  "áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐" +
  "└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀" +
  "ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

function decode850(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : codePage850[byte - 0x80],
  ).join("");
}

function guessed(text: string, encoding: FileEncoding): MenuText {
  const other = encoding === "windows-1252" ? "cp850" : "windows-1252";
  const example = /[^\s;,\t"]*[^\p{ASCII}][^;,\t\n"]*/u.exec(text)?.[0] ?? "";
  return { text, warning: importTexts.guessedEncoding({ encoding, other, example }) };
}

const letters = /[áàâãçéêíóôõúüñ]/gu;
const capitals = /[ÁÀÂÃÇÉÊÍÓÔÕÚÜÑ]/gu;
/** A capital after a small letter is a sign of the wrong encoding. */
const misplaced = /(?<=\p{Ll})[ÁÀÂÃÇÉÊÍÓÔÕÚÜÑ]/gu;
/** Signs that menus have. */
const signs = /[°ºª½–—“”‘’…•®™ ]/gu;

/** Scores how much the text looks like Portuguese or Spanish: accented letters, minus other non-ASCII characters. */
function likeness(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const known = count(letters) + count(capitals);
  const others = count(/\P{ASCII}/gu) - known - count(signs);
  return known - 2 * count(misplaced) - others;
}
