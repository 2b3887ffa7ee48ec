import { originsAfter } from "../../../domain/translation-state.ts";
import type { Translations } from "../../../domain/languages.ts";
import { selectOwn, type Tx } from "../../db/with-account.ts";

type Texts = { titles?: Translations; subtitles?: Translations };
type Origins = { title_origins?: Translations; subtitle_origins?: Translations };

/** The originals of an entry's translations after these texts are written; empty when the values have no texts. */
export async function readOrigins(
  tx: Tx,
  { entryId, values: { titles, subtitles } }: { entryId: string; values: Texts },
): Promise<Origins> {
  if (titles === undefined && subtitles === undefined) return {};
  const stored = await selectOwn(tx, "entries")
    .select(["titles", "subtitles", "title_origins", "subtitle_origins"])
    .where("entry_id", "=", entryId)
    .executeTakeFirst();
  if (!stored) return {};
  const of = (before: Translations, after: Translations, origins: Translations) =>
    originsAfter({ before, after, origins });
  return {
    ...(titles && { title_origins: of(stored.titles, titles, stored.title_origins) }),
    ...(subtitles && {
      subtitle_origins: of(stored.subtitles, subtitles, stored.subtitle_origins),
    }),
  };
}
