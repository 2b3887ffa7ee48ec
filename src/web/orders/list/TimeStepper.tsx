import { promiseStepMinutes } from "../../../domain/promised-time.ts";
import { answerText } from "../../text/answer-dictionary.ts";
import { text } from "../../text/dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Answer.module.css";

type TimeStepperProps = {
  /** The order's, as it is printed. */
  number: string;
  /** What is changed, as it reads now. */
  value: string;
  canDecrease: boolean;
  canIncrease: boolean;
  onStep: (by: 1 | -1) => void;
};

/** A time with a button on either side, five minutes a tap. At a limit the button stays reachable and does nothing. */
export function TimeStepper(props: TimeStepperProps) {
  const { number, value, canDecrease, canIncrease, onStep } = props;
  const what = answerText.time(number);
  return (
    <div className={styles.stepper} role="group" aria-label={what}>
      <Button
        aria-label={text.a11y.decrease(what)}
        aria-disabled={!canDecrease}
        onClick={() => canDecrease && onStep(-1)}
      >
        −{promiseStepMinutes}
      </Button>
      <output className={styles.value}>{value}</output>
      <Button
        aria-label={text.a11y.increase(what)}
        aria-disabled={!canIncrease}
        onClick={() => canIncrease && onStep(1)}
      >
        +{promiseStepMinutes}
      </Button>
    </div>
  );
}
