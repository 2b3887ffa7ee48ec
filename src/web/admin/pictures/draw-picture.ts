import { newCanvas } from "./picked-file.ts";
import { groundAround, shrunkTo, type Area } from "./picture-shapes.ts";

type Outcome = {
  /** The longest side that it may have, in pixels. */
  maxSidePx: number;
  /** A CSS colour to lie behind the picture; undefined leaves it transparent. */
  ground: string | undefined;
};

export function cutOut(
  picture: HTMLCanvasElement,
  area: Area,
  { maxSidePx, ground }: Outcome,
): HTMLCanvasElement {
  const { width, height } = shrunkTo(area, maxSidePx);
  const canvas = newCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  paint(context, ground);
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return canvas;
}

/** The whole picture in the middle of a ground of the aspect. */
export function fitWhole(
  picture: HTMLCanvasElement,
  aspect: number,
  { maxSidePx, ground }: Outcome,
): HTMLCanvasElement {
  const around = groundAround(picture, aspect);
  const { width, height } = shrunkTo(around, maxSidePx);
  const canvas = newCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  paint(context, ground);
  const scale = width / around.width;
  const [drawnWidth, drawnHeight] = [picture.width * scale, picture.height * scale];
  context.drawImage(
    picture,
    (width - drawnWidth) / 2,
    (height - drawnHeight) / 2,
    drawnWidth,
    drawnHeight,
  );
  return canvas;
}

function paint(context: CanvasRenderingContext2D, ground: string | undefined): void {
  if (ground === undefined) return;
  context.fillStyle = ground;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

/**
 * The picture as a file to send. A browser that cannot write webp writes png instead. That is right for a picture that
 * may be transparent, and much too large for a photograph.
 */
export async function encodePicture(
  canvas: HTMLCanvasElement,
  { transparent }: { transparent: boolean },
): Promise<Blob> {
  const webp = await toBlob(canvas, "image/webp");
  return transparent || webp.type === "image/webp" ? webp : toBlob(canvas, "image/jpeg");
}

const quality = 0.88;

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(`No ${type} came of the canvas`))),
      type,
      quality,
    );
  });
}
