import { watchText } from "../../text/watch-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import type { Bell } from "./bell.ts";
import styles from "./BellButton.module.css";
import type { Shift } from "./shift.ts";

/** Opens the shift with one press: the device sounds and its screen stays on. `DarkScreen` says where it may not. */
export function ShiftButton({ shift, bell }: { shift: Shift; bell: Pick<Bell, "turn"> }) {
  if (shift.isOpen) return null;
  const open = () => {
    bell.turn(true);
    shift.open();
  };
  return (
    <Button variant="primary" title={watchText.shift.openShiftWhy} onClick={open}>
      <Icon name="bell" />
      {watchText.shift.openShift}
    </Button>
  );
}

/** Warns that the screen, and with it the sound, may go off in an open shift. Null where the screen stays on. */
export function DarkScreen({ wakeLock }: Pick<Shift, "wakeLock">) {
  if (wakeLock !== "refused") return null;
  return (
    <p className={styles.silence}>
      <Icon name="alert" />
      {watchText.shift.screenMayDarken}
    </p>
  );
}
