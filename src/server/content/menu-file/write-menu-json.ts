import { languages, type Translations } from "../../../domain/languages.ts";
import { reaisFromCents } from "../../../domain/money.ts";
import type {
  FileCategory,
  FileExtras,
  FileGroup,
  FileItem,
  FileOption,
  MenuFile,
} from "./menu-file.ts";

/** The menu as JSON text that `parseMenuJson` reads back: same menu, same text, always. */
export function writeMenuJson({ categories }: MenuFile): string {
  return `${JSON.stringify({ categories: categories.map(writeCategory) }, null, 2)}\n`;
}

// JSON.stringify leaves out what is undefined and keeps the keys in the order they have here.

function writeCategory(category: FileCategory) {
  return {
    id: category.id,
    ...writeTexts("title", category.titles),
    ...writeTexts("subtitle", category.subtitles),
    active: category.active,
    ...writeExtras(category),
    items: category.items.map(writeItem),
  };
}

function writeItem(item: FileItem) {
  return {
    id: item.id,
    ...writeTexts("title", item.titles),
    ...writeTexts("subtitle", item.subtitles),
    price: reaisFromCents(item.priceCents),
    active: item.active,
    ...writeExtras(item),
    groups: item.groups.length === 0 ? undefined : item.groups.map(writeGroup),
  };
}

function writeGroup(group: FileGroup) {
  return {
    id: group.id,
    ...writeTexts("title", group.titles),
    ...writeTexts("subtitle", group.subtitles),
    active: group.active,
    items: group.items.map(writeOption),
  };
}

function writeOption(option: FileOption) {
  return {
    id: option.id,
    ...writeTexts("title", option.titles),
    ...writeTexts("subtitle", option.subtitles),
    price: reaisFromCents(option.priceCents),
    active: option.active,
  };
}

function writeTexts(prefix: "title" | "subtitle", texts: Translations) {
  return Object.fromEntries(
    languages.map((language) => [`${prefix}_${language}`, texts[language]]),
  );
}

function writeExtras({ nav_hide, icons, picture }: FileExtras) {
  return { nav_hide, icons, picture };
}
