import type { Language } from "../../../domain/languages.ts";
import type { PrintLayout } from "../../../domain/print-layout.ts";
import { orderPictureHours } from "../../../domain/retention.ts";

/** An hour less than the server keeps a picture. */
export const pictureKeptMs = (orderPictureHours - 1) * 60 * 60 * 1000;

export type OrderPicture = {
  hash: string;
  layout: PrintLayout;
  isCancelled: boolean;
  /** The order's total: a picture is drawn anew when lines are called off or added. */
  total: number;
  /** The guest's language; the business's picture is in Portuguese. */
  language?: Language | undefined;
};

/** The name under which the picture was drawn, while it can still be fetched. */
export function keptPictureName(picture: OrderPicture): string | undefined {
  return storage((kept) => readPictureName(kept.getItem(keyOf(picture)), Date.now()));
}

export function keepPictureName(picture: OrderPicture, file: string): void {
  storage((kept) => kept.setItem(keyOf(picture), writePictureName(file, Date.now())));
}

/** The picture turned out not to be there any more. */
export function forgetPictureName(picture: OrderPicture): void {
  storage((kept) => kept.removeItem(keyOf(picture)));
}

/** The name out of what was stored, unless it is too old or something else. */
export function readPictureName(stored: string | null, now: number): string | undefined {
  const [drawnAt = "", file = ""] = (stored ?? "").split(" ");
  const age = now - Number(drawnAt);
  const isName = /^[0-9a-f]{32}\.jpg$/.test(file);
  return isName && age >= 0 && age < pictureKeptMs ? file : undefined;
}

export function writePictureName(file: string, now: number): string {
  return `${now} ${file}`;
}

/** A picture from before the order was cancelled does not say so. */
function keyOf({ hash, layout, isCancelled, total, language }: OrderPicture): string {
  const ways = `${isCancelled ? ".cancelled" : ""}${language ? `.${language}` : ""}`;
  return `picture.${layout}.${hash}.${total}${ways}`;
}

/** The picture is drawn once more if storage is full or forbidden. */
function storage<Result>(access: (kept: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}
