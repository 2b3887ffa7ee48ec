import { parsePrice, type Cents } from "../../../domain/money.ts";

/** The amount that is typed; undefined where nothing is, which asks for all that is left. What is no amount is nothing. */
export function askedCents(typed: string): Cents | undefined {
  return typed.trim() === "" ? undefined : (parsePrice(typed) ?? 0);
}
