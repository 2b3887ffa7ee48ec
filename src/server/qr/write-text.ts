import { createRequire } from "node:module";
import type PDFDocument from "pdfkit";
import { fitLine, splitToWidth, wrapWords } from "./fit-text.ts";

export type Document = InstanceType<typeof PDFDocument>;

const { resolve } = createRequire(import.meta.url);

/** The files of the letters, which go into the PDF: no reader needs to have them. */
export const fonts = {
  regular: resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  bold: resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
};
type Font = keyof typeof fonts;

/** Where a line may be, in points, and how it looks. */
type Column = { left: number; top: number; width: number };
type Line = Column & { font: Font; size: number; colour?: string };

/** From the top of a line to that of the next, in parts of the size of its letters. */
const leading = 1.3;

export function writeCentred(
  document: Document,
  text: string,
  { left, top, width, font, size, colour = "#000000" }: Line,
): void {
  document.font(font, size).fillColor(colour);
  const start = left + (width - document.widthOfString(text)) / 2;
  document.text(text, start, top, { lineBreak: false });
}

/** One line; what does not fit ends in "…". */
export function writeLine(document: Document, text: string, line: Line): void {
  const measure = (part: string) => document.font(line.font, line.size).widthOfString(part);
  writeCentred(document, fitLine(text, line.width, measure), line);
}

/** A name on up to three lines, as large as it fits; where the text below it may begin. */
export function writeTitle(document: Document, text: string, { left, top, width }: Column): number {
  const measureAt = (size: number) => (part: string) =>
    document.font("bold", size).widthOfString(part);
  const wrapped = (size: number) => wrapWords(text, width, measureAt(size));
  const isWhole = (size: number) => {
    const lines = wrapped(size);
    return lines.length <= 3 && lines.every((line) => measureAt(size)(line) <= width);
  };
  const size = [26, 22, 18, 15].find(isWhole) ?? 15;
  const lines = wrapped(size).slice(0, 3);
  for (const [index, line] of lines.entries()) {
    const lineTop = top + index * size * leading;
    writeLine(document, line, { left, top: lineTop, width, font: "bold", size });
  }
  return top + lines.length * size * leading;
}

/** In clear text, for whoever cannot read the code; as small as it must be for all of it to be there. */
export function writeAddress(
  document: Document,
  address: string,
  { left, top, width, size, most }: Column & { size: number; most: number },
): void {
  const widthOf = characterWidths(document);
  let fitting = size;
  const split = () => splitToWidth(address, width / fitting, widthOf);
  while (fitting > 3 && split().length > most) fitting -= 0.5;
  for (const [index, line] of split().entries()) {
    const lineTop = top + index * fitting * leading;
    writeCentred(document, line, { left, top: lineTop, width, font: "regular", size: fitting });
  }
}

const widthsAtSizeOne = new Map<string, number>();

/** How wide a character is at a size of 1; each is measured once, which is most of the work otherwise. */
function characterWidths(document: Document): (character: string) => number {
  return (character) => {
    const known = widthsAtSizeOne.get(character);
    const width = known ?? document.font("regular", 1).widthOfString(character);
    widthsAtSizeOne.set(character, width);
    return width;
  };
}
