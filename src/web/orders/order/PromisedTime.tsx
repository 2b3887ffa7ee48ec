import type { Order } from "../../../contract/orders.ts";
import { isInProgress } from "../../../domain/order-status.ts";
import { hourLabel } from "../../site/account-clock.ts";
import { orderClock } from "../../site/order-clock.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { promiseWords } from "../promise-words.ts";
import styles from "./OrderTimeline.module.css";

type PromisedOrder = Pick<
  Order,
  "status_id" | "service" | "promised_at" | "scheduled_for" | "ready_at" | "new"
>;

type PromisedTimeProps = { order: PromisedOrder; timeZone: string | undefined };

/** When the guest can expect the order: large once the shop has promised a time, and before that the usual one. */
export function PromisedTime({ order, timeZone }: PromisedTimeProps) {
  const { status_id, promised_at, scheduled_for, ready_at, service } = order;
  if (!isInProgress(status_id)) return null;
  const { promised, scheduled } = orderText.confirmation;
  const isAsOrdered = promised_at === undefined || promised_at === scheduled_for;
  if (scheduled_for !== undefined && (isAsOrdered || order.new))
    return <p className={styles.promised}>{scheduled(orderClock(scheduled_for, timeZone))}</p>;
  if (promised_at === undefined) return null;
  if (ready_at !== undefined && service !== "delivery") return null;
  // An order ahead may be for another day.
  const time =
    scheduled_for === undefined
      ? hourLabel(Date.parse(promised_at), timeZone)
      : orderClock(promised_at, timeZone);
  if (order.new) return <p>{promised(time)}</p>;
  return <p className={styles.promised}>{promiseWords(service, time)}</p>;
}
