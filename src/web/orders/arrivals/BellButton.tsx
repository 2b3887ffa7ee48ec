import { watchText } from "../../text/watch-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import type { Bell } from "./bell.ts";
import styles from "./BellButton.module.css";

/** Turns the sound of new orders and calls on and off. `Silence`, beside it, says why nothing is heard. */
export function BellButton({ isOn, isAsleep, turn }: Bell) {
  const { soundOn, turnSoundOn } = watchText.orders;
  const isHeard = isOn && !isAsleep;
  return (
    <Button aria-pressed={isHeard} onClick={() => turn(!isHeard)}>
      <Icon name={isHeard ? "check" : "bell"} />
      {isHeard ? soundOn : turnSoundOn}
    </Button>
  );
}

/** Why nothing is heard. Null where the sound is on and awake. */
export function Silence({ isOn, isAsleep }: Pick<Bell, "isOn" | "isAsleep">) {
  if (isOn && !isAsleep) return null;
  return (
    <p className={styles.silence}>
      <Icon name="alert" />
      {isOn ? watchText.orders.soundAsleep : watchText.orders.soundOff}
    </p>
  );
}

/** Says that somebody has waited for an answer for too long. */
export function LateOrders() {
  return (
    <p role="alert" className={styles.silence}>
      <Icon name="clock" />
      {watchText.orders.late}
    </p>
  );
}
