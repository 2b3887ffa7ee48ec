import { parsePrice, type Cents } from "../../../domain/money.ts";

/** The typed amount. An empty text is undefined, which asks for all that is left. A text that is no amount is 0. */
export function askedCents(typed: string): Cents | undefined {
  return typed.trim() === "" ? undefined : (parsePrice(typed) ?? 0);
}
