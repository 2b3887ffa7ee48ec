import { createCanvas } from "@napi-rs/canvas";
import { setFont, setTitleFont, type Weight } from "../fonts/lettering.ts";
import { splitToWidth, type Page } from "../qr/write-text.ts";

/** The writing of a text, in points. Titles are in the product's own letters. */
export type Style = { face: "title" | Weight; size: number; colour: string };

/** Height of a line, in parts of the size of its letters. */
export const leading = 1.32;
/** Baseline below a line's top, in parts of the size. */
const baseLine = 1.03;

const cjk = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;
/** Chinese, Japanese and Korean texts break before each letter with its number and opening marks; all after a slash. */
const breakable = new RegExp(
  `\\p{Ps}*(?:\\p{N}+ )?[${cjk}](?:(?!\\p{Ps})\\p{P})*(?:\u00a0[^${cjk}]*)?|[^${cjk}]*?[^/]/(?=\\p{L})|[^${cjk}]+`,
  "gu",
);
/** A number stays with what it counts: "½ Calabresa", "500 ml". */
const blanks = /(?<!(?:^| )\p{N}+) /u;
/** A text wider than a line may break at any blank but those within a price. */
const anyBlank = / |(?<=\p{L})\u00a0/u;

const measuring = createCanvas(1, 1).getContext("2d");

function setStyle(context: Page["context"], families: string, { face, size }: Style): void {
  if (face === "title") setTitleFont(context, { families, size });
  else setFont(context, { families, weight: face, size });
}

/** Texts that follow each other in one line, each in its style. */
export type Run = { text: string; style: Style };
export type RunLine = (Run & { left: number })[];

/** Measures and wraps texts. Each word is measured once, because measuring is most of the work. */
export function createLetters(families: string) {
  const widths = new Map<string, number>();

  function widthOf(text: string, style: Style): number {
    const key = `${style.face} ${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      setStyle(measuring, families, { ...style, size: 100 });
      ({ width } = measuring.measureText(text));
      widths.set(key, width);
    }
    return (width * style.size) / 100;
  }

  /** A text's parts that no line breaks, each with the blank before it if there is one. */
  function* partsOf({ text, style }: Run, width: number) {
    const measure = (part: string) => widthOf(part, style);
    for (const word of text.split(blanks)) {
      let blank = " ";
      for (const [piece] of word.matchAll(breakable)) {
        const words = measure(piece) <= width ? [piece] : piece.split(anyBlank);
        for (const [index, one] of words.entries()) {
          if (index > 0) blank = " ";
          for (const part of measure(one) <= width ? [one] : splitToWidth(one, width, measure)) {
            yield { part, blank };
            blank = "";
          }
        }
      }
    }
  }

  /** Wraps texts of several styles to a width. */
  function wrapRuns(runs: readonly Run[], width: number): RunLine[] {
    const lines: RunLine[] = [];
    let taken = 0;
    for (const run of runs) {
      for (const { part, blank } of partsOf(run, width)) {
        const line = lines.at(-1);
        const last = line?.at(-1);
        // The Chinese colon has room of its own after it.
        const gap = last?.text.endsWith("：") ? "" : blank;
        const lead = widthOf(gap, run.style);
        const more = widthOf(part, run.style);
        if (!line || !last || taken + lead + more > width) {
          lines.push([{ ...run, text: part, left: 0 }]);
          taken = more;
        } else {
          if (last.style === run.style) last.text += gap + part;
          else line.push({ ...run, text: part, left: taken + lead });
          taken += lead + more;
        }
      }
    }
    return lines;
  }

  return {
    widthOf,
    wrapRuns,
    wrap: (text: string, width: number, style: Style): string[] =>
      wrapRuns([{ text, style }], width).map((line) => line.map((run) => run.text).join("")),
    /** Writes one line whose top is at `top`. */
    write(
      context: Page["context"],
      { text, style }: Run,
      { x, top, align = "left" }: { x: number; top: number; align?: "left" | "right" | "center" },
    ): void {
      // The canvas takes whole units for the heights of fonts, which would move lines by up to half a point.
      const unit = 0.1;
      context.save();
      context.scale(unit, unit);
      setStyle(context, families, { ...style, size: style.size / unit });
      context.fillStyle = style.colour;
      context.textAlign = align;
      context.fillText(text, x / unit, (top + style.size * baseLine) / unit);
      context.restore();
    },
  };
}

export type Letters = ReturnType<typeof createLetters>;
