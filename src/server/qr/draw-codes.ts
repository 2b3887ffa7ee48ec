import { PDFDocument } from "@napi-rs/canvas";
import { create } from "qrcode";
import type { PrintedCode } from "../../domain/printed-codes.ts";
import { letteringFor } from "../fonts/lettering.ts";
import { sheetTexts } from "../texts/documents.ts";
import { writeAddress, writeCentred, writeLine, writeWhole, type Page } from "./write-text.ts";

/** In points, 72 an inch. */
export const page = { width: 595.28, height: 841.89 };
/** Four rows of three cards fill a sheet of A4, except for the margins that printers leave white. */
export const smallCard = { width: 170, height: 190, columns: 3, rows: 4, code: 112 };
export const largeCard = { width: 340, height: 440, columns: 1, rows: 1, code: 270 };
export type Card = typeof smallCard;
type Place = { left: number; top: number };

/** Modules that readers need white around a code (ISO/IEC 18004). */
const quietZone = 4;
const ink = "#000000";
const cutMark = "#8c8c8c";

/**
 * Draws A4 sheets to print and cut: the first code large on a sheet alone, the others twelve per sheet. The file has no
 * date, so the same codes give the same bytes.
 */
export function drawCodes(businessName: string, [first, ...others]: PrintedCode[]): Buffer {
  const { families, drawable } = letteringFor([
    businessName,
    ...(first ? [first.title] : []),
    ...others.map(({ title }) => title),
  ]);
  const named = ({ title, address }: PrintedCode) => ({ title: drawable(title), address });
  const document = new PDFDocument({ title: sheetTexts.documentTitle(businessName) });
  const onSheet = (card: Card, draw: (page: Page, places: Place[]) => void) => {
    const context = document.beginPage(page.width, page.height);
    drawCutMarks(context, card);
    draw({ context, families }, cardPlaces(card));
    document.endPage();
  };
  if (first) {
    onSheet(largeCard, (sheet, [place]) => {
      if (place) drawLarge(sheet, named(first), place);
    });
  }
  const name = drawable(businessName);
  const perSheet = smallCard.columns * smallCard.rows;
  for (let start = 0; start < others.length; start += perSheet) {
    onSheet(smallCard, (sheet, places) => {
      for (const [index, code] of others.slice(start, start + perSheet).entries()) {
        const place = places[index];
        if (place) drawSmall(sheet, { name, printed: named(code), place });
      }
    });
  }
  return document.close();
}

export function drawCutMarks(context: Page["context"], card: Card): void {
  const { across, down } = cuts(card);
  context.lineWidth = 0.4;
  context.strokeStyle = cutMark;
  context.beginPath();
  for (const x of across) {
    for (const y of down) {
      context.moveTo(x - 5, y);
      context.lineTo(x + 5, y);
      context.moveTo(x, y - 5);
      context.lineTo(x, y + 5);
    }
  }
  context.stroke();
}

/** Places of a sheet's cards, row by row. */
export function cardPlaces(card: Card): Place[] {
  const { across, down } = cuts(card);
  return down.slice(0, -1).flatMap((y) => across.slice(0, -1).map((x) => ({ left: x, top: y })));
}

/** The lines along which a sheet is cut. */
function cuts({ width, height, columns, rows }: Card): { across: number[]; down: number[] } {
  const left = (page.width - columns * width) / 2;
  const top = (page.height - rows * height) / 2;
  return {
    across: Array.from({ length: columns + 1 }, (_, column) => left + column * width),
    down: Array.from({ length: rows + 1 }, (_, row) => top + row * height),
  };
}

function drawLarge(sheet: Page, { title, address }: PrintedCode, place: Place): void {
  const { width, code } = largeCard;
  const inside = { left: place.left + 24, width: width - 48 };
  const name = { ...inside, top: place.top + 16, height: 44, weight: 700, size: 26 } as const;
  writeWhole(sheet, title, name);
  const below = name.top + name.height;
  const says = { ...inside, top: below + 4, weight: 400, size: 12 } as const;
  writeCentred(sheet, sheetTexts.openMenu, says);
  const side = { left: place.left + (width - code) / 2, top: below + 22, side: code };
  drawCode(sheet, address, side);
  writeAddress(sheet, address, { ...inside, top: below + 24 + code, size: 11, most: 2 });
}

function drawSmall(
  sheet: Page,
  { name, printed, place: { left, top } }: { name: string; printed: PrintedCode; place: Place },
): void {
  const { width, code } = smallCard;
  const inside = { left: left + 10, width: width - 20 };
  const soft = { weight: 400, colour: "#595959" } as const;
  writeWhole(sheet, name, { ...inside, ...soft, top: top + 3, height: 18.5, size: 8 });
  const titled = { ...inside, weight: 700, top: top + 21, height: 20, size: 15 } as const;
  writeWhole(sheet, printed.title, titled);
  drawCode(sheet, printed.address, { left: left + (width - code) / 2, top: top + 41, side: code });
  writeLine(sheet, sheetTexts.pointCamera, { ...inside, ...soft, top: top + 153, size: 7 });
  writeAddress(sheet, printed.address, { ...inside, top: top + 163, size: 6.5, most: 2 });
}

/** Draws the dark modules as one shape, with a rectangle for each run of a row, and white all around it. */
export function drawCode(
  { context }: Page,
  address: string,
  { left, top, side }: Place & { side: number },
): void {
  const { modules } = create(address, { errorCorrectionLevel: "M" });
  const step = side / (modules.size + 2 * quietZone);
  context.save();
  // Whole numbers make the file a quarter as large.
  context.translate(left + quietZone * step, top + quietZone * step);
  context.scale(step, step);
  context.beginPath();
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      const start = column;
      while (column + 1 < modules.size && modules.get(row, column + 1)) column += 1;
      context.rect(start, row, column - start + 1, 1);
    }
  }
  context.fillStyle = ink;
  context.fill();
  context.restore();
}
