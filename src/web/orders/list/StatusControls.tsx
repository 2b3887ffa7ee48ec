import { useState, type MouseEvent } from "react";
import type { Order } from "../../../contract/orders.ts";
import {
  hasBegun,
  isCancelled,
  isInProgress,
  isOrderStatusId,
  orderStatus,
  orderStatuses,
  usualNextStatus,
  type OrderMode,
  type OrderStatusId,
} from "../../../domain/order-status.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icons.tsx";
import { PrintButton } from "../printing/PrintButton.tsx";
import { useLinger } from "../../ui/use-linger.ts";
import styles from "./OrderCard.module.css";
import { CancelDialog } from "./CancelDialog.tsx";
import { useOrderCall } from "./use-order-call.ts";
import { useSetStatus } from "./use-set-status.ts";

/** After a change the button already offers the next one; a second tap of the same hand must not take it. */
const restMs = 700;
/** Two taps of a hand that has not moved on are this close. */
const samePlacePx = 30;

/** What an order that leaves the list was moved on by; the next order's button comes to where that stood. */
let lastTap = { x: 0, y: 0, at: -restMs };

function isSecondTap({ clientX: x, clientY: y, timeStamp: at, detail }: MouseEvent): boolean {
  // A key has no place.
  if (detail === 0) return false;
  const isNear = Math.hypot(x - lastTap.x, y - lastTap.y) < samePlacePx;
  if (isNear && at - lastTap.at < restMs) return true;
  lastTap = { x, y, at };
  return false;
}

type StatusControlsProps = {
  order: Order;
  /** Nothing but the next step: the rest comes when the order is opened. */
  isShort?: boolean;
};

/** The usual next status by one tap, any other from the list; why an order is cancelled is asked first. */
export function StatusControls({ order, isShort = false }: StatusControlsProps) {
  const setStatus = useSetStatus(order);
  const accept = useOrderCall(order, {
    call: (api, hash) => api.orders.accept({ params: { hash }, body: {} }),
    said: staffText.orders.accepted,
  });
  const [cancels, setCancels] = useState(false);
  const isResting = useLinger(setStatus.isPending, restMs);
  const ready = useOrderCall(order, {
    call: (api, hash) => api.orders.markReady({ params: { hash }, body: {} }),
    said: staffText.orders.isReady,
  });
  const next = usualNextStatus(order.status_id, wayOf(order));
  // Whoever comes to fetch it is told first.
  const isToBeReady =
    order.service === "takeout" && isInPreparation(order.status_id) && order.ready_at === undefined;
  return (
    <>
      <div className={styles.controls}>
        {!isShort && (
          <>
            <select
              className={styles.select}
              aria-label={orderText.orders.changeStatus(printedNumber(order.id))}
              value={order.status_id}
              onChange={(event) => {
                const chosen = Number(event.currentTarget.value);
                if (!isOrderStatusId(chosen)) return;
                if (!isCancelled(chosen)) return setStatus.mutate({ statusId: chosen });
                setStatus.reset();
                setCancels(true);
              }}
            >
              {orderStatuses.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
            <PrintButton order={order} />
          </>
        )}
        {/* What a guest sent is accepted by its next status. */}
        {order.new && order.mode === "sheet" && (
          <Button
            busy={accept.isPending}
            aria-label={staffText.orders.acceptOrder(printedNumber(order.id))}
            onClick={() => accept.mutate()}
          >
            {staffText.orders.accept}
          </Button>
        )}
        {isToBeReady && (
          <Button
            variant="primary"
            className={classNames(styles.next, styles.done)}
            busy={ready.isPending}
            aria-label={staffText.orders.markReady(printedNumber(order.id))}
            onClick={() => ready.mutate()}
          >
            <Icon name="check" />
            {staffText.orders.ready}
          </Button>
        )}
        {next !== undefined && !isToBeReady && (
          <Button
            variant="primary"
            className={styles.next}
            busy={isResting}
            aria-label={orderText.orders.moveTo(orderStatus(next).label)}
            onClick={(event) => !isSecondTap(event) && setStatus.mutate({ statusId: next })}
          >
            <Icon name="back" />
            {orderStatus(next).label}
          </Button>
        )}
      </div>
      {!isShort && (
        <CancelDialog {...{ order, setStatus }} open={cancels} onClose={() => setCancels(false)} />
      )}
    </>
  );
}

/** What is fetched does not travel. */
function wayOf({ service, mode }: Order): OrderMode {
  return service === "takeout" ? "easy-order" : mode;
}

function isInPreparation(statusId: OrderStatusId): boolean {
  return hasBegun(statusId) && isInProgress(statusId);
}
