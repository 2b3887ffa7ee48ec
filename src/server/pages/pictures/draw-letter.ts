import { createCanvas } from "@napi-rs/canvas";
import { letteringFor, setFont } from "../../fonts/lettering.ts";

type Letter = { letter: string; side: number; ground: string; ink: string; share: number };

/** The letter in the middle of a square, `share` of its side high. A PNG. */
export async function drawLetter({ letter, side, ground, ink, share }: Letter): Promise<Buffer> {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext("2d");
  context.fillStyle = ground;
  context.fillRect(0, 0, side, side);
  if (letter !== "") {
    context.fillStyle = ink;
    // Capitals are about seven tenths of the font size.
    const size = Math.round((side * share) / 0.7);
    setFont(context, { families: letteringFor([letter]).families, weight: 700, size });
    const { actualBoundingBoxAscent, actualBoundingBoxDescent, ...box } =
      context.measureText(letter);
    const left = (side - box.actualBoundingBoxRight + box.actualBoundingBoxLeft) / 2;
    const top = (side + actualBoundingBoxAscent - actualBoundingBoxDescent) / 2;
    context.fillText(letter, left, top);
  }
  return canvas.encode("png");
}
