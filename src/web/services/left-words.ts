import type { WeekInterval } from "../../domain/week.ts";
import { inCartText } from "../text/in-cart-dictionary.ts";
import { availableWords } from "./available-words.ts";

/** An item or option with limited availability: sold out, few left, or outside its hours. */
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

/** Like leftWords, below a heading that says that something is gone: such a line needs only its title. */
export function namedWords(line: ShortLine): string {
  return isUnavailable(line) ? line.title : leftWords(line);
}

/** Whether it cannot be had at all, neither now nor at another time. */
export function isUnavailable({ left, when }: Omit<ShortLine, "title">): boolean {
  return left === undefined && !when;
}
