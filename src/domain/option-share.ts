import { optionPerUnit, type CountedText } from "./option-count.ts";
import type { GroupPricing } from "./option-rules.ts";

/** How an option of several units is said: "Grande em cada", "Grande no total". */
export type OptionWords = {
  inEach: (option: string) => string;
  inAll: (option: string) => string;
};

/** Words an option below its line: "1 Grande em cada" of several units, or what all have "no total". */
export function optionLabel(
  lineQty: number,
  { qty, title }: CountedText,
  words: OptionWords,
): CountedText {
  if (lineQty === 1) return { qty, title };
  const perUnit = optionPerUnit(lineQty, qty);
  const said = perUnit === undefined ? words.inAll(title) : words.inEach(title);
  return { qty: perUnit ?? qty, title: said.trim() };
}

/** Older lines have no group. */
type ChosenOption = {
  /** For all units of the line. */
  qty: number;
  title: string;
  group?: (Pick<GroupPricing, "priceRule"> & { id: string }) | undefined;
};

/** An option with the words before its title: a number, or a share of the unit as "½". */
export type OptionLabel = { qty: number | string; title: string };

/** Words a line's options. Options that share the unit's price share the unit: half a pizza is "½ Calabresa". */
export function optionLabels(
  lineQty: number,
  options: readonly ChosenOption[],
  words: OptionWords,
): OptionLabel[] {
  return options.map((option) => {
    const said = optionLabel(lineQty, option, words);
    return { ...said, qty: shareOfUnit(lineQty, option, options) ?? said.qty };
  });
}

/** The share of each unit that an option is; undefined if it is counted. */
export function shareOfUnit(
  lineQty: number,
  { qty, group }: Omit<ChosenOption, "title">,
  options: readonly Omit<ChosenOption, "title">[],
): number | string | undefined {
  if (!group || group.priceRule === "sum" || optionPerUnit(lineQty, qty) === undefined)
    return undefined;
  const ofGroup = options.filter((other) => other.group?.id === group.id);
  return shareOf(
    qty,
    ofGroup.reduce((sum, other) => sum + other.qty, 0),
  );
}

const signs: Readonly<Record<string, string>> = {
  "1/2": "½",
  "1/3": "⅓",
  "2/3": "⅔",
  "1/4": "¼",
  "3/4": "¾",
};

/** A share in writing: "½", "2/5"; the whole is 1. */
export function shareOf(part: number, whole: number): number | string {
  const divisor = greatestDivisor(part, whole);
  if (part === whole) return 1;
  const share = `${part / divisor}/${whole / divisor}`;
  return signs[share] ?? share;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
