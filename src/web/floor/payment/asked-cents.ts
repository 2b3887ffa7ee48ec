import { parsePrice, type Cents } from "../../../domain/money.ts";

/** The typed amount; undefined for none, which asks for all that is left. A text that is no amount is nothing. */
export function askedCents(typed: string): Cents | undefined {
  return typed.trim() === "" ? undefined : (parsePrice(typed) ?? 0);
}
