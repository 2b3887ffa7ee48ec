import { useState } from "react";
import { useBottomBar } from "../../ui/use-bottom-bar.ts";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import { text } from "../../text/dictionary.ts";
import { settingsText } from "../../text/settings-dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Icon, type IconName } from "../../ui/icons.tsx";
import { SavingMark } from "../../forms/SavingMark.tsx";
import tones from "../../ui/tones.module.css";
import styles from "./SaveBar.module.css";
import { isWithin, sectionTitle, type Section } from "./shown-sections.ts";
import { useSettings } from "./settings-context.ts";
import type { SettingsForm } from "./use-settings-form.ts";

const words = settingsText.saving;

type SaveBarProps = {
  sections: readonly Section[];
  onSave: () => void;
  onGoToWrong: () => void;
};

/** Unsaved changes, wherever on the page one is, and the one button that saves all of them. */
export function SaveBar({ sections, onSave, onGoToWrong }: SaveBarProps) {
  const form = useSettings();
  const bar = useBottomBar();
  const region = useKeptFocus<HTMLElement>();
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const hasChanges = form.changed.length > 0;
  const isSaving = form.saving.state === "saving";
  const wrongCount = Object.keys(form.errors).length;
  return (
    <section ref={region} tabIndex={-1} className={styles.bar} aria-label={words.region}>
      <div ref={bar} className={styles.inside}>
        <div className={styles.status}>
          <StateLine sections={sections} />
          <SavingMark saving={{ ...form.saving, retry: onSave }} />
        </div>
        {wrongCount > 0 && <Button onClick={onGoToWrong}>{words.goToWrong}</Button>}
        {hasChanges && !isSaving && (
          <Button onClick={() => setAsksToDiscard(true)}>{words.discard}</Button>
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
      <ConfirmDialog
        open={asksToDiscard}
        question={words.discardQuestion}
        yes={words.discard}
        no={text.common.cancel}
        danger
        onNo={() => setAsksToDiscard(false)}
        onYes={() => {
          setAsksToDiscard(false);
          form.discard();
        }}
      />
    </section>
  );
}

/** The changes to save, while nothing is to be said of the saving itself. */
function StateLine({ sections }: { sections: readonly Section[] }) {
  const form = useSettings();
  const { tone, icon, said } = stateOf(form, sections) ?? {};
  return (
    <p className={classNames(styles.state, tone && tones[tone])} role="status">
      {icon && <Icon name={icon} />}
      <span>{said}</span>
    </p>
  );
}

type Said = { tone: "ok" | "warn" | "danger"; icon: IconName; said: string };

function stateOf(form: SettingsForm, sections: readonly Section[]): Said | undefined {
  const wrongCount = Object.keys(form.errors).length;
  if (form.saving.state === "saving" || form.saving.state === "failed") return undefined;
  if (wrongCount > 0) return { tone: "danger", icon: "alert", said: words.wrong(wrongCount) };
  if (form.changed.length === 0) {
    if (form.saving.state === "saved") return undefined;
    return { tone: "ok", icon: "check", said: words.saved };
  }
  const titles = sections
    .filter(({ paths }) => form.changed.some((path) => isWithin(path, paths)))
    .map(({ key }) => sectionTitle(key));
  const unsaved = words.unsaved(titles.join(", "));
  return {
    tone: "warn",
    icon: "pencil",
    said: form.wasRestored ? `${words.restored} ${unsaved}` : unsaved,
  };
}
