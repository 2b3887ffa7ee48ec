import type { ComponentProps, ReactNode } from "react";
import { SavingMark } from "../forms/SavingMark.tsx";
import { editingText } from "../text/editing-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icons.tsx";
import tones from "../ui/tones.module.css";
import { useBottomBar } from "../ui/use-bottom-bar.ts";
import { useKeptFocus } from "../ui/use-kept-focus.ts";
import type { SavingNotice } from "./changes-said.ts";
import styles from "./SavePanel.module.css";

type SavePanelProps = {
  /** The name of its region. */
  label: string;
  /** The state of the changes; hidden during a save and after one that failed. */
  state: SavingNotice | undefined;
  form: {
    saving: Omit<ComponentProps<typeof SavingMark>["saving"], "retry">;
    changed: readonly unknown[];
  };
  onSave: () => void;
  onDiscard: () => void;
  /** A button before the others. */
  children?: ReactNode;
};

/** The bottom bar of a page that is saved as a whole. */
export function SavePanel(props: SavePanelProps) {
  const { label, form, onSave, onDiscard, children } = props;
  const { saving } = form;
  const hasChanges = form.changed.length > 0;
  const bar = useBottomBar();
  const region = useKeptFocus<HTMLElement>();
  const isSaving = saving.state === "saving";
  const state = isSaving || saving.state === "failed" ? undefined : props.state;
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
        {children}
        {hasChanges && !isSaving && (
          <Button onClick={onDiscard}>{editingText.pending.discard}</Button>
        )}
        <Button
          variant="primary"
          busy={isSaving}
          aria-disabled={!hasChanges}
          className={classNames(!hasChanges && styles.nothing)}
          onClick={onSave}
        >
          {editingText.pending.save}
        </Button>
      </div>
    </section>
  );
}
