import type { FieldValues, Level } from "../../../contract/menu-fields.ts";
import type { FileGroup, FileHead, FileItem, FileNames, MenuFile } from "./menu-file/menu-file.ts";

/** An entry of a menu file, of any level. An absent value leaves the stored one unchanged. */
export type FileEntry = Omit<FileHead, keyof FieldValues> &
  Partial<FieldValues> &
  FileNames & { level: Level; children: FileEntry[] };

/** The file's entries in one type, for rules that are the same on every level. */
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
