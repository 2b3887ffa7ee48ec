import type { PictureLine, TextStyle } from "./picture-lines.ts";

/** The width of a thermal printer's 72 mm at 203 dots an inch. */
export const pageWidth = 576;
export const margin = 24;
const indent = 32;
/** Room between a text and the amount beside it. */
const amountGap = 16;

export const textSizes: Record<TextStyle, { fontSize: number; bold: boolean; rowHeight: number }> =
  {
    small: { fontSize: 21, bold: false, rowHeight: 30 },
    normal: { fontSize: 26, bold: false, rowHeight: 37 },
    bold: { fontSize: 26, bold: true, rowHeight: 37 },
    large: { fontSize: 36, bold: false, rowHeight: 50 },
    largeBold: { fontSize: 36, bold: true, rowHeight: 50 },
    huge: { fontSize: 84, bold: true, rowHeight: 108 },
  };

const ruleHeight = 24;
const gapHeight = 12;
/** Indent of the later rows of a hanging text. */
const hang = 24;

export type Piece = {
  text: string;
  x: number;
  align: "left" | "center" | "right";
  direction: "ltr" | "rtl";
};

/** One row of the picture: texts on one base line, a ruled line, or nothing. */
export type LayoutRow =
  | { kind: "text"; height: number; style: TextStyle; pieces: Piece[]; inverted: boolean }
  | { kind: "rule"; height: number }
  | { kind: "gap"; height: number };

/** The width of a text in pixels. */
export type Measure = (text: string, style: TextStyle) => number;

/** Lays out the rows of a line; long texts are wrapped, and words that are longer than a row are cut. */
export function layoutRows(line: PictureLine, measure: Measure): LayoutRow[] {
  if (line.kind === "rule") return [{ kind: "rule", height: ruleHeight }];
  if (line.kind === "gap") return [{ kind: "gap", height: gapHeight }];
  const { style } = line;
  const { amount, centred, indented, nested, hanging } =
    line.kind === "notice" ? { amount: "" } : line;
  const left = margin + (indented ? indent : 0) + (nested ? indent : 0);
  const right = pageWidth - margin;
  const later = hanging ? hang : 0;
  const taken = amount === "" ? 0 : measure(amount, style) + amountGap;
  const width = (text: string) => measure(text, style);
  const widths = { first: right - left - taken, later: right - left - later };
  const direction = isRightToLeft(line.text) ? "rtl" : "ltr";
  const place = (index: number): Omit<Piece, "text"> => {
    if (centred) return { x: pageWidth / 2, align: "center", direction };
    // An amount keeps the right edge.
    if (direction === "rtl" && amount === "") return { x: right, align: "right", direction };
    return { x: left + (index === 0 ? 0 : later), align: "left", direction };
  };
  return wrapText(line.text, widths, width).map((text, index) => ({
    kind: "text",
    height: textSizes[style].rowHeight,
    style,
    inverted: line.kind === "notice",
    pieces: [
      { text, ...place(index) },
      ...(index === 0 && amount !== ""
        ? [{ text: amount, x: right, align: "right" as const, direction: "ltr" as const }]
        : []),
    ],
  }));
}

const firstLetter = /\p{L}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Whether a line begins at the right, by its first letter. */
function isRightToLeft(text: string): boolean {
  return rightToLeft.test(firstLetter.exec(text)?.[0] ?? "");
}

const graphemes = new Intl.Segmenter("pt-BR", { granularity: "grapheme" });
const words = new Intl.Segmenter("pt-BR", { granularity: "word" });
/** Scripts that are written without blanks. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The parts of a text between which a row may end, each with the blank, if any, before it within a row. */
function breakable(text: string): { gap: string; part: string }[] {
  return text.split(" ").flatMap((spaced) => {
    const parts = unspaced.test(spaced)
      ? Array.from(words.segment(spaced), ({ segment }) => segment)
      : [spaced];
    return parts.map((part, index) => ({ gap: index === 0 ? " " : "", part }));
  });
}

/**
 * Breaks a text into rows that are not too wide, between words where possible. Widths are added up instead of measured
 * for every row: the margin is wider than the error by kerning beside spaces. Every row has at least one character,
 * even where that is too wide.
 */
export function wrapText(
  text: string,
  maxWidth: { first: number; later: number },
  width: (text: string) => number,
): string[] {
  const space = width(" ");
  const rows: string[] = [];
  let row = "";
  let rowWidth = 0;
  const room = () => (rows.length === 0 ? maxWidth.first : maxWidth.later) - rowWidth;
  const add = (part: string, partWidth: number) => {
    row += part;
    rowWidth += partWidth;
  };
  const endRow = () => {
    if (row === "") return;
    rows.push(row);
    row = "";
    rowWidth = 0;
  };
  for (const { gap, part: word } of breakable(text)) {
    const wordWidth = width(word);
    const gapWidth = gap === "" ? 0 : space;
    if (row !== "" && gapWidth + wordWidth <= room()) {
      add(`${gap}${word}`, gapWidth + wordWidth);
      continue;
    }
    endRow();
    if (wordWidth <= room()) {
      add(word, wordWidth);
      continue;
    }
    for (const { segment } of graphemes.segment(word)) {
      const segmentWidth = width(segment);
      if (segmentWidth > room()) endRow();
      add(segment, segmentWidth);
    }
  }
  return [...rows, row];
}
