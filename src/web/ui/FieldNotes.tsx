import type { ReactNode } from "react";
import styles from "./Field.module.css";
import { Icon } from "./icons.tsx";

type FieldNotesProps = {
  errorId: string | undefined;
  error: string | undefined;
  hintId?: string | undefined;
  hint?: ReactNode;
};

/** The problem with a field, and the hint to fill it in; the control is described by both ids. */
export function FieldNotes({ errorId, error, hintId, hint }: FieldNotesProps) {
  return (
    <>
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </>
  );
}
