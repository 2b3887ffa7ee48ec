import type { Image, SKRSContext2D } from "@napi-rs/canvas";
import type { DesignedCode } from "../../domain/printed-codes.ts";
import { sheetTexts } from "../texts/documents.ts";
import { drawCode, type Card } from "./draw-codes.ts";
import { writeAddress, writeCentred, writeLine, writeWhole, type Page } from "./write-text.ts";

/** The looks that an owner chose. */
export type Design = { name: string; accent: string; logo: Image | undefined };

type Place = { left: number; top: number } & Card;
type Face = { code: DesignedCode; looks: Design; place: Place };

const soft = "#595959";
const cutMark = "#8c8c8c";

const bold = ({ accent }: Design) => ({ weight: 700, colour: accent }) as const;

export function drawCard(sheet: Page, { code, looks, place: { left, top, ...card } }: Face): void {
  const inside = { left: left + 10, width: card.width - 20 };
  drawHead(sheet, looks, { ...inside, top: top + 3, height: 18.5, size: 8 });
  writeWhole(sheet, code.title, { ...inside, ...bold(looks), top: top + 21, height: 20, size: 15 });
  const side = { left: left + (card.width - card.code) / 2, top: top + 41, side: card.code };
  drawCode(sheet, code.address, side);
  const says = sheetTexts.uses[code.use];
  writeLine(sheet, says, { ...inside, weight: 400, colour: soft, top: top + 153, size: 7 });
  writeAddress(sheet, code.said, { ...inside, top: top + 163, size: 6.5, most: 2 });
}

/** A sticker: the code on the left, what it is on the right. */
export function drawSticker(sheet: Page, { code, looks, place }: Face): void {
  const { left, top, width, height, code: side } = place;
  drawCode(sheet, code.address, { left: left + 6, top: top + (height - side) / 2, side });
  const inside = { left: left + side + 9, width: width - side - 22 };
  drawHead(sheet, looks, { ...inside, top: top + 6, height: 28, size: 7.5 });
  writeWhole(sheet, code.title, { ...inside, ...bold(looks), top: top + 34, height: 28, size: 17 });
  const says = { ...inside, weight: 400, colour: soft, size: 6.5 } as const;
  writeLine(sheet, sheetTexts.pointCamera, { ...says, top: top + 62 });
  writeAddress(sheet, code.said, { ...inside, top: top + 73, size: 6, most: 3 });
}

/** A tent: the same face twice, one of them upside down, with the fold between them. */
export function drawTent(sheet: Page, { code, looks, place }: Face): void {
  const { context } = sheet;
  const { left, top, width, height } = place;
  const face = { code, looks, place: { ...place, height: height / 2 } };
  drawTentFace(sheet, { ...face, place: { ...face.place, top: top + height / 2 } });
  context.save();
  context.translate(left + width / 2, top + height / 4);
  context.rotate(Math.PI);
  drawTentFace(sheet, { ...face, place: { ...face.place, left: -width / 2, top: -height / 4 } });
  context.restore();
  const fold = top + height / 2;
  drawDashes(context, [left + 8, fold, left + width - 8, fold]);
  drawDashes(context, [left + width, top, left + width, top + height]);
  const hint = { left, width, weight: 400, size: 6, colour: soft, top: fold + 2 } as const;
  writeCentred(sheet, sheetTexts.fold, hint);
}

function drawTentFace(sheet: Page, { code, looks, place }: Face): void {
  const { context } = sheet;
  const { left, top, width, height, code: side } = place;
  const inside = { left: left + 24, width: width - 48 };
  context.fillStyle = looks.accent;
  context.fillRect(left + 24, top + 26, width - 48, 4);
  drawHead(sheet, looks, { ...inside, top: top + 40, height: 52, size: 17 });
  const titled = { ...inside, ...bold(looks), top: top + 100, height: 45, size: 34 };
  writeWhole(sheet, code.title, titled);
  drawCode(sheet, code.address, { left: left + (width - side) / 2, top: top + 152, side });
  const below = top + 152 + side;
  writeLine(sheet, sheetTexts.uses[code.use], { ...inside, weight: 700, top: below + 8, size: 11 });
  writeAddress(sheet, code.said, { ...inside, top: below + 28, size: 8, most: 2 });
  context.fillStyle = looks.accent;
  context.fillRect(left + 24, top + height - 26, width - 48, 4);
}

type Room = { left: number; top: number; width: number; height: number; size: number };

/** The account's logo, as large as it fits, or its name where it has none. */
function drawHead(sheet: Page, { name, logo }: Design, room: Room): void {
  if (!logo) return writeWhole(sheet, name, { ...room, weight: 400 });
  const { left, top, width, height } = room;
  const scale = Math.min(width / logo.width, height / logo.height);
  const [drawnWidth, drawnHeight] = [logo.width * scale, logo.height * scale];
  const place = [left + (width - drawnWidth) / 2, top + (height - drawnHeight) / 2] as const;
  // The type of a PDF's page lacks `drawImage`, which the page has.
  (sheet.context as SKRSContext2D).drawImage(logo, ...place, drawnWidth, drawnHeight);
}

function drawDashes(
  context: Page["context"],
  [fromX, fromY, toX, toY]: [number, number, number, number],
): void {
  context.save();
  context.lineWidth = 0.5;
  context.strokeStyle = cutMark;
  context.setLineDash([4, 4]);
  context.beginPath();
  context.moveTo(fromX, fromY);
  context.lineTo(toX, toY);
  context.stroke();
  context.restore();
}
