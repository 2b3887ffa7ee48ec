import { maxSideSentPx, shrunkTo } from "./picture-shapes.ts";

/**
 * File types that can be picked. A device may give a JPEG another type or no type, so the end of the file's name counts
 * too.
 */
export const acceptedFiles =
  "image/jpeg,image/jpg,image/pjpeg,image/png,image/webp,.jpg,.jpeg,.jfif,.png,.webp";

/** Twice the size sent, so that cropping to half of the picture loses no sharpness. */
const maxSideKeptPx = 2 * maxSideSentPx.wide;

/**
 * The file's picture, upright and no larger than `maxSideKeptPx`. Rejects when the browser finds no picture in it: the
 * bytes decide, not the type that the device gives.
 */
export async function readPicture(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(new Blob([file]), { imageOrientation: "from-image" });
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
