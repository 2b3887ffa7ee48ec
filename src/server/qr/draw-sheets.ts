import { createCanvas, loadImage, PDFDocument, type Image } from "@napi-rs/canvas";
import type { DesignedCode, SheetLayout } from "../../domain/printed-codes.ts";
import { letteringFor } from "../fonts/lettering.ts";
import { sheetTexts } from "../texts/documents.ts";
import { drawCutMarks, page, smallCard, type Card } from "./draw-codes.ts";
import { drawCard, drawSticker, drawTent, type Design } from "./draw-faces.ts";
import type { Page } from "./write-text.ts";

export type DesignedSheets = {
  name: string;
  codes: DesignedCode[];
  /** The number of codes in all: a preview has only some of them. */
  count: number;
  design: {
    layout: SheetLayout;
    /** The first sheet alone, as a picture. */
    isPreview: boolean;
    /** The account's colour; null: black. */
    accent: string | null;
  };
  /** A picture, as base64. */
  logo?: string;
};

const mm = 72 / 25.4;
/** Two tents a sheet, each as high as the sheet: two faces of A6 with the fold between them. */
const tent: Card = { width: page.width / 2, height: page.height, columns: 2, rows: 1, code: 170 };
/** The usual sheet of 24 labels. */
const sticker: Card = { width: 70 * mm, height: 37 * mm, columns: 3, rows: 8, code: 31 * mm };
export const layouts: Record<SheetLayout, Card> = {
  cards: smallCard,
  tents: tent,
  stickers: sticker,
};

/** The number of codes on a sheet. */
export const firstSheet = (layout: SheetLayout) => layouts[layout].columns * layouts[layout].rows;

/** Pixels a point in a preview. */
const previewScale = 1.5;
const ink = "#000000";

/** Draws the sheets: as a PDF that holds no date, or the first of them as a picture. */
export async function drawSheets({ name, codes, design, logo }: DesignedSheets): Promise<Buffer> {
  const { families, drawable } = letteringFor([name, ...codes.map(({ title }) => title)]);
  const image = logo === undefined ? undefined : await readLogo(logo);
  const looks: Design = { name: drawable(name), accent: design.accent ?? ink, logo: image };
  const drawn = codes.map((code) => ({ ...code, title: drawable(code.title) }));
  const perSheet = firstSheet(design.layout);
  const draw = (context: Page["context"], start: number) =>
    drawSheet({ context, families }, drawn.slice(start, start + perSheet), {
      layout: design.layout,
      looks,
    });
  if (design.isPreview) {
    const canvas = createCanvas(page.width * previewScale, page.height * previewScale);
    const context = canvas.getContext("2d");
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(previewScale, previewScale);
    draw(context, 0);
    return canvas.encode("png");
  }
  const document = new PDFDocument({ title: sheetTexts.documentTitle(name) });
  for (let start = 0; start < Math.max(1, drawn.length); start += perSheet) {
    draw(document.beginPage(page.width, page.height), start);
    document.endPage();
  }
  return document.close();
}

/** Undefined for an unreadable logo: sheets without it are better than none. */
async function readLogo(base64: string): Promise<Image | undefined> {
  return loadImage(Buffer.from(base64, "base64")).catch(() => undefined);
}

const faces = { cards: drawCard, tents: drawTent, stickers: drawSticker };

function drawSheet(
  sheet: Page,
  codes: DesignedCode[],
  { layout, looks }: { layout: SheetLayout; looks: Design },
): void {
  const card = layouts[layout];
  if (layout === "cards") drawCutMarks(sheet.context, card);
  const top = (page.height - card.rows * card.height) / 2;
  const left = (page.width - card.columns * card.width) / 2;
  for (const [index, code] of codes.entries()) {
    const [column, row] = [index % card.columns, Math.floor(index / card.columns)];
    const place = { left: left + column * card.width, top: top + row * card.height };
    faces[layout](sheet, { code, looks, place: { ...place, ...card } });
  }
}
