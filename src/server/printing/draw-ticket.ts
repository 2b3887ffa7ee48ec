import { setImmediate as turnOfOthers } from "node:timers/promises";
import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { PrintLayout } from "../../domain/print-layout.ts";
import type { Ticket } from "../../domain/ticket.ts";
import { letteringFor, setFont, unknownMark } from "../fonts/lettering.ts";
import { defaultLanguage } from "../../domain/languages.ts";
import { orderPictureWords, type OrderPictureWords } from "../texts/order-picture.ts";
import {
  layoutRows,
  margin,
  pageWidth,
  textSizes,
  type Measure,
  type LayoutRow,
} from "./layout-rows.ts";
import { pictureLines, type PictureLine, type TextStyle } from "./picture-lines.ts";

const ink = "#111111";
const paper = "#ffffff";
/** Baseline below a row's top, in parts of the font size. */
const baseLine = 1.05;
/** Well within what JPEG can hold (65,535), and 30 MB while it is drawn. */
const maxHeight = 12_000;
/** Time of drawing after which other requests get their turn. */
const sliceMs = 5;
const jpegQuality = 82;

/** Notices of the picture about itself, in the ticket's language. */
function ofItself({
  cutOff,
  notDrawn,
}: OrderPictureWords): Record<"cutOff" | "notDrawn", PictureLine> {
  const notice = { kind: "notice", style: "bold" } as const;
  return {
    cutOff: { ...notice, text: cutOff },
    notDrawn: { ...notice, text: notDrawn(unknownMark) },
  };
}

/** A ticket as a JPEG. */
export async function drawTicket(ticket: Ticket, layout: PrintLayout): Promise<Buffer> {
  const pause = pauses();
  const said = ofItself(orderPictureWords[ticket.words?.language ?? defaultLanguage]);
  const { lines, families } = drawableLines(pictureLines(ticket, layout), said);
  const rows = await layoutTicket(lines, { families, pause, cutOff: said.cutOff });
  const height = rows.reduce((sum, row) => sum + row.height, 2 * margin);
  const canvas = createCanvas(pageWidth, height);
  const context = canvas.getContext("2d");
  context.fillStyle = paper;
  context.fillRect(0, 0, pageWidth, height);
  let top = margin;
  for (const row of rows) {
    await pause();
    drawRow(context, { row, top, families });
    top += row.height;
  }
  return canvas.encode("jpeg", jpegQuality);
}

/** Replaces what cannot be drawn with a mark, and finds the fonts. If there are marks, the last line explains them. */
function drawableLines(
  lines: PictureLine[],
  said: Record<"cutOff" | "notDrawn", PictureLine>,
): { lines: PictureLine[]; families: string } {
  const texts = [...lines, ...Object.values(said)].flatMap((line) => {
    if (line.kind === "text") return [line.text, line.amount];
    return line.kind === "notice" ? [line.text] : [];
  });
  const { families, drawable, isWhole } = letteringFor(texts);
  if (isWhole) return { lines, families };
  const drawn = lines.map((line) => {
    if (line.kind === "gap" || line.kind === "rule") return line;
    const text = drawable(line.text);
    return line.kind === "text"
      ? { ...line, text, amount: drawable(line.amount) }
      : { ...line, text };
  });
  return { lines: [...drawn, said.notDrawn], families };
}

/** The rows from the top, as many as fit into the picture. */
async function layoutTicket(
  lines: PictureLine[],
  {
    families,
    pause,
    cutOff,
  }: { families: string; pause: () => Promise<void>; cutOff: PictureLine },
): Promise<LayoutRow[]> {
  const measure = createMeasure(families);
  const rows: LayoutRow[] = [];
  let height = 2 * margin + textSizes.bold.rowHeight;
  for (const line of lines) {
    await pause();
    for (const row of layoutRows(line, measure)) {
      height += row.height;
      if (height > maxHeight) return [...rows, ...layoutRows(cutOff, measure)];
      rows.push(row);
    }
  }
  return rows;
}

/** Words come again and again in a ticket; each is measured once. */
function createMeasure(families: string): Measure {
  const context = createCanvas(1, 1).getContext("2d");
  const known = new Map<string, number>();
  return (text, style) => {
    const key = `${style} ${text}`;
    const width = known.get(key);
    if (width !== undefined) return width;
    setFont(context, fontOf(style, families));
    const measured = context.measureText(text).width;
    known.set(key, measured);
    return measured;
  };
}

/** Makes a function that long work awaits now and then, so that other requests get their turn. */
function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await turnOfOthers();
    since = performance.now();
  };
}

function drawRow(
  context: SKRSContext2D,
  { row, top, families }: { row: LayoutRow; top: number; families: string },
): void {
  if (row.kind === "gap") return;
  context.fillStyle = ink;
  if (row.kind === "rule") {
    context.fillRect(margin, top + row.height / 2 - 1, pageWidth - 2 * margin, 2);
    return;
  }
  const { fontSize } = textSizes[row.style];
  if (row.inverted) {
    context.fillRect(margin - 12, top, pageWidth - 2 * margin + 24, row.height);
    context.fillStyle = paper;
  }
  setFont(context, fontOf(row.style, families));
  for (const { text, x, align, direction } of row.pieces) {
    context.direction = direction;
    context.textAlign = align;
    context.fillText(text, x, top + fontSize * baseLine);
  }
}

function fontOf(style: TextStyle, families: string): Parameters<typeof setFont>[1] {
  const { fontSize, bold } = textSizes[style];
  return { families, weight: bold ? 700 : 400, size: fontSize };
}
