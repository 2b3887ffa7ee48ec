import { stripBidi, wellFormed } from "./text-rules.ts";

// Line feed and tab are kept: they separate words, and the functions below decide about them.
const controls = /(?![\n\t])\p{Cc}/gu;
// Three marks on one letter are more than any language of the site writes; further ones cover the neighbouring lines.
const tooManyMarks = /(\p{M}{3})\p{M}+/gu;

/**
 * Turns a typed text into one line of a ticket or message: without line breaks, which could pass for the ticket's own
 * lines, and without characters that reorder or overprint their surroundings.
 */
export function printableLine(text: string): string {
  return stripBidi(wellFormed(text))
    .replace(controls, "")
    .normalize("NFC")
    .replace(tooManyMarks, "$1")
    .replace(/\s+/gu, " ")
    .trim();
}

/** The same for a text of several lines; blank lines are left out. */
export function printableLines(text: string): string[] {
  return text
    .split(/[\n\u2028\u2029]/u)
    .map(printableLine)
    .filter((line) => line !== "");
}
