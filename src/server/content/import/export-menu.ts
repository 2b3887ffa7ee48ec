import { fieldsOfLevel, type Level } from "../../../contract/menu-fields.ts";
import { languages, type Translations } from "../../../domain/languages.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import type { Tx } from "../../db/with-account.ts";
import { readStoredMenu, type StoredEntry, type StoredMenu } from "./stored-menu.ts";
import { hasNames, type FileHead, type FileItem, type MenuFile } from "./menu-file/menu-file.ts";

/** The whole menu as `writeMenuJson` has it, inactive entries too. */
export async function exportMenu(tx: Tx): Promise<MenuFile> {
  const menu = await readStoredMenu(tx);
  const childrenOf = ({ entry_id }: StoredEntry) => menu.byParent.get(entry_id) ?? [];
  const itemOf = (item: StoredEntry): FileItem => ({
    ...headOf("item", item, menu),
    groups: childrenOf(item).map((group) => ({
      ...headOf("group", group, menu),
      items: childrenOf(group).map((option) => headOf("option", option, menu)),
    })),
  });
  const categories = (menu.byParent.get(null) ?? []).map((category) => ({
    ...headOf("category", category, menu),
    items: childrenOf(category).map(itemOf),
  }));
  return { categories };
}

/** Pictures go by the name of their file and icons by their titles. */
function headOf<L extends Level>(
  level: L,
  entry: StoredEntry,
  { iconTitles }: StoredMenu,
): FileHead<L> {
  const columns: Record<string, unknown> = entry;
  const values = fieldsOfLevel(level).flatMap(({ name, column, usual, inFiles }) =>
    inFiles === "import only" || (inFiles === "unless usual" && columns[column] === usual)
      ? []
      : [[name, columns[column]]],
  );
  const [picture] = hasNames(level) ? entry.files : [];
  const iconIds = hasNames(level) ? entry.iconIds : [];
  const icons = iconIds.flatMap((iconId) => iconTitles.get(iconId) ?? []).toSorted();
  const head = {
    id: entry.entry_id,
    titles: writtenTexts(entry.titles),
    subtitles: writtenTexts(entry.subtitles),
    ...Object.fromEntries(values),
    ...(icons.length > 0 && { icons }),
    ...(picture !== undefined && { picture }),
    // The entry is not from a file, so it has no line.
    line: 0,
  };
  // fromEntries forgets which fields the level has.
  return head as FileHead<L>;
}

function writtenTexts(texts: Translations): Translations {
  const written = languages.filter((language) => !isBlank(texts[language] ?? ""));
  return Object.fromEntries(written.map((language) => [language, texts[language]]));
}
