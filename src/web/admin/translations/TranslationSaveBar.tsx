import { translationText } from "../../text/translation-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { SavePanel, type SavingNotice } from "../SavePanel.tsx";
import type { Suggestions } from "./use-suggestions.ts";
import type { TranslationForm } from "./use-translation-form.ts";

type TranslationSaveBarProps = {
  form: TranslationForm;
  suggestions: Suggestions;
  onSave: () => void;
};

const words = translationText.saving;

export function TranslationSaveBar({ form, suggestions, onSave }: TranslationSaveBarProps) {
  return (
    <SavePanel
      label={words.region}
      notice={noticeOf(form, Object.keys(suggestions.cells).length)}
      unsaved={words.unsaved(form.changed.length)}
      {...{ form, onSave }}
    >
      {form.gone.length > 0 && <Button onClick={form.letGo}>{words.letGo}</Button>}
    </SavePanel>
  );
}

function noticeOf(
  { gone, errors, changed }: TranslationForm,
  suggested: number,
): SavingNotice | undefined {
  if (gone.length > 0) return { tone: "danger", icon: "alert", said: words.gone(gone.length) };
  const isPlain = Object.keys(errors).length === 0 && changed.length === 0;
  if (!isPlain || suggested === 0) return undefined;
  return { tone: "info", icon: "info", said: translationText.suggestions.waiting(suggested) };
}
