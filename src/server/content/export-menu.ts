import { languages, type Translations } from "../../domain/languages.ts";
import { isBlank } from "../../domain/text-rules.ts";
import type { Tx } from "../db/with-account.ts";
import { readStoredMenu, type StoredEntry, type StoredMenu } from "./import-menu/stored-menu.ts";
import type { FileExtras, FileItem, MenuFile } from "./menu-file/menu-file.ts";

/** The whole menu, inactive entries too, as `writeMenuJson` writes it; importing it again changes nothing. */
export async function exportMenu(tx: Tx): Promise<MenuFile> {
  const menu = await readStoredMenu(tx);
  const childrenOf = ({ entry_id }: StoredEntry) => menu.byParent.get(entry_id) ?? [];
  const itemOf = (item: StoredEntry): FileItem => ({
    ...headOf(item),
    priceCents: item.price_cents,
    ...extrasOf(item, menu),
    groups: childrenOf(item).map((group) => ({
      ...headOf(group),
      items: childrenOf(group).map((option) => ({
        ...headOf(option),
        priceCents: option.price_cents,
      })),
    })),
  });
  const categories = (menu.byParent.get(null) ?? []).map((category) => ({
    ...headOf(category),
    ...extrasOf(category, menu),
    items: childrenOf(category).map(itemOf),
  }));
  return { categories };
}

function headOf({ entry_id, titles, subtitles, active }: StoredEntry) {
  return {
    id: entry_id,
    titles: writtenTexts(titles),
    subtitles: writtenTexts(subtitles),
    active,
    // A line is where a file was read; here is none yet.
    line: 0,
  };
}

/** Pictures go by the name of their file and icons by their titles. */
function extrasOf(
  { nav_hide, files, iconIds }: StoredEntry,
  { iconTitles }: StoredMenu,
): FileExtras {
  const [picture] = files;
  const icons = iconIds.flatMap((iconId) => iconTitles.get(iconId) ?? []).toSorted();
  return {
    ...(nav_hide && { nav_hide }),
    ...(icons.length > 0 && { icons }),
    ...(picture !== undefined && { picture }),
  };
}

function writtenTexts(texts: Translations): Translations {
  const written = languages.filter((language) => !isBlank(texts[language] ?? ""));
  return Object.fromEntries(written.map((language) => [language, texts[language]]));
}
