import { languages, type Translations } from "../../../domain/languages.ts";
import { formatMoney, type Cents } from "../../../domain/money.ts";
import { quoted } from "../menu-file/entry-checks.ts";
import type { FileEntry } from "./file-entries.ts";
import type { StoredEntry } from "./stored-menu.ts";

/** The columns of an entry that a file can say something of. */
export type EntryColumns = {
  parent_id: string | null;
  sort: number;
  titles: Translations;
  subtitles: Translations;
  price_cents: Cents;
  active: boolean;
  nav_hide: boolean;
};

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
  if (file.priceCents !== undefined && file.priceCents !== stored.price_cents) {
    differences.push({
      words: `preço ${money(stored.price_cents)} → ${money(file.priceCents)}`,
      set: { price_cents: file.priceCents },
    });
  }
  if (file.active !== undefined && file.active !== stored.active) {
    differences.push({
      words: file.active ? "inativo → ativo" : "ativo → inativo",
      set: { active: file.active },
    });
  }
  if (file.nav_hide !== undefined && file.nav_hide !== stored.nav_hide) {
    const words = file.nav_hide ? "sai da navegação" : "volta à navegação";
    differences.push({ words, set: { nav_hide: file.nav_hide } });
  }
  return differences;
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
