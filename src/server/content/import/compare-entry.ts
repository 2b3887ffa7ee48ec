import { menuFields, type FieldColumns, type MenuField } from "../../../contract/menu-fields.ts";
import { languages, type Translations } from "../../../domain/languages.ts";
import { moneyInPortuguese, type Cents } from "../../../domain/money.ts";
import type { WeekInterval } from "../../../domain/week.ts";
import { isSame } from "../../../domain/stale-fields.ts";
import { importTexts } from "../../texts/menu-files.ts";
import type { FileEntry } from "./file-entries.ts";
import type { StoredEntry } from "./stored-menu.ts";

/** Columns of an entry that a file can set. */
export type EntryColumns = FieldColumns & { parent_id: string | null; sort: number };

/** `words` is a part of a sentence: `preço R$ 2,30 → R$ 2,50`. */
export type Difference = { words: string; set: Partial<EntryColumns> };

/** Compares the file's entry with the stored one; place, pictures and icons are compared elsewhere. */
export function compareEntry({
  file,
  stored,
  currency,
}: {
  file: FileEntry;
  stored: StoredEntry;
  currency: string;
}): Difference[] {
  const money = (cents: Cents) => moneyInPortuguese(cents, currency);
  const differences: Difference[] = [
    ...compareTexts({ name: importTexts.title, stored: stored.titles, given: file.titles }).map(
      ({ words, texts }) => ({
        words,
        set: { titles: texts },
      }),
    ),
    ...compareTexts({
      name: importTexts.subtitle,
      stored: stored.subtitles,
      given: file.subtitles,
    }).map(({ words, texts }) => ({
      words,
      set: { subtitles: texts },
    })),
  ];
  const columns: Record<string, unknown> = stored;
  for (const field of menuFields) {
    const [former, given] = [columns[field.column], file[field.name]];
    if (given === undefined || isSame(given, former)) continue;
    const words = changeOf(field, { former, given, money });
    differences.push({ words, set: { [field.column]: given } });
  }
  return differences;
}

type Change = { former: unknown; given: unknown; money: (cents: Cents) => string };

function changeOf({ name, key, csvColumn }: MenuField, change: Change): string {
  const { former, given, money } = change;
  if (name === "active") return importTexts.active(given === true);
  if (name === "sold_out") return importTexts.soldOut(given === true);
  if (name === "nav_hide") return importTexts.navHide(given === true);
  if (name === "priceCents") {
    const [from, to] = [money(Number(former)), money(Number(given))];
    return importTexts.changed(importTexts.price, { from, to });
  }
  const shown = (value: unknown) => {
    if (Array.isArray(value)) return importTexts.week(value as WeekInterval[]);
    return typeof value === "number" || typeof value === "string"
      ? String(value)
      : importTexts.empty;
  };
  return importTexts.changed(csvColumn ?? key, { from: shown(former), to: shown(given) });
}

/** Answers at most one difference: words for every text that changes, and all texts as they are after the change. */
function compareTexts({
  name,
  stored,
  given,
}: {
  name: string;
  stored: Translations;
  given: Translations;
}): { words: string; texts: Translations }[] {
  const changed = languages.filter((language) => {
    const text = given[language];
    // A file's texts are trimmed, so spaces at the ends are no difference.
    return text !== undefined && text.trim() !== (stored[language] ?? "").trim();
  });
  if (changed.length === 0) return [];
  const words = changed.map((language) => {
    const whose = language === "br" ? name : `${name} (${language})`;
    const [from, to] = [stored[language] ?? "", given[language] ?? ""];
    return importTexts.changedText(whose, { from, to });
  });
  const fresh = Object.fromEntries(changed.map((language) => [language, given[language]]));
  return [{ words: words.join("; "), texts: { ...stored, ...fresh } }];
}
