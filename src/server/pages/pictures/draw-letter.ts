import { createRequire } from "node:module";
import { createCanvas, GlobalFonts } from "@napi-rs/canvas";

const family = "Comanda Letter";
type Letter = { letter: string; side: number; ground: string; ink: string; share: number };

/** The letter in the middle of a square, `share` of its side high. A PNG. */
export async function drawLetter({ letter, side, ground, ink, share }: Letter): Promise<Buffer> {
  registerFont();
  const canvas = createCanvas(side, side);
  const context = canvas.getContext("2d");
  context.fillStyle = ground;
  context.fillRect(0, 0, side, side);
  if (letter !== "") {
    context.fillStyle = ink;
    // Capitals are about seven tenths of the font size.
    context.font = `700 ${Math.round((side * share) / 0.7)}px "${family}"`;
    const { actualBoundingBoxAscent, actualBoundingBoxDescent, ...box } =
      context.measureText(letter);
    const left = (side - box.actualBoundingBoxRight + box.actualBoundingBoxLeft) / 2;
    const top = (side + actualBoundingBoxAscent - actualBoundingBoxDescent) / 2;
    context.fillText(letter, left, top);
  }
  return canvas.encode("png");
}

/** When it is needed, because what draws order pictures clears the list of fonts as it loads. */
function registerFont(): void {
  if (GlobalFonts.has(family)) return;
  const { resolve } = createRequire(import.meta.url);
  const path = resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf");
  if (!GlobalFonts.registerFromPath(path, family))
    throw new Error(`The font ${path} cannot be read`);
}
