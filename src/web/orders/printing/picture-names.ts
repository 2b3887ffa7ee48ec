import type { Order } from "../../../contract/orders.ts";
import type { Language } from "../../../domain/languages.ts";
import type { PrintLayout } from "../../../domain/print-layout.ts";
import { orderPictureHours } from "../../../domain/retention.ts";
import { readSession, writeSession } from "../../storage/session-store.ts";
import { numberOf, recordOf, textOf } from "../../storage/stored-json.ts";

/** An hour less than the server keeps a picture. */
export const pictureKeptMs = (orderPictureHours - 1) * 60 * 60 * 1000;

export type OrderPicture = {
  hash: string;
  layout: PrintLayout;
  isCancelled: boolean;
  /** See `drawnLines`: the picture is drawn again when something in it has changed. */
  lines: string;
  /** The guest's language; the business's picture is in Portuguese. */
  language?: Language | undefined;
};

/** The parts of an order's picture that can change: units left per line, destination, promised time, total. */
export function drawnLines({
  details,
  address,
  table_number,
  promised_at = "",
  total_amount,
}: DrawnOrder): string {
  const units = details.items.map(({ qty, cancelled }) => qty - cancelled);
  return [...units, table_number ?? address, promised_at, total_amount].join("-");
}

type DrawnOrder = Pick<Order, "address" | "table_number" | "promised_at" | "total_amount"> & {
  details: { items: readonly Pick<Order["details"]["items"][number], "qty" | "cancelled">[] };
};

/** The picture's file name, while the picture can still be fetched. */
export function keptPictureName(picture: OrderPicture): string | undefined {
  return readPictureName(readSession(keyOf(picture)), Date.now());
}

export function keepPictureName(picture: OrderPicture, file: string): void {
  writeSession(keyOf(picture), { file, drawnAtMs: Date.now() });
}

/** Called when the picture turned out to be gone. */
export function forgetPictureName(picture: OrderPicture): void {
  writeSession(keyOf(picture), undefined);
}

/** The name that was kept, unless it is too old or no such name. */
export function readPictureName(kept: unknown, nowMs: number): string | undefined {
  const { file, drawnAtMs } = recordOf(kept);
  const ageMs = nowMs - numberOf(drawnAtMs);
  const isName = /^[0-9a-f]{32}\.jpg$/.test(textOf(file));
  return isName && ageMs >= 0 && ageMs < pictureKeptMs ? textOf(file) : undefined;
}

/** A cancelled order has a separate key, because an earlier picture does not say that it is cancelled. */
function keyOf({ hash, layout, isCancelled, lines, language }: OrderPicture): string {
  const ways = `${isCancelled ? ".cancelled" : ""}${language ? `.${language}` : ""}`;
  return `picture.${layout}.${hash}.${lines}${ways}`;
}
