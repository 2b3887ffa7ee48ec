import { maxSideSentPx, shrunkTo } from "./picture-shapes.ts";

/**
 * File types that a device offers to pick from. It may call a JPEG by other names, or none: the end of the file's
 * counts too.
 */
export const acceptedFiles =
  "image/jpeg,image/jpg,image/pjpeg,image/png,image/webp,.jpg,.jpeg,.jfif,.png,.webp";

/** A little more than is sent, so that half of the picture can still be cut out without losing sharpness. */
const maxSideKeptPx = 2 * maxSideSentPx.wide;

/**
 * The file's picture, upright, as large as it is sent at most. Rejects when the browser finds none in it: the bytes
 * decide, whatever the device calls them.
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
