import type { Cents } from "../../../domain/money.ts";
import { parsePrice } from "../../../domain/typed-formats.ts";

/** The typed amount. Undefined if empty, which pays all that is left. 0 for a text that is not an amount. */
export function askedCents(typed: string): Cents | undefined {
  return typed.trim() === "" ? undefined : (parsePrice(typed) ?? 0);
}
