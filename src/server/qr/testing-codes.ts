import { createCanvas, type Canvas } from "@napi-rs/canvas";
import jsqr from "jsqr";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { cardPlaces, largeCard, smallCard } from "./draw-codes.ts";

/** Pixels a point: 144 dots an inch, less than any printer. */
const scale = 2;

/** A sheet: its text, and the codes that a camera reads from its cards, row by row. */
export type Sheet = { text: string; codes: string[] };

/** Renders every page of a PDF and reads it as somebody with a phone would. */
export async function readCodes(pdf: Uint8Array): Promise<Sheet[]> {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const sheets: Sheet[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(viewport.width, viewport.height);
    await page.render({
      canvas,
      canvasContext: canvas.getContext("2d"),
      viewport,
    }).promise;
    const { items } = await page.getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join("\n");
    sheets.push({ text, codes: codesOn(canvas, number === 1 ? largeCard : smallCard) });
  }
  await loading.destroy();
  return sheets;
}

/** Cuts out each card and shows it to the reader on its own, as on a table. A card without a code adds none. */
function codesOn(canvas: Canvas, card: typeof smallCard): string[] {
  const context = canvas.getContext("2d");
  return cardPlaces(card).flatMap(({ left, top }) => {
    const [width, height] = [card.width * scale, card.height * scale];
    const { data } = context.getImageData(
      Math.round(left * scale),
      Math.round(top * scale),
      width,
      height,
    );
    const code = jsqr.default(new Uint8ClampedArray(data), width, height);
    return code ? [code.data] : [];
  });
}
