import { useDeferredValue, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { Order } from "../../../contract/orders.ts";
import { orderPlace } from "../../../domain/labels.ts";
import { centsFromReais } from "../../../domain/money.ts";
import type { Urgency } from "../../../domain/order-age.ts";
import { isInProgress } from "../../../domain/order-status.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { AddressText } from "../../address/AddressText.tsx";
import { CancellationNote } from "../../ordering/CancellationNote.tsx";
import { StatusChip } from "../../ordering/StatusChip.tsx";
import { orderClock } from "../../site/order-clock.ts";
import { briefText } from "../../text/brief-dictionary.ts";
import { labelText } from "../../text/label-dictionary.ts";
import { methodNamed, nameOnOrder, statusLabel } from "../../text/labels.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { summaryText } from "../../text/summary-dictionary.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { classNames } from "../../ui/class-names.ts";
import { memo } from "../../ui/memo.ts";
import { Price } from "../../ui/Price.tsx";
import { isPaidAlone } from "../payment/amounts-due.ts";
import { PaidChip } from "../payment/PaidChip.tsx";
import styles from "./OrderCard.module.css";
import { OrderDetails } from "./OrderDetails.tsx";
import { PromiseControls } from "./PromiseControls.tsx";
import { StatusControls } from "./StatusControls.tsx";

type OrderCardProps = {
  order: Order;
  currency: string | undefined;
  timeZone: string | undefined;
  /** Time since it was placed, in words. */
  ago: string;
  /** When it is wanted, if it was ordered ahead. */
  ahead: string | undefined;
  /** Staff change the status; a guest follows their own order. */
  isStaff: boolean;
  /** For staff, while it is in progress. */
  urgency?: Urgency;
  /** Somebody has asked for this one: it opens and comes into view. */
  isWanted?: boolean;
  /** Called once the wanted card has the focus. People move the focus from then on. */
  onFound?: (() => void) | undefined;
};

/** One order. Its head opens its contents. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, currency, timeZone, isStaff, isWanted = false, onFound } = props;
  const card = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(isWanted);
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setOpen(true);
  }
  // The contents are drawn in the frame of the tap, and the actions below them in the next frame.
  const isWhole = useDeferredValue(isOpen);
  const isWaiting = isStaff && order.new;
  useEffect(() => {
    if (!isWanted) return;
    card.current?.scrollIntoView({ block: "nearest" });
    card.current?.querySelector("summary")?.focus({ preventScroll: true });
    onFound?.();
  }, [isWanted, onFound]);
  return (
    <article ref={card} className={classNames(styles.card, isWaiting && styles.waiting)}>
      <Accordion open={isOpen} onToggle={setOpen} drawnAtOnce summary={<Head {...props} />}>
        {/* Guests find words of their few orders by the browser's search too. Staff search hundreds with a field. */}
        {(isOpen || !isStaff) && (
          <OrderDetails {...{ order, currency, timeZone, isOpen, isStaff, isWhole }} />
        )}
        {isStaff && isOpen && isWhole && <PromiseControls order={order} />}
      </Accordion>
      {isStaff ? (
        <StatusControls order={order} />
      ) : (
        <Link href={`/pedidos/${order.hash}`} className={buttonClass("quiet")}>
          {briefText.follow}
        </Link>
      )}
    </article>
  );
});

const Head = memo(function Head(props: OrderCardProps) {
  const { order, currency, timeZone, ago, ahead, isStaff, urgency = "calm" } = props;
  const place = orderPlace(order, labelText);
  const name = nameOnOrder(order.user_name);
  return (
    <span className={styles.summary}>
      <span className={styles.head}>
        <strong className={styles.number}>{printedNumber(order.id)}</strong>
        <span className={styles.states}>
          {urgency !== "calm" && (
            <Chip tone={urgency === "late" ? "danger" : "warn"} icon="alert">
              {summaryText.urgency[urgency]}
            </Chip>
          )}
          {isStaff && order.new && <Chip>{staffText.orders.isNew}</Chip>}
          {order.ready_at && isInProgress(order.status_id) && (
            <Chip tone="ok" icon="check">
              {staffText.orders.ready}
            </Chip>
          )}
          {isPaidAlone(order) && isStaff && <PaidChip order={order} />}
          <StatusChip statusId={order.status_id} label={statusLabel(order.status_id)} />
        </span>
      </span>
      <span className={styles.who}>
        <strong>{name}</strong>
        <Price cents={centsFromReais(order.total_amount)} currency={currency} />
      </span>
      {order.service === "takeout" && (
        <span className={styles.place}>
          <strong>{labelText.takeout}</strong>
        </span>
      )}
      {ahead && (
        <Chip tone="info" icon="clock">
          {ahead}
        </Chip>
      )}
      {/* A tab without a name has its table's name. */}
      {place !== "" && place !== name && (
        <span className={styles.place}>
          <AddressText>{place}</AddressText>
        </span>
      )}
      <span className={styles.soft}>
        {order.placed_by && <span>{staffText.orders.sentBy(order.placed_by)}</span>}
        {order.payment_method_name && <span>{methodNamed(order.payment_method_name)}</span>}
        <span>{orderClock(order.created, timeZone)}</span>
        <span>{ago}</span>
      </span>
      <CancellationNote
        cancelled={order.cancelled}
        timeZone={timeZone}
        className={styles.cancellation}
      />
    </span>
  );
});
