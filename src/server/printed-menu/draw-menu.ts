import { createCanvas, loadImage, PDFDocument, type Image } from "@napi-rs/canvas";
import {
  bookletSides,
  flyerPanels,
  flyerSides,
  type MenuPaper,
  type Side,
} from "../../domain/printed-menu.ts";
import { punctuation } from "../../domain/languages.ts";
import { letteringFor } from "../fonts/lettering.ts";
import type { Page } from "../qr/write-text.ts";
import { menuWords } from "../texts/printed-menu.ts";
import type { AskedMenu, DrawnMenu } from "./asked-menu.ts";
import { balancedFlow, flow, type PageColumn, type FilledPage, type Unit } from "./flow.ts";
import { frontHead } from "./front-head.ts";
import { createLetters, leading } from "./letters.ts";
import { categoryUnits, closingUnits } from "./menu-units.ts";
import {
  columnsOf,
  columnWidth,
  foldedPlaces,
  foldedSheet,
  pageSize,
  stylesFor,
} from "./papers.ts";

const ink = "#000000";
/** Pixels a point in a preview. */
const previewScale = 1.5;

type Drawing = {
  pages: readonly FilledPage[];
  drawPage(context: Page["context"], index: number): void;
};

/** Draws a menu as a PDF that holds no date, or one page of it as a picture. */
export async function drawMenu(asked: AskedMenu): Promise<DrawnMenu> {
  const { design, language, texts } = asked;
  const page = pageSize(design.paper, design.letters);
  const drawing = await layOut(asked);
  const { length } = drawing.pages;
  const sides = sidesOf(design.paper, length);
  const sheets = Math.ceil((sides?.length ?? length) / 2);
  const counts = { pages: length, sheets };
  if (design.preview !== undefined) {
    const canvas = createCanvas(page.width * previewScale, page.height * previewScale);
    const context = canvas.getContext("2d");
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(previewScale, previewScale);
    drawing.drawPage(context, Math.min(design.preview, length) - 1);
    const picture = await canvas.encode("png");
    return { type: "image/png", data: picture.toString("base64"), ...counts };
  }
  const document = new PDFDocument({ title: menuWords[language].documentTitle(texts.name) });
  if (sides) {
    for (const { pages, places } of sides) {
      const context = document.beginPage(foldedSheet.width, foldedSheet.height);
      for (const [at, number] of pages.entries()) {
        if (number === undefined) continue;
        context.save();
        context.translate(places[at] ?? 0, 0);
        drawing.drawPage(context, number - 1);
        context.restore();
      }
      document.endPage();
    }
  } else {
    for (const index of drawing.pages.keys()) {
      drawing.drawPage(document.beginPage(page.width, page.height), index);
      document.endPage();
    }
  }
  return { type: "application/pdf", data: document.close().toString("base64"), ...counts };
}

/** The sides of a folded print, with the places of their pages. Undefined for sheets that are not folded. */
function sidesOf(
  paper: MenuPaper,
  length: number,
): { pages: Side; places: readonly number[] }[] | undefined {
  if (paper !== "booklet" && paper !== "flyer") return undefined;
  const sides = paper === "booklet" ? bookletSides(length) : flyerSides(length);
  const places: readonly (readonly number[])[] = foldedPlaces[paper];
  return sides.map((pages, side) => ({ pages, places: places[side % places.length] ?? [] }));
}

