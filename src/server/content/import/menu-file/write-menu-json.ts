import { textFields, fieldsOfLevel, type Level } from "../../../../contract/menu-fields.ts";
import { valueAt, wireValue } from "../../../../contract/field-values.ts";
import { languages } from "../../../../domain/languages.ts";
import type {
  FileCategory,
  FileGroup,
  FileHead,
  FileItem,
  FileNames,
  MenuFile,
} from "./menu-file.ts";

/** The menu as JSON text that `parseMenuJson` reads back. Equal menus always give equal texts. */
export function writeMenuJson({ categories }: MenuFile): string {
  return `${JSON.stringify({ categories: categories.map(writeCategory) }, null, 2)}\n`;
}

// JSON.stringify omits undefined values and keeps the order of keys.

function writeCategory(category: FileCategory) {
  return { ...writeHead("category", category), items: category.items.map(writeItem) };
}

function writeHead<L extends Level>(level: L, entry: FileHead<L>) {
  const given: Record<string, unknown> & FileNames = entry;
  const texts = Object.entries(textFields).flatMap(([name, { prefix }]) =>
    languages.map((language) => [`${prefix}_${language}`, valueAt(given, `${name}.${language}`)]),
  );
  const values = fieldsOfLevel(level).map((field) => {
    const value = given[field.name];
    // Files have true and false where the wire has 1 and 0.
    return [field.key, field.type === "flag" ? value : wireValue(field, value)];
  });
  return {
    id: entry.id,
    ...Object.fromEntries([...texts, ...values]),
    icons: given.icons,
    picture: given.picture,
  };
}

function writeItem(item: FileItem) {
  const groups = item.groups.length === 0 ? undefined : item.groups.map(writeGroup);
  return { ...writeHead("item", item), groups };
}

function writeGroup(group: FileGroup) {
  const items = group.items.map((option) => writeHead("option", option));
  return { ...writeHead("group", group), items };
}
