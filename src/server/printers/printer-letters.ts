import type { PrinterEncoding } from "../../domain/print-job.ts";

/** The upper half of the tables, by byte: code page 860 is Portugal's. */
export const upperHalf860 =
  "ÇüéâãàÁçêÊèÍÔìÃÂÉÀÈôõòÚùÌÕÜ¢£Ù₧ÓáíóúñÑªº¿ÒΓ¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

const ascii = /^[ -~]$/;
const latin1 = /^[ -~¡-¬®-ÿ]$/;
const letters860 = new Set(upperHalf860);

/** Stands for a letter that the printer does not have. */
export const unprintedMark = "?";

/** Typographic signs in letters that any printer has. */
const plainSigns: Record<string, string> = {
  "\u00a0": " ",
  "•": "-",
  "·": "-",
  "–": "-",
  "—": "-",
  "…": "...",
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "€": "EUR",
};

/**
 * Transliterates to the printer's code page: drops a diacritic it lacks, and writes a placeholder for any other missing
 * character. `isWhole` is false if there is a placeholder.
 */
export function inLettersOf(
  encoding: PrinterEncoding,
  text: string,
): { text: string; isWhole: boolean } {
  let isWhole = true;
  let written = "";
  for (const letter of text.normalize("NFC")) {
    const sign = plainSigns[letter] ?? letter;
    if (Array.from(sign).every((one) => hasLetter(encoding, one))) {
      written += sign;
      continue;
    }
    const bare = letter.normalize("NFKD").replace(/\p{M}/gu, "");
    if (bare !== "" && Array.from(bare).every((one) => hasLetter(encoding, one))) written += bare;
    // A character that draws nothing is left out without a mark.
    else if (!/^[\p{M}\p{Default_Ignorable_Code_Point}]$/u.test(letter)) {
      isWhole = false;
      written += unprintedMark;
    }
  }
  return { text: written, isWhole };
}

function hasLetter(encoding: PrinterEncoding, letter: string): boolean {
  if (ascii.test(letter)) return true;
  if (encoding === "cp860") return letters860.has(letter);
  // Both western tables have all of Latin-1. A printer that switches tables has at least one of them.
  return latin1.test(letter);
}
