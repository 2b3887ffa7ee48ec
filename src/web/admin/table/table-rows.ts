import type { Category, Item, Menu } from "../../../contract/content.ts";
import type { Level } from "../../../contract/menu-fields.ts";
import { foldedText } from "../../../domain/search.ts";
import { inBrackets, withColon } from "../../text/joined.ts";
import { categoriesBelow } from "../menu/edits/find-entries.ts";

export type TableRow = {
  id: string;
  level: Level & ("item" | "option");
  title: string;
  /** The title, with that of an option's item, for people who hear it without the table. */
  name: string;
};

/** A category and its rows, options behind their items. */
export type TableSection = { id: string; title: string; rows: readonly TableRow[] };

export function tableSections(menu: Menu): TableSection[] {
  return menu.menu.map((category) => ({
    id: category.id,
    title: titleOf(category),
    rows: category.items.flatMap((item) => [
      { id: item.id, level: "item" as const, title: titleOf(item), name: titleOf(item) },
      ...optionRows(item, categoriesBelow(menu, item.id)),
    ]),
  }));
}

function optionRows(item: Item, groups: readonly Category[]): TableRow[] {
  return groups.flatMap((group) =>
    group.items.map((option) => {
      const title = withColon(titleOf(group), titleOf(option));
      return {
        id: option.id,
        level: "option",
        title,
        name: inBrackets(title, titleOf(item)),
      };
    }),
  );
}

const titleOf = ({ title_br: title = "" }: Category | Item) => title;

/** The rows to show: options only if asked for, and rows with all words of the query in their name or category. */
export function shownTableSections(
  sections: readonly TableSection[],
  { withOptions, query }: { withOptions: boolean; query: string },
): TableSection[] {
  const wanted = foldedText(query).split(" ").filter(Boolean);
  return sections.flatMap((section) => {
    const rows = section.rows.filter(({ level, name }) => {
      if (level === "option" && !withOptions) return false;
      const text = foldedText(`${name} ${section.title}`);
      return wanted.every((word) => text.includes(word));
    });
    return rows.length > 0 ? { ...section, rows } : [];
  });
}
