import type { Cents } from "./money.ts";

/**
 * Cleans what a guest typed in "Troco para" to digits, dots and minus signs, as specified. People type decimals with a
 * comma; dropping it would multiply the amount by a hundred, so commas are resolved first. If the last mark is a comma,
 * it is the decimal mark and dots group thousands ("1.234,50" is "1234.50"). If it is a dot, commas group ("1,234.50").
 * `parsePrice` reads the result, and refuses what is still no amount.
 */
export function cleanChangeFor(text: string): string {
  return withDecimalDot(text).replace(/[^\d.-]/g, "");
}

function withDecimalDot(text: string): string {
  const comma = text.lastIndexOf(",");
  if (comma === -1) return text;
  if (comma < text.lastIndexOf(".")) return text.replaceAll(",", "");
  return `${text.slice(0, comma).replace(/[.,]/g, "")}.${text.slice(comma + 1)}`;
}

/** The change to bring, in cents; undefined when the note does not cover the total. */
export function changeCents(payment: {
  changeForCents: Cents;
  totalCents: Cents;
}): Cents | undefined {
  const { changeForCents, totalCents } = payment;
  return changeForCents >= totalCents ? changeForCents - totalCents : undefined;
}
