import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { create } from "qrcode";
import type { PrintedCode } from "../../domain/printed-codes.ts";
import {
  fonts,
  writeAddress,
  writeCentred,
  writeLine,
  writeTitle,
  type Document,
} from "./write-text.ts";

/** In points, 72 an inch. */
const page = { width: 595.28, height: 841.89 };
/** Four rows of three cards fill a sheet of A4 but for what printers leave white. */
export const smallCard = { width: 170, height: 190, columns: 3, rows: 4, code: 112 };
export const largeCard = { width: 340, height: 440, columns: 1, rows: 1, code: 270 };
type Card = typeof smallCard;
type Place = { left: number; top: number };

/** Modules that readers need white around a code (ISO/IEC 18004). */
const quietZone = 4;
const ink = "#000000";
const cutMark = "#8c8c8c";
const invitation = "Aponte a câmera do celular";
/** Nothing in the file says when it was made: the same codes are the same bytes. */
const made = new Date(0);

/** Sheets of A4 to print and cut: the first code large on a sheet of its own, the others twelve a sheet. */
export async function drawCodes(name: string, [first, ...others]: PrintedCode[]): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    size: "A4",
    margin: 0,
    lang: "pt-BR",
    displayTitle: true,
    info: { Title: `Códigos QR – ${name}`, CreationDate: made, ModDate: made },
  });
  const written = buffer(document);
  document.registerFont("regular", fonts.regular).registerFont("bold", fonts.bold);
  if (first) {
    const [place] = startSheet(document, largeCard);
    if (place) drawLarge(document, first, place);
  }
  const perSheet = smallCard.columns * smallCard.rows;
  for (let start = 0; start < others.length; start += perSheet) {
    const places = startSheet(document, smallCard);
    for (const [index, code] of others.slice(start, start + perSheet).entries()) {
      const place = places[index];
      if (place) drawSmall(document, { name, code, place });
    }
  }
  document.end();
  return written;
}

/** A new page with marks that show where to cut; the places of its cards. */
function startSheet(document: Document, card: Card): Place[] {
  document.addPage();
  const { across, down } = cuts(card);
  document.lineWidth(0.4).strokeColor(cutMark);
  for (const x of across) {
    for (const y of down) {
      document.moveTo(x - 5, y).lineTo(x + 5, y);
      document.moveTo(x, y - 5).lineTo(x, y + 5);
    }
  }
  document.stroke();
  return cardPlaces(card);
}

/** Where the cards of a sheet are, row by row. */
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

function drawLarge(document: Document, { title, address }: PrintedCode, place: Place): void {
  const { width, code } = largeCard;
  const inside = { left: place.left + 24, width: width - 48 };
  const below = writeTitle(document, title, { ...inside, top: place.top + 20 });
  writeCentred(document, `${invitation} para abrir o cardápio`, {
    ...inside,
    top: below + 4,
    font: "regular",
    size: 12,
  });
  const side = { left: place.left + (width - code) / 2, top: below + 22, side: code };
  drawCode(document, address, side);
  writeAddress(document, address, { ...inside, top: below + 24 + code, size: 11, most: 2 });
}

function drawSmall(
  document: Document,
  {
    name,
    code: { title, address },
    place: { left, top },
  }: { name: string; code: PrintedCode; place: Place },
): void {
  const { width, code } = smallCard;
  const inside = { left: left + 10, width: width - 20 };
  const soft = { font: "regular", colour: "#595959" } as const;
  writeLine(document, name, { ...inside, ...soft, top: top + 8, size: 8 });
  writeLine(document, title, { ...inside, font: "bold", top: top + 18, size: 17 });
  drawCode(document, address, { left: left + (width - code) / 2, top: top + 41, side: code });
  writeLine(document, invitation, { ...inside, ...soft, top: top + 153, size: 7 });
  writeAddress(document, address, { ...inside, top: top + 163, size: 6.5, most: 2 });
}

/** The code's dark modules as one shape of rectangles, runs of a row in one; white all around it. */
function drawCode(
  document: Document,
  address: string,
  { left, top, side }: Place & { side: number },
): void {
  const { modules } = create(address, { errorCorrectionLevel: "M" });
  const step = side / (modules.size + 2 * quietZone);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      const start = column;
      while (column + 1 < modules.size && modules.get(row, column + 1)) column += 1;
      document.rect(
        left + (quietZone + start) * step,
        top + (quietZone + row) * step,
        (column - start + 1) * step,
        step,
      );
    }
  }
  document.fill(ink);
}
