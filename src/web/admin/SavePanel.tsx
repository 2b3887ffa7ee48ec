import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { SavingMark } from "../forms/SavingMark.tsx";
import { sentences } from "../text/joined.ts";
import { text } from "../text/dictionary.ts";
import { editingText } from "../text/editing-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { Icon, type IconName } from "../ui/icons.tsx";
import tones from "../ui/tones.module.css";
import { useBottomBar } from "../ui/use-bottom-bar.ts";
import { useKeptFocus } from "../ui/use-kept-focus.ts";
import styles from "./SavePanel.module.css";

export type SavingNotice = {
  tone: "ok" | "warn" | "danger" | "info";
  icon: IconName;
  said: string;
};

type SavePanelProps = {
  label: string;
  /** Shown in place of the state of the changes. */
  notice?: SavingNotice | undefined;
  /** Says what is unsaved, while something is. */
  unsaved: string;
  form: {
    saving: Omit<ComponentProps<typeof SavingMark>["saving"], "retry">;
    changed: readonly unknown[];
    /** Problems of fields, by their paths. */
    errors: object;
    /** Some changes are from an earlier visit. */
    wasRestored: boolean;
    discard: () => void;
    /** Changed fields of what somebody else has removed. */
    gone?: readonly string[];
    discardGone?: () => void;
  };
  onSave: () => void;
  /** Asked before the changes are discarded. */
  discardQuestion?: string;
  /** A button before the others. */
  children?: ReactNode;
};

const words = editingText.pending;

/** The bottom bar of a page that is saved as a whole: the state of the changes, and one button that saves all of them. */
export function SavePanel(props: SavePanelProps) {
  const { label, form, onSave, discardQuestion, children } = props;
  const { saving } = form;
  const hasChanges = form.changed.length > 0;
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const bar = useBottomBar();
  const region = useKeptFocus<HTMLElement>();
  const saveButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // With Caps Lock it is "S".
      const isS = event.key.toLowerCase() === "s" && !event.shiftKey && !event.altKey;
      if (!isS || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!event.repeat && !document.querySelector("dialog[open]")) saveButton.current?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  const isSaving = saving.state === "saving";
  // `SavingMark` tells of a save, and of one that failed.
  const state = isSaving || saving.state === "failed" ? undefined : stateOf(props);
  return (
    <section ref={region} tabIndex={-1} className={styles.bar} aria-label={label}>
      <div ref={bar} className={styles.inside}>
        <div className={styles.status}>
          <p className={classNames(styles.state, state && tones[state.tone])} role="status">
            {state && <Icon name={state.icon} />}
            <span>{state?.said}</span>
          </p>
          <SavingMark saving={{ ...saving, retry: onSave }} hasUnsaved={hasChanges} />
        </div>
        <div className={styles.buttons}>
          {children}
          {form.gone && form.gone.length > 0 && (
            <Button onClick={form.discardGone}>{words.discardGone}</Button>
          )}
          {hasChanges && !isSaving && (
            <Button onClick={() => (discardQuestion ? setAsksToDiscard(true) : form.discard())}>
              {words.discard}
            </Button>
          )}
          <Button
            ref={saveButton}
            aria-keyshortcuts="Control+S Meta+S"
            variant="primary"
            busy={isSaving}
            aria-disabled={!hasChanges}
            className={classNames(!hasChanges && styles.nothing)}
            onClick={onSave}
          >
            {words.save}
          </Button>
        </div>
        {discardQuestion && (
          <ConfirmDialog
            open={asksToDiscard}
            question={discardQuestion}
            yes={words.discard}
            no={text.common.cancel}
            danger
            onNo={() => setAsksToDiscard(false)}
            onYes={() => {
              setAsksToDiscard(false);
              form.discard();
            }}
          />
        )}
      </div>
    </section>
  );
}

/** Undefined right after saving, which `SavingMark` tells as well. */
function stateOf({ notice, unsaved, form }: SavePanelProps): SavingNotice | undefined {
  if (notice) return notice;
  const wrong = Object.keys(form.errors).length;
  if (wrong > 0) return { tone: "danger", icon: "alert", said: words.wrong(wrong) };
  if (form.changed.length > 0) {
    const said = sentences([form.wasRestored && words.restored, unsaved]);
    return { tone: "warn", icon: "pencil", said };
  }
  if (form.saving.state === "saved") return undefined;
  return { tone: "ok", icon: "check", said: words.saved };
}
