import { refusalText } from "../api/refusal-text.ts";
import { text } from "../text/dictionary.ts";
import { editingText } from "../text/editing-dictionary.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/icons.tsx";
import spinner from "../ui/Spinner.module.css";
import styles from "./SavingMark.module.css";
import type { SavingState } from "./saving-queue.ts";

type SavingMarkProps = {
  saving: {
    state: SavingState;
    error: unknown;
    retry: () => void;
    /** Refused fields are marked, and say why. */
    isToldAtFields?: boolean;
    /** A message says what was saved: the mark beside it is only seen. */
    isToldByMessage?: boolean;
  };
  /** There are changes that are not saved: "saved" beside them would be taken to be of them too. */
  hasUnsaved?: boolean;
};

const words = editingText.saving;

/** Says whether what was changed is saved; what failed can be tried again from here. */
export function SavingMark({ saving, hasUnsaved = false }: SavingMarkProps) {
  const { state, error, retry, isToldAtFields = false, isToldByMessage } = saving;
  const hasFailed = state === "failed";
  const why = isToldAtFields ? words.fixFields : refusalText(error);
  return (
    <div className={styles.mark}>
      <p role="status" className={styles.status}>
        {state === "saving" && (
          <>
            <span className={spinner.spinner} />
            <span>{words.saving}</span>
          </>
        )}
        {state === "saved" && !hasUnsaved && (
          <span className={styles.saved} aria-hidden={isToldByMessage}>
            <Icon name="check" />
            {editingText.pending.savedMark}
          </span>
        )}
      </p>
      <div role="alert">
        {(hasFailed || state === "conflict") && (
          <p className={styles.failed}>
            <Icon name="alert" />
            <span>
              <strong>{words.notSaved}</strong> {hasFailed ? why : words.conflict}
            </span>
          </p>
        )}
      </div>
      {hasFailed && <Button onClick={retry}>{text.common.retry}</Button>}
    </div>
  );
}
