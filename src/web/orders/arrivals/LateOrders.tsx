import { watchText } from "../../text/watch-dictionary.ts";
import { Icon } from "../../ui/icons.tsx";
import styles from "./BellButton.module.css";

/** Says that somebody has waited for an answer for too long. */
export function LateOrders() {
  return (
    <p role="alert" className={styles.silence}>
      <Icon name="clock" />
      {watchText.orders.late}
    </p>
  );
}
