import { editingText } from "../../text/editing-dictionary.ts";
import { translationText } from "../../text/translation-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { SavePanel, type Said } from "../SavePanel.tsx";
import type { Suggestions } from "./use-suggestions.ts";
import type { TranslationForm } from "./use-translation-form.ts";

type TranslationSaveBarProps = {
  form: TranslationForm;
  suggestions: Suggestions;
  onSave: () => void;
};

/** The number of unsaved texts, in whichever language and category, and the one button that saves all of them. */
export function TranslationSaveBar({ form, suggestions, onSave }: TranslationSaveBarProps) {
  return (
    <SavePanel
      label={translationText.saving.region}
      state={saidOf(form, Object.keys(suggestions.cells).length)}
      saving={form.saving}
      hasChanges={form.changed.length > 0}
      onSave={onSave}
      onDiscard={form.discard}
      discard={editingText.pending.discard}
    >
      {form.gone.length > 0 && <Button onClick={form.letGo}>{translationText.saving.letGo}</Button>}
    </SavePanel>
  );
}

function saidOf(
  { saving, gone, errors, changed, wasRestored }: TranslationForm,
  suggested: number,
): Said | undefined {
  const words = translationText.saving;
  const general = editingText.pending;
  if (saving.state === "saving" || saving.state === "failed") return undefined;
  if (gone.length > 0) return { tone: "danger", icon: "alert", said: words.gone(gone.length) };
  const wrongCount = Object.keys(errors).length;
  if (wrongCount > 0) return { tone: "danger", icon: "alert", said: general.wrong(wrongCount) };
  if (changed.length > 0) {
    const unsaved = words.unsaved(changed.length);
    const said = wasRestored ? `${general.restored} ${unsaved}` : unsaved;
    return { tone: "warn", icon: "pencil", said };
  }
  if (suggested > 0)
    return { tone: "info", icon: "info", said: translationText.suggestions.waiting(suggested) };
  return saving.state === "saved" ? undefined : { tone: "ok", icon: "check", said: general.saved };
}
