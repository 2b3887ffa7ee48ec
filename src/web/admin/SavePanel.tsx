import type { ComponentProps, ReactNode } from "react";
import { SavingMark } from "../forms/SavingMark.tsx";
import { accountText } from "../text/account-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon, type IconName } from "../ui/icons.tsx";
import tones from "../ui/tones.module.css";
import { useBottomBar } from "../ui/use-bottom-bar.ts";
import { useKeptFocus } from "../ui/use-kept-focus.ts";
import styles from "./SavePanel.module.css";

export type Said = { tone: "ok" | "warn" | "danger" | "info"; icon: IconName; said: string };

type SavePanelProps = {
  /** The name of its region. */
  label: string;
  /** The state of the changes, while nothing is to be said of the saving itself. */
  state: Said | undefined;
  saving: Omit<ComponentProps<typeof SavingMark>["saving"], "retry">;
  hasChanges: boolean;
  onSave: () => void;
  onDiscard: () => void;
  discard: string;
  /** A button before the others. */
  children?: ReactNode;
};

/** The bar at the bottom of a page that is saved as a whole. */
export function SavePanel(props: SavePanelProps) {
  const { label, state, saving, hasChanges, onSave, onDiscard, discard, children } = props;
  const bar = useBottomBar();
  const region = useKeptFocus<HTMLElement>();
  const isSaving = saving.state === "saving";
  return (
    <section ref={region} tabIndex={-1} className={styles.bar} aria-label={label}>
      <div ref={bar} className={styles.inside}>
        <div className={styles.status}>
          <p className={classNames(styles.state, state && tones[state.tone])} role="status">
            {state && <Icon name={state.icon} />}
            <span>{state?.said}</span>
          </p>
          <SavingMark saving={{ ...saving, retry: onSave }} />
        </div>
        {children}
        {hasChanges && !isSaving && <Button onClick={onDiscard}>{discard}</Button>}
        <Button
          variant="primary"
          busy={isSaving}
          aria-disabled={!hasChanges}
          className={classNames(!hasChanges && styles.nothing)}
          onClick={onSave}
        >
          {accountText.settings.save}
        </Button>
      </div>
    </section>
  );
}
