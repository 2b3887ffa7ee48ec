import type { QueryClient } from "@tanstack/react-query";
import type { TranslationEdit } from "../../../contract/translations.ts";
import type { Api } from "../../api/api.ts";
import { homeQuery, menuQuery } from "../../content/queries.ts";
import { translationsQuery } from "./queries.ts";

/** Fits into the body of a call, whatever the letters. */
const editsAtOnce = 40;

/**
 * Saves translations, some at a time, and shows what is stored then. Translations that were saved before a refusal stay
 * saved.
 */
export async function saveEdits(
  edits: readonly TranslationEdit[],
  {
    api,
    queries,
    onSend = () => undefined,
  }: {
    api: Api;
    queries: QueryClient;
    onSend?: (edits: readonly TranslationEdit[]) => void;
  },
): Promise<void> {
  for (let at = 0; at < edits.length; at += editsAtOnce) {
    const some = edits.slice(at, at + editsAtOnce);
    onSend(some);
    await api.translations.save({ body: { edits: some } });
  }
  // The menu and the home page that were fetched before have the texts as they were.
  const stale = [menuQuery(api), homeQuery(api)].map(({ queryKey }) =>
    queries.invalidateQueries({ queryKey, refetchType: "none" }),
  );
  const { queryKey } = translationsQuery(api);
  await Promise.all([...stale, queries.invalidateQueries({ queryKey })]);
}
