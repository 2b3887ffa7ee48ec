import type { QueryClient } from "@tanstack/react-query";
import type { TranslationEdit } from "../../../contract/translations.ts";
import type { Api } from "../../api/api.ts";
import { homeQuery, menuQuery } from "../../content/queries.ts";
import { translationsQuery } from "./queries.ts";

/** This many always fit into the body of a call, in any script. */
const editsAtOnce = 40;

/** Saves translations in batches, then refetches. Translations saved before a refusal stay saved. */
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
  // The menu and the home page in the cache have the old texts.
  const stale = [menuQuery(api), homeQuery(api)].map(({ queryKey }) =>
    queries.invalidateQueries({ queryKey, refetchType: "none" }),
  );
  const { queryKey } = translationsQuery(api);
  await Promise.all([...stale, queries.invalidateQueries({ queryKey })]);
}
