import { useEffect, useRef, useState } from "react";
import type { TranslatedText, TranslationList } from "../../../contract/translations.ts";
import { maxSuggestions } from "../../../domain/account-limits.ts";
import type { TranslationLanguage } from "../../../domain/translation-state.ts";
import { useApi } from "../../api/api.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { ownKey, readDraft, storeDraft } from "../../forms/stored-draft.ts";
import { translationText } from "../../text/translation-dictionary.ts";
import { useToast } from "../../ui/Toast.tsx";
import { askingCells, cellKey, type TranslationCells } from "./translation-cells.ts";

const none: { values: TranslationCells; base: object } = { values: {}, base: {} };

/**
 * A machine's suggestions that nobody has reviewed. They are kept in this tab over a reload and are not saved: a person
 * takes one into the form, or lets it go. Those of texts that somebody has translated meanwhile are not shown.
 */
export function useSuggestions({ languages, sections }: TranslationList) {
  const api = useApi();
  const show = useToast();
  const [keptAs] = useState(() => ownKey("translation suggestions"));
  const [cells, setCells] = useState<TranslationCells>(() => readDraft(keptAs, none).values);
  const asking = askingCells(languages, sections);
  const [isAsking, setAsking] = useState(false);
  // Suggestions that come after the page is left are stored too: they are paid for.
  const latest = useRef(cells);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const change = (after: TranslationCells) => {
    latest.current = after;
    storeDraft(keptAs, { values: after, base: {} });
    setCells(after);
  };
  return {
    cells: Object.fromEntries(Object.entries(cells).filter(([cell]) => asking.has(cell))),
    isAsking,
    drop: (cell: string) => {
      const { [cell]: dropped, ...rest } = latest.current;
      if (dropped) change(rest);
    },
    async ask(language: TranslationLanguage, texts: readonly TranslatedText[]) {
      setAsking(true);
      let count = 0;
      try {
        for (let at = 0; at < texts.length && !isLeft.current; at += maxSuggestions) {
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
          change({ ...latest.current, ...Object.fromEntries(came) });
        }
        show({ text: translationText.suggestions.came(count), tone: "info" });
      } catch (error) {
        const { cutShort, failed } = translationText.suggestions;
        const why = refusalText(error);
        show({ text: count > 0 ? cutShort(count, why) : failed(why), tone: "danger" });
      }
      setAsking(false);
    },
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;