async function layOut(asked: AskedMenu): Promise<Drawing> {
  const { design, language, pictures } = asked;
  const words = menuWords[language];
  const { families, drawable } = letteringFor([
    JSON.stringify(asked.texts),
    ...Object.values(words).map(String),
  ]);
  const texts = mapTexts(asked.texts, drawable);
  const images = await Promise.all(pictures.icons.map((icon) => readPrintedIcon(icon, design)));
  const icons = texts.icons.map((said, index) => ({ ...said, image: images[index] }));
  const logo = await readLogo(pictures.logo, design);
  const page = pageSize(design.paper, design.letters);
  const styles = stylesFor(design.letters, design.accent ?? ink);
  const letters = createLetters(families);
  const { colon } = punctuation[language];
  const making = { letters, styles, width: columnWidth(page), icons, colon };
  const head = frontHead({ ...texts, logo }, { letters, styles, page });
  const units = {
    menu: categoryUnits(texts.categories, making),
    closing: closingUnits({ texts, address: asked.address }, words, making),
  };
  const runningHeight = styles.foot.size * 2.2;
  const columnsAt = (index: number) => columnsOf(page, index === 0 ? head.height : runningHeight);
  const pages =
    (design.paper === "flyer" ? flyerPages(units, columnsAt) : undefined) ??
    balancedFlow([...units.menu, ...units.closing], columnsAt);
  return {
    pages,
    drawPage(context, index) {
      const filled = pages[index];
      if (!filled || filled.placed.length === 0) return;
      const { margin, width, height } = page;
      if (index === 0) head.draw(context);
      const write = (text: string, top: number, align: "left" | "right") =>
        letters.write(
          context,
          { text, style: styles.foot },
          { x: align === "left" ? margin : width - margin, top, align },
        );
      if (filled.continues !== undefined) write(words.continued(filled.continues), margin, "left");
      for (const { block, left, top } of filled.placed) block.draw(context, { left, top });
      const footTop = height - margin - styles.foot.size * leading;
      const number = words.page(index + 1, pages.length);
      const room = width - 2 * margin - letters.widthOf(number, styles.foot) - 12;
      write(letters.wrap(texts.name, room, styles.foot)[0] ?? "", footTop, "left");
      write(number, footTop, "right");
    },
  };
}

/**
 * The pages of flyers with the hours and the code on the back, where people look for them. Pages between the menu and
 * the back stay white. Undefined where the menu leaves no room for that.
 */
function flyerPages(
  units: { menu: readonly Unit[]; closing: readonly Unit[] },
  columnsAt: (page: number) => readonly PageColumn[],
): FilledPage[] | undefined {
  const menu = flow(units.menu, columnsAt);
  const closing = flow(units.closing, (page) => columnsAt(page + 1));
  const white = (menu.length + closing.length) % flyerPanels;
  const over = menu.length % flyerPanels;
  if (over === 0 || over + closing.length > flyerPanels) return undefined;
  const between = white === 0 ? 0 : flyerPanels - white;
  const empty = (): FilledPage => ({ placed: [], continues: undefined });
  return [...menu, ...Array.from({ length: between }, empty), ...closing];
}

function mapTexts<Texts>(texts: Texts, change: (text: string) => string): Texts {
  return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === "string" ? change(value) : value,
  ) as Texts;
}

/** An icon's pixels on paper: two hundred or more an inch. */
const iconSide = 72;

/** The logo, or undefined for an unreadable one: a menu without it is better than none. */
async function readLogo(
  base64: string | null,
  { hasColours }: { hasColours: boolean },
): Promise<Image | undefined> {
  const image = await readPicture(base64);
  return image && (hasColours ? image : redrawn(image, { ...sizeOf(image), hasColours }));
}

/** An icon, scaled down to its printed size. One file holds each icon once. */
async function readPrintedIcon(
  base64: string | null,
  { hasColours }: { hasColours: boolean },
): Promise<Image | undefined> {
  const image = await readPicture(base64);
  return image && redrawn(image, { width: iconSide, height: iconSide, hasColours });
}

async function readPicture(base64: string | null): Promise<Image | undefined> {
  if (base64 === null) return undefined;
  return loadImage(Buffer.from(base64, "base64")).catch(() => undefined);
}

const sizeOf = ({ width, height }: Image) => ({ width, height });

async function redrawn(
  image: Image,
  { width, height, hasColours }: { width: number; height: number; hasColours: boolean },
): Promise<Image> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!hasColours) context.filter = "grayscale(1)";
  const scale = Math.min(width / image.width, height / image.height);
  const [drawnWidth, drawnHeight] = [image.width * scale, image.height * scale];
  const place = [(width - drawnWidth) / 2, (height - drawnHeight) / 2] as const;
  context.drawImage(image, ...place, drawnWidth, drawnHeight);
  return loadImage(await canvas.encode("png"));
}
