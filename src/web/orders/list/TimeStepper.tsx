import { promiseStepMinutes } from "../../../domain/promised-time.ts";
import { answerText } from "../../text/answer-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./Answer.module.css";

type TimeStepperProps = {
  /** The order's printed number. */
  number: string;
  /** The value as it reads now. */
  value: string;
  canDecrease: boolean;
  canIncrease: boolean;
  onStep: (by: 1 | -1) => void;
};

const sooner = `−${promiseStepMinutes}`;
const later = `+${promiseStepMinutes}`;

/** A time with a button on either side, five minutes a tap. At a limit the button stays reachable and does nothing. */
export function TimeStepper(props: TimeStepperProps) {
  const { number, value, canDecrease, canIncrease, onStep } = props;
  return (
    <div className={styles.stepper} role="group" aria-label={answerText.time(number)}>
      <Button
        aria-label={answerText.step(sooner, number)}
        aria-disabled={!canDecrease}
        onClick={() => canDecrease && onStep(-1)}
      >
        {sooner}
      </Button>
      <output className={styles.value}>{value}</output>
      <Button
        aria-label={answerText.step(later, number)}
        aria-disabled={!canIncrease}
        onClick={() => canIncrease && onStep(1)}
      >
        {later}
      </Button>
    </div>
  );
}
