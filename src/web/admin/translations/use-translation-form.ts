import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { TranslationEdit, TranslationList } from "../../../contract/translations.ts";
import { useApi } from "../../api/api.ts";
import { refusalCode } from "../../api/definite-rejection.ts";
import { fieldRules } from "../../forms/draft.ts";
import { usePageDraft } from "../use-page-draft.ts";
import { saveEdits } from "./save-edits.ts";
import {
  cellKey,
  translationCells,
  translationEdits,
  type TranslationCell,
  type TranslationCells,
} from "./translation-cells.ts";
import { translationsQuery } from "./queries.ts";

/** The translations in their fields, in all languages, with their unsaved changes. */
export function useTranslationForm({ languages, sections }: TranslationList) {
  const api = useApi();
  const queries = useQueryClient();
  const stored = useMemo(() => translationCells(languages, sections), [languages, sections]);
  /** The edits that were sent last: a refusal names them by their places. */
  const [sent, setSent] = useState<readonly TranslationEdit[]>([]);
  const fieldOf = (path: string) => {
    const edit = sent[Number(path.split(".")[1])];
    return edit ? cellKey(edit.language, edit.key) : path;
  };
  const { queryKey } = translationsQuery(api);
  const refetch = () => queries.invalidateQueries({ queryKey });
  const form = usePageDraft<TranslationCells, TranslationCells>({
    keptAs: "translations",
    rules: fieldRules({ stored, fieldOf, read: (cell, text) => cellWith(stored[cell], text) }),
    stored,
    errorsOf: () => ({}),
    async save(draft) {
      const { values, base } = draft as Record<"values" | "base", TranslationCells>;
      const edits = translationEdits({ values, base });
      await saveEdits(edits, { api, queries, onSend: setSent }).catch(async (error: unknown) => {
        // A text was removed, or is another one now: the page fetches the list again.
        const code = refusalCode(error);
        if (code === "invalid_id" || code === "conflict") await refetch();
        throw error;
      });
      return { ...stored, ...values };
    },
    refetch,
  });
  return {
    ...form,
    stored,
    fieldOf,
    /** Problems by field. */
    errors: Object.fromEntries(
      Object.entries(form.errors).map(([path, why]) => [fieldOf(path), why]),
    ),
  };
}

export type TranslationForm = ReturnType<typeof useTranslationForm>;

function cellWith(stored: TranslationCell | undefined, text: unknown): TranslationCell {
  return { text: typeof text === "string" ? text : "", from: stored?.from ?? "" };
}
