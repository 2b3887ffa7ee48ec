import { useId, type ReactNode } from "react";
import styles from "./Field.module.css";
import { FieldNotes } from "./FieldNotes.tsx";

type ChoiceFieldProps = {
  label: string;
  /** For those who see it, the choices say it all. */
  isLabelHidden?: boolean;
  error?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A choice of one out of several, with one label. The children are what can be chosen, in a box with the class. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, isLabelHidden, error, required, className, children } = props;
  const errorId = useId();
  return (
    <fieldset
      className={styles.choice}
      role="radiogroup"
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={isLabelHidden ? "visually-hidden" : styles.label}>{label}</legend>
      <div className={className}>{children}</div>
      <FieldNotes {...{ errorId, error }} />
    </fieldset>
  );
}
