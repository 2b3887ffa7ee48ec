import type { TranslatedSection, TranslatedText } from "../../contract/translations.ts";
import { isBlank } from "../../domain/text-rules.ts";
import type { Tx } from "../db/with-account.ts";
import { homeField, type HomeTexts } from "./home-texts.ts";
import { listEntryTexts, type PlacedTexts } from "./text-queries.ts";

/**
 * All texts that can be translated: the home page, then the categories in their order. Texts without an original are
 * left out.
 */
export async function listTexts(tx: Tx, home: HomeTexts): Promise<TranslatedSection[]> {
  const rows = await listEntryTexts(tx);
  const families = Map.groupBy(rows, (row) => row.parent_id);
  const childrenOf = (id: string | null) => families.get(id) ?? [];
  const below = (row: PlacedTexts, path: string[]): TranslatedText[] => [
    ...textsOf(row, path),
    ...childrenOf(row.entry_id).flatMap((child) => below(child, [...path, child.titles.br ?? ""])),
  ];
  const categories = childrenOf(null).map((row) => ({
    id: row.entry_id,
    title: row.titles.br ?? "",
    texts: below(row, []),
  }));
  return [{ id: "home", title: "", texts: textsOfHome(home) }, ...categories]
    .map((section) => ({ ...section, texts: section.texts.filter(hasOriginal) }))
    .filter(({ texts }) => texts.length > 0);
}

const hasOriginal = ({ original }: TranslatedText) => !isBlank(original);

function textsOf(row: PlacedTexts, path: string[]): TranslatedText[] {
  return [
    {
      key: `${row.entry_id}.title`,
      path,
      field: "title",
      original: row.titles.br ?? "",
      translations: row.titles,
      origins: row.title_origins,
    },
    {
      key: `${row.entry_id}.subtitle`,
      path,
      field: "subtitle",
      original: row.subtitles.br ?? "",
      translations: row.subtitles,
      origins: row.subtitle_origins,
    },
  ];
}

function textsOfHome(texts: HomeTexts): TranslatedText[] {
  return Object.entries(texts).map(([key, { texts: translations, origins }]) => {
    const original = translations.br ?? "";
    return { key, path: [], field: homeField(key), original, translations, origins };
  });
}
