/** Ways to put codes on sheets of A4: cards to cut out, tents of A6 to fold, stickers of 70 × 37 mm. */
export const sheetLayouts = ["cards", "tents", "stickers"] as const;
export type SheetLayout = (typeof sheetLayouts)[number];

/** Subjects of the codes: the account's page, each table, or each room. */
export const codeKinds = ["page", "tables", "rooms"] as const;
export type CodeKind = (typeof codeKinds)[number];

/** The numbers of tables or rooms that a text such as "1-4, 9" names, up to `most`; undefined for any other text. */
export function numbersIn(text: string, most: number): number[] | undefined {
  const parts = text.split(/[,;\s]+/).filter((part) => part !== "");
  const numbers = new Set<number>();
  for (const part of parts) {
    const [, first, last = first] = /^(\d{1,4})(?:[-–](\d{1,4}))?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    if (!(from >= 1 && to >= from && to <= most)) return undefined;
    for (let number = from; number <= to; number += 1) numbers.add(number);
  }
  return [...numbers].sort((a, b) => a - b);
}
