import type { WeekInterval } from "../../domain/hours.ts";
import { inCartText } from "../text/in-cart-dictionary.ts";
import { availableWords } from "./available-words.ts";

/** An item or an option that has run out, or of which so many are left, or that can be had at other times. */
export type ShortLine = {
  title: string;
  left?: number | undefined;
  when?: readonly WeekInterval[] | undefined;
};

/** The problem with it, by its title. */
export function leftWords({ title, left, when }: ShortLine): string {
  if (when) return inCartText.offHours(title, availableWords(when));
  return left === undefined ? inCartText.soldOut(title) : inCartText.fewer(title, left);
}

/** The same below words which say that something is gone: what simply is needs none of its own. */
export function namedWords(line: ShortLine): string {
  return isUnavailable(line) ? line.title : leftWords(line);
}

/** None of it can be had, now or at another time. */
export function isUnavailable({ left, when }: Omit<ShortLine, "title">): boolean {
  return left === undefined && !when;
}
