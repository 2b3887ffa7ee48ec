import type { QueueRow } from "../../../contract/orders.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { orderClock } from "../../site/order-clock.ts";
import { inBrackets } from "../../text/joined.ts";
import { briefText } from "../../text/brief-dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { classNames } from "../../ui/class-names.ts";
import { StatusChip } from "../../ordering/StatusChip.tsx";
import styles from "./OrderCard.module.css";
import { statusLabel } from "../../text/labels.ts";

type QueueCardProps = { row: QueueRow; timeZone: string | undefined; ago: string };

/** Somebody else's order, as a guest may see it: a place in the queue. */
export function QueueCard({ row, timeZone, ago }: QueueCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <strong className={classNames(styles.number, styles.queued)}>
          {briefText.orderNumber(printedNumber(row.display_number))}
        </strong>
        <StatusChip statusId={row.status_id} label={statusLabel(row.status_id)} />
      </div>
      <p className={styles.soft}>{inBrackets(orderClock(row.created, timeZone), ago)}</p>
      <p className={styles.soft}>{staffText.list.hiddenDetails}</p>
    </article>
  );
}
