import { SavingMark } from "../../forms/SavingMark.tsx";
import { settingsText } from "../../text/settings-dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { translationText } from "../../text/translation-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon, type IconName } from "../../ui/icons.tsx";
import tones from "../../ui/tones.module.css";
import { useBottomBar } from "../../ui/use-bottom-bar.ts";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import styles from "../settings/SaveBar.module.css";
import type { Suggestions } from "./use-suggestions.ts";
import type { TranslationForm } from "./use-translation-form.ts";

type TranslationSaveBarProps = {
  form: TranslationForm;
  suggestions: Suggestions;
  onSave: () => void;
};

/** The number of unsaved texts, in whichever language and category, and the one button that saves all of them. */
export function TranslationSaveBar({ form, suggestions, onSave }: TranslationSaveBarProps) {
  const bar = useBottomBar();
  const region = useKeptFocus<HTMLElement>();
  const hasChanges = form.changed.length > 0;
  const isSaving = form.saving.state === "saving";
  const { tone, icon, said } = saidOf(form, Object.keys(suggestions.cells).length) ?? {};
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={styles.bar}
      aria-label={translationText.saving.region}
    >
      <div ref={bar} className={styles.inside}>
        <div className={styles.status}>
          <p className={classNames(styles.state, tone && tones[tone])} role="status">
            {icon && <Icon name={icon} />}
            <span>{said}</span>
          </p>
          <SavingMark saving={{ ...form.saving, retry: onSave }} />
        </div>
        {form.gone.length > 0 && (
          <Button onClick={form.letGo}>{translationText.saving.letGo}</Button>
        )}
        {hasChanges && !isSaving && (
          <Button onClick={form.discard}>{settingsText.saving.discard}</Button>
        )}
        <Button
          variant="primary"
          busy={isSaving}
          aria-disabled={!hasChanges}
          className={classNames(!hasChanges && styles.nothing)}
          onClick={onSave}
        >
          {staffText.settings.save}
        </Button>
      </div>
    </section>
  );
}

type Said = { tone: "ok" | "warn" | "danger" | "info"; icon: IconName; said: string };

function saidOf(
  { saving, gone, errors, changed, wasRestored }: TranslationForm,
  suggested: number,
): Said | undefined {
  const words = translationText.saving;
  const general = settingsText.saving;
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
