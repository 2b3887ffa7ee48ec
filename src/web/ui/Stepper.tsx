import { maxQuantity } from "../../domain/quantity.ts";
import { text } from "../text/dictionary.ts";
import { IconButton } from "./Button.tsx";
import styles from "./Stepper.module.css";

type StepperProps = {
  /** The counted thing, for the group and its buttons: "Aumentar X-Burger". */
  what: string;
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  /** Says why there can be no more, while there cannot. */
  fullId?: string | undefined;
  onChange: (value: number) => void;
};

/**
 * A quantity with a button on either side. At a limit the button stays reachable and does nothing. The field is for the
 * eye: what is read aloud is the text beside it, which also says each change.
 */
export function Stepper(props: StepperProps) {
  const { what, value, min = 0, max = maxQuantity, fullId, onChange } = props;
  const canDecrease = value > min;
  const canIncrease = value < max;
  return (
    <div className={styles.stepper} role="group" aria-label={what}>
      <IconButton
        icon="minus"
        label={text.a11y.decrease(what)}
        className={styles.button}
        aria-disabled={!canDecrease}
        onClick={() => canDecrease && onChange(value - 1)}
      />
      <input
        className={styles.count}
        aria-hidden
        readOnly
        tabIndex={-1}
        maxLength={2}
        value={value}
      />
      <span className="visually-hidden" aria-live="polite">
        {value}
      </span>
      <IconButton
        icon="plus"
        label={text.a11y.increase(what)}
        className={styles.button}
        aria-disabled={!canIncrease}
        aria-describedby={canIncrease ? undefined : fullId}
        onClick={() => canIncrease && onChange(value + 1)}
      />
    </div>
  );
}
