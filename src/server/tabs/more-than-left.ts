import { reaisFromCents, type Cents } from "../../domain/money.ts";
import type { Problem } from "../../contract/problems.ts";

/** The problem of an amount above what is left to pay. */
export function moreThanLeft(leftCents: Cents, currency: string): Problem {
  return { code: "more_than_left", amount: reaisFromCents(leftCents), currency };
}
