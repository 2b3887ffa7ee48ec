import type { RefusedLine } from "../../../contract/errors.ts";
import type { WireQuote } from "../../../contract/quote.ts";
import { titledLines, type CartLineView, type TitledLine } from "../cart-lines.ts";
import type { OrderRefusal } from "./refusals.ts";

/** A question to the guest before the order is sent once more; `now` is the order's present total. */
export type Question =
  | { kind: "prices"; lines: readonly TitledLine[]; now: WireQuote | undefined }
  | { kind: "unavailable" | "options"; lines: readonly TitledLine[] }
  | { kind: "quote"; before: WireQuote | undefined; now: WireQuote };

/** The question about lines that were refused, by the cart's own titles. */
export function askedOf(
  refusal: Extract<OrderRefusal, { lines: RefusedLine[] }>,
  lines: readonly CartLineView[],
): Question {
  const titled = titledLines(refusal.lines, lines);
  if (refusal.kind !== "prices") return { kind: refusal.kind, lines: titled };
  return { kind: "prices", lines: titled, now: refusal.quote };
}
