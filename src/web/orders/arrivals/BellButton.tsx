import { staffText } from "../../text/staff-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import styles from "../OrdersPage.module.css";
import type { useBell } from "./bell.ts";

/** New orders are heard when somebody on this device wanted it so. */
export function BellButton({ isOn, isAsleep, turn }: ReturnType<typeof useBell>) {
  return (
    <>
      <Button aria-pressed={isOn} onClick={() => turn(!isOn)}>
        <Icon name={isOn ? "check" : "bell"} />
        {isOn ? staffText.orders.soundOn : staffText.orders.soundOff}
      </Button>
      {isAsleep && <p className={styles.hint}>{staffText.orders.soundAsleep}</p>}
    </>
  );
}
