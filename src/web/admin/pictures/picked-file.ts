import { maxPictureMegabytes } from "../../../domain/account-limits.ts";
import { maxSideSentPx, shrunkTo } from "./picture-shapes.ts";

/** What the server takes. */
const acceptedTypes = ["image/jpeg", "image/png", "image/webp"];
export const acceptedFiles = acceptedTypes.join(",");

/** A little more than is sent, so that half of the picture can still be cut out without losing sharpness. */
const maxSideKeptPx = 2 * maxSideSentPx.wide;

/** What keeps a file from being sent, as far as can be told without opening it. */
export function findFileFault({ type, size }: File): "type" | "size" | undefined {
  if (!acceptedTypes.includes(type)) return "type";
  return size > maxPictureMegabytes * 1024 * 1024 ? "size" : undefined;
}

/** The file's picture, upright. Rejects when the browser finds none in it, whatever the file is called. */
export async function readPicture(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const { width, height } = shrunkTo(bitmap, maxSideKeptPx);
  const canvas = newCanvas(width, height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return canvas;
}

export function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  return canvas;
}
