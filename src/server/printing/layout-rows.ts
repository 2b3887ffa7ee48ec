import type { PictureLine, TextStyle } from "./picture-lines.ts";

/** The width of a thermal printer's 72 mm at 203 dots an inch. */
export const pageWidth = 576;
export const margin = 24;
const indent = 32;
/** Between a text and the amount beside it. */
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
/** How far the later rows of a hanging text stand in. */
const hang = 24;

export type Piece = { text: string; x: number; align: "left" | "center" | "right" };

/** One row of the picture: texts on one base line, a ruled line, or nothing. */
export type Row =
  | { kind: "text"; height: number; style: TextStyle; pieces: Piece[]; inverted: boolean }
  | { kind: "rule"; height: number }
  | { kind: "gap"; height: number };

/** The width of a text in pixels. */
export type Measure = (text: string, style: TextStyle) => number;

/** The rows that a line takes up; long texts are wrapped, and words that are longer than a row are cut. */
export function layoutRows(line: PictureLine, measure: Measure): Row[] {
  if (line.kind === "rule") return [{ kind: "rule", height: ruleHeight }];
  if (line.kind === "gap") return [{ kind: "gap", height: gapHeight }];
  const { style } = line;
  const { amount, centred, indented, hanging } = line.kind === "notice" ? { amount: "" } : line;
  const left = margin + (indented ? indent : 0);
  const right = pageWidth - margin;
  const later = hanging ? hang : 0;
  const taken = amount === "" ? 0 : measure(amount, style) + amountGap;
  const width = (text: string) => measure(text, style);
  const widths = { first: right - left - taken, later: right - left - later };
  return wrapText(line.text, widths, width).map((text, index) => ({
    kind: "text",
    height: textSizes[style].rowHeight,
    style,
    inverted: line.kind === "notice",
    pieces: [
      centred
        ? { text, x: pageWidth / 2, align: "center" }
        : { text, x: left + (index === 0 ? 0 : later), align: "left" },
      ...(index === 0 && amount !== ""
        ? [{ text: amount, x: right, align: "right" as const }]
        : []),
    ],
  }));
}

const graphemes = new Intl.Segmenter("pt-BR", { granularity: "grapheme" });

/**
 * The text in rows that are no wider than they may be, broken between words where that is possible. Widths are added
 * up, not measured anew for every row: kerning beside a space is less than what the margin forgives. Every row has at
 * least one character, even where that is too wide.
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
  for (const word of text.split(" ")) {
    const wordWidth = width(word);
    if (row !== "" && space + wordWidth <= room()) {
      add(` ${word}`, space + wordWidth);
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
