import type { SheetDetails } from "../../../contract/sheets.ts";

export type PassableLine = {
  key: string;
  order: string;
  number: number;
  line: number;
  title: string;
  most: number;
  options: readonly string[];
};

/** The lines with units left, of a tab's orders that are not cancelled. */
export function passableLines({ orders }: Pick<SheetDetails, "orders">): PassableLine[] {
  return orders
    .filter(({ status_alias }) => status_alias !== "cancelled")
    .flatMap(({ hash, id, details: { items } }) =>
      items.flatMap(({ line, qty, cancelled, title_br: title, children }) => {
        const most = qty - cancelled;
        const own = { key: `${hash} ${line}`, order: hash, number: id, line, title, most };
        return most > 0 ? [{ ...own, options: children.map((child) => child.title_br) }] : [];
      }),
    );
}

export type Chosen = Readonly<Record<string, number>>;

/** The request's lines: the chosen units of each, at most as many as are left now. */
export function chosenLines(lines: readonly PassableLine[], chosen: Chosen) {
  return lines.flatMap(({ key, order, line, most }) => {
    const qty = Math.min(chosen[key] ?? 0, most);
    return qty > 0 ? [{ order, line, qty }] : [];
  });
}
