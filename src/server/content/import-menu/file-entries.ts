import type { Translations } from "../../../domain/languages.ts";
import type { Cents } from "../../../domain/money.ts";
import type { Level } from "../entry-queries.ts";
import type { FileGroup, FileItem, MenuFile } from "../menu-file/menu-file.ts";

/** An entry of a menu file, of whatever level. What is absent says nothing about what is stored. */
export type FileEntry = {
  level: Level;
  id?: string;
  titles: Translations;
  subtitles: Translations;
  priceCents?: Cents;
  active?: boolean;
  nav_hide?: boolean;
  icons?: string[];
  picture?: string;
  line: number;
  children: FileEntry[];
};

/** The file's entries as one kind of thing, for rules that are the same on every level. */
export function fileEntriesOf({ categories }: MenuFile): FileEntry[] {
  return categories.map(({ items, ...category }) => ({
    ...category,
    level: "category",
    children: items.map(itemEntry),
  }));
}

function itemEntry({ groups, ...item }: FileItem): FileEntry {
  return { ...item, level: "item", children: groups.map(groupEntry) };
}

function groupEntry({ items, ...group }: FileGroup): FileEntry {
  return {
    ...group,
    level: "group",
    children: items.map((option) => ({ ...option, level: "option", children: [] })),
  };
}
