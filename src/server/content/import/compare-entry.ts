import { menuFields, type FieldColumns, type MenuField } from "../../../contract/menu-fields.ts";
import { languages, type Translations } from "../../../domain/languages.ts";
import { formatMoney, type Cents } from "../../../domain/money.ts";
import { quoted } from "./menu-file/entry-checks.ts";
import type { FileEntry } from "./file-entries.ts";
import type { StoredEntry } from "./stored-menu.ts";

/** The columns of an entry that a file can say something of. */
export type EntryColumns = FieldColumns & { parent_id: string | null; sort: number };

/** `words` is a part of a Portuguese sentence: `preço R$ 2,30 → R$ 2,50`. */
export type Difference = { words: string; set: Partial<EntryColumns> };

/** What the file says otherwise than what is stored; its place, pictures and icons apart. */
export function compareEntry({
  file,
  stored,
  currency,
}: {
  file: FileEntry;
  stored: StoredEntry;
  currency: string;
}): Difference[] {
  const money = (cents: Cents) => formatMoney(cents, currency);
  const differences: Difference[] = [
    ...compareTexts({ name: "título", stored: stored.titles, given: file.titles }).map(
      ({ words, texts }) => ({
        words,
        set: { titles: texts },
      }),
    ),
    ...compareTexts({
      name: "descrição",
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
    if (given === undefined || given === former) continue;
    const words = changeOf(field, { former, given, money });
    differences.push({ words, set: { [field.column]: given } });
  }
  return differences;
}

type Change = { former: unknown; given: unknown; money: (cents: Cents) => string };

function changeOf({ name, key, csvColumn }: MenuField, change: Change): string {
  const { former, given, money } = change;
  if (name === "active") return given ? "inativo → ativo" : "ativo → inativo";
  if (name === "nav_hide") return given ? "sai da navegação" : "volta à navegação";
  if (name === "priceCents") return `preço ${money(Number(former))} → ${money(Number(given))}`;
  const shown = (value: unknown) => (typeof value === "number" ? String(value) : "(vazio)");
  return `${csvColumn ?? key} ${shown(former)} → ${shown(given)}`;
}

/** At most one difference: every text that changes, and all texts as they are then. */
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
    const [old, fresh] = [stored[language] ?? "", given[language] ?? ""];
    return `${whose} ${quoted(old)} → ${quoted(fresh)}`;
  });
  const fresh = Object.fromEntries(changed.map((language) => [language, given[language]]));
  return [{ words: words.join("; "), texts: { ...stored, ...fresh } }];
}
