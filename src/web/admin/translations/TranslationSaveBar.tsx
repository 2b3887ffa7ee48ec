import { translationText } from "../../text/translation-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { changesSaid, type SavingNotice } from "../changes-said.ts";
import { SavePanel } from "../SavePanel.tsx";
import type { Suggestions } from "./use-suggestions.ts";
import type { TranslationForm } from "./use-translation-form.ts";

type TranslationSaveBarProps = {
  form: TranslationForm;
  suggestions: Suggestions;
  onSave: () => void;
};

const words = translationText.saving;

/** Tells the number of unsaved texts in all languages and categories, with one button that saves them. */
export function TranslationSaveBar({ form, suggestions, onSave }: TranslationSaveBarProps) {
  return (
    <SavePanel
      label={words.region}
      state={stateOf(form, Object.keys(suggestions.cells).length)}
      form={form}
      onSave={onSave}
      onDiscard={form.discard}
    >
      {form.gone.length > 0 && <Button onClick={form.letGo}>{words.letGo}</Button>}
    </SavePanel>
  );
}

function stateOf(
  { saving, gone, errors, changed, wasRestored }: TranslationForm,
  suggested: number,
): SavingNotice | undefined {
  if (gone.length > 0) return { tone: "danger", icon: "alert", said: words.gone(gone.length) };
  const wrong = Object.keys(errors).length;
  if (wrong === 0 && changed.length === 0 && suggested > 0)
    return { tone: "info", icon: "info", said: translationText.suggestions.waiting(suggested) };
  return changesSaid({
    wrong,
    unsaved: changed.length > 0 ? words.unsaved(changed.length) : undefined,
    wasRestored,
    saving,
  });
}
