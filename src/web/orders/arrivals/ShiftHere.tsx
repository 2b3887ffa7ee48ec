import { spokenTag } from "../../text/spoken-language.ts";
import { watchText } from "../../text/watch-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { useBell } from "./bell.ts";
import { Silence } from "./BellButton.tsx";
import { useShift } from "./shift.ts";
import { DarkScreen, ShiftButton } from "./ShiftButton.tsx";
import styles from "./StaffBar.module.css";

/** Pages on which the shift is opened. The staff's bar does not mention it there. */
export const opensShift = /^\/(?:pedidos$|(?:cozinha|pedido-mesa)(?:\/|$))/;

/** Opens the shift, and says why nothing is heard. `onlySilent`: nothing of a shift while the device is heard. */
export function ShiftHere({ onlySilent = false }: { onlySilent?: boolean }) {
  const bell = useBell();
  const shift = useShift();
  const isHeard = bell.isOn && !bell.isAsleep;
  if ((shift.isOpen || onlySilent) && isHeard) return <DarkScreen {...shift} />;
  return (
    <div className={styles.silence} lang={spokenTag()}>
      <ShiftButton {...{ shift, bell }} />
      <DarkScreen {...shift} />
      {shift.isOpen && !bell.isOn && (
        <Button onClick={() => bell.turn(true)}>{watchText.orders.turnSoundOn}</Button>
      )}
      <Silence {...bell} />
    </div>
  );
}
