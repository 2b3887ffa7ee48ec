import { useId, type ComponentProps, type ReactNode } from "react";
import { fieldText } from "../text/field-dictionary.ts";
import styles from "./SwitchField.module.css";

type SwitchFieldProps = Omit<ComponentProps<"input">, "type" | "role" | "checked"> & {
  label: string;
  checked: boolean;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A switch with its state in words next to it; the whole line can be tapped. */
export function SwitchField({ label, checked, hint, error, ...input }: SwitchFieldProps) {
  const id = useId();
  const hasWords = Boolean(hint) || error !== undefined;
  return (
    <div>
      <label className={styles.switch}>
        <span className={styles.name}>{label}</span>
        <span className={styles.state} aria-hidden>
          {checked ? fieldText.on : fieldText.off}
        </span>
        <input
          {...input}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={hasWords ? id : undefined}
        />
      </label>
      {hasWords && (
        <p id={id} className={styles.hint}>
          {hint}
          {error !== undefined && <strong className={styles.error}>{error}</strong>}
        </p>
      )}
    </div>
  );
}
