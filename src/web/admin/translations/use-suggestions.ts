import { useState } from "react";
import type { TranslatedText } from "../../../contract/translations.ts";
import { maxSuggestions } from "../../../domain/account-limits.ts";
import type { TranslationLanguage } from "../../../domain/translation-state.ts";
import { useApi } from "../../api/api.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { ownKey, readDraft, storeDraft } from "../../forms/stored-draft.ts";
import { translationText } from "../../text/translation-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { cellKey, type TranslationCells } from "./translation-cells.ts";

const none: { values: TranslationCells; base: object } = { values: {}, base: {} };

/**
 * A machine's suggestions that nobody has reviewed. They are kept in this tab over a reload and are not saved: a person
 * takes one into the form, or lets it go.
 */
export function useSuggestions() {
  const api = useApi();
  const show = useToast();
  const [keptAs] = useState(() => ownKey("translation suggestions"));
  const [cells, setCells] = useState<TranslationCells>(() => readDraft(keptAs, none).values);
  const [isAsking, setAsking] = useState(false);
  const change = (next: (cells: TranslationCells) => TranslationCells) =>
    setCells((now) => {
      const after = next(now);
      storeDraft(keptAs, { values: after, base: {} });
      return after;
    });
  return {
    cells,
    isAsking,
    drop: (cell: string) =>
      change((now) => {
        const { [cell]: _dropped, ...rest } = now;
        return rest;
      }),
    async ask(language: TranslationLanguage, texts: readonly TranslatedText[]) {
      setAsking(true);
      let count = 0;
      try {
        for (let at = 0; at < texts.length; at += maxSuggestions) {
          const some = texts.slice(at, at + maxSuggestions);
          const keys = some.map(({ key }) => key);
          const { suggestions } = await api.translations.suggest({ body: { language, keys } });
          count += suggestions.length;
          const came = suggestions.flatMap(({ key, text }) => {
            const original = some.find((one) => one.key === key)?.original;
            return original === undefined
              ? []
              : [[cellKey(language, key), { text, from: original }] as const];
          });
          change((now) => ({ ...now, ...Object.fromEntries(came) }));
        }
        show({ text: translationText.suggestions.came(count), tone: "info" });
      } catch (error) {
        show({ text: translationText.suggestions.failed(refusalText(error)), tone: "danger" });
      }
      setAsking(false);
    },
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;
