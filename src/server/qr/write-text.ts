import type { PDFDocument } from "@napi-rs/canvas";
import { setFont, type Weight } from "../fonts/lettering.ts";

/** A page of the PDF, and the fonts for its text. */
export type Page = { context: ReturnType<PDFDocument["beginPage"]>; families: string };

/** Room for a line, in points, and its looks. */
type Column = { left: number; top: number; width: number };
type Line = Column & { weight: Weight; size: number; colour?: string };

/** Height of a line, in parts of the size of its letters. */
const leading = 1.3;
/** Baseline below a line's top, in parts of the size. */
const baseLine = 1.07;

export function writeCentred(
  { context, families }: Page,
  text: string,
  { left, top, width, weight, size, colour = "#000000" }: Line,
): void {
  setFont(context, { families, weight, size });
  context.fillStyle = colour;
  context.textAlign = "center";
  context.fillText(text, left + width / 2, top + size * baseLine);
}

/** Writes one line, in smaller letters if need be: 7 points, which can be read at a table, and 2/5 of its size at least. */
export function writeLine(page: Page, text: string, line: Line): void {
  const fitting = (0.99 * line.width * line.size) / widthOf(page, text, line);
  const smaller = { ...line, size: Math.min(line.size, Math.max(7, line.size * 0.4, fitting)) };
  writeCentred(
    page,
    fitLine(text, line.width, (part) => widthOf(page, part, smaller)),
    smaller,
  );
}

/** Writes a text in the middle of its room: as large as all of it fits there, on as many lines as that takes. */
export function writeWhole(page: Page, text: string, line: Line & { height: number }): void {
  const { width, height, weight } = line;
  let { size } = line;
  const measure = (part: string) => widthOf(page, part, { weight, size });
  const wrapped = () => wrapWords(text, width, measure);
  const most = () => Math.max(1, Math.floor(height / (size * leading)));
  const isWhole = (lines: string[]) =>
    lines.length <= most() && lines.every((one) => measure(one) <= width);
  while (size > 7 && !isWhole(wrapped())) size -= 0.5;
  const lines = wrapped();
  const last = Math.min(lines.length, most()) - 1;
  const top = line.top + (height - (last + 1) * size * leading) / 2;
  for (const [index, words] of [...lines.slice(0, last), lines.slice(last).join(" ")].entries())
    writeLine(page, words, { ...line, top: top + index * size * leading, size });
}

/** Writes the address for people who cannot read the code, as small as it must be to fit as a whole. */
export function writeAddress(
  page: Page,
  address: string,
  { left, top, width, size, most }: Column & { size: number; most: number },
): void {
  const weight = 400;
  let fitting = size;
  const split = () =>
    splitToWidth(address, width, (part) => widthOf(page, part, { weight, size: fitting }));
  while (fitting > 3 && split().length > most) fitting -= 0.5;
  for (const [index, line] of split().entries()) {
    const lineTop = top + index * fitting * leading;
    writeCentred(page, line, { left, top: lineTop, width, weight, size: fitting });
  }
}

const widthsAtSize100 = new Map<string, number>();

/** Each text is measured once, because measuring is most of the work. */
function widthOf(
  { context, families }: Page,
  text: string,
  { weight, size }: { weight: Weight; size: number },
): number {
  const key = `${weight} ${text}`;
  let width = widthsAtSize100.get(key);
  if (width === undefined) {
    setFont(context, { families, weight, size: 100 });
    ({ width } = context.measureText(text));
    widthsAtSize100.set(key, width);
  }
  return (width * size) / 100;
}

/** The width of a text, in the unit of the widths that it must fit into. */
type Measure = (text: string) => number;

const graphemes = new Intl.Segmenter("pt-BR", { granularity: "grapheme" });

/** The text, or as much of its beginning as fits with "…" after it. */
export function fitLine(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const characters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  while (characters.length > 0 && measure(`${characters.join("")}…`) > width) characters.pop();
  return `${characters.join("").trimEnd()}…`;
}

/** A text without blanks, such as an address, cut into lines that fit by the width of each character. */
export function splitToWidth(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let [line, taken] = ["", 0];
  for (const character of text) {
    const more = measure(character);
    if (line !== "" && taken + more > width) {
      lines.push(line);
      [line, taken] = ["", 0];
    }
    line += character;
    taken += more;
  }
  return [...lines, line];
}

/** Wraps a text at whole words. A word wider than a line gets its own line. */
export function wrapWords(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width)
      lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}
