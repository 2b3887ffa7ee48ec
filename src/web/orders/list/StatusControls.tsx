import { useState } from "react";
import type { Order } from "../../../contract/orders.ts";
import {
  hasBegun,
  isCancelled,
  isInProgress,
  isOrderStatusId,
  orderStatuses,
  usualNextStatus,
  type OrderMode,
  type OrderStatusId,
} from "../../../domain/order-status.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { answerText } from "../../text/answer-dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { OptionList } from "../../ui/Field.tsx";
import { Icon } from "../../ui/icons.tsx";
import { PrintButton } from "../printing/PrintButton.tsx";
import { ReceiveButton } from "../payment/ReceiveButton.tsx";
import { memo } from "../../ui/memo.ts";
import { useListChoice } from "../../ui/use-list-choice.ts";
import { useLinger } from "../../ui/use-linger.ts";
import { usePartOnTap } from "../../ui/use-part-on-tap.ts";
import styles from "./OrderCard.module.css";
import { AcceptControls, fetchRefuse } from "./AcceptControls.tsx";
import { useAsked } from "./asked-orders.ts";
import { isSecondTap, restMs } from "./second-tap.ts";
import { useOrderCall } from "./use-order-call.ts";
import { useSetStatus } from "./use-set-status.ts";
import { statusLabel } from "../../text/labels.ts";

const fetchCancel = () => import("./CancelDialog.tsx");

type StatusControlsProps = {
  order: Order;
  /** Only the next step. The rest comes when the order is opened. */
  isShort?: boolean;
};

/** The usual next status by one tap, and any other from the list. A cancellation asks for its reason first. */
export const StatusControls = memo(function StatusControls(props: StatusControlsProps) {
  const { order, isShort = false } = props;
  const setStatus = useSetStatus(order);
  const accept = useOrderCall(order, {
    call: (api, hash) => api.orders.accept({ params: { hash }, body: {} }),
    said: answerText.accepted,
  });
  const [cancels, setCancels] = useState(false);
  const isResting = useLinger(setStatus.isPending, restMs);
  const ready = useOrderCall(order, {
    call: (api, hash) => api.orders.markReady({ params: { hash }, body: {} }),
    said: staffText.orders.isReady,
  });
  // A ready order skips the step of being begun.
  const isReadyUnbegun = order.ready_at !== undefined && order.status_id === 1;
  const next = usualNextStatus(isReadyUnbegun ? 2 : order.status_id, wayOf(order));
  // A customer who fetches the order is told that it is ready before the next step.
  const isToBeReady =
    order.service === "takeout" && isInPreparation(order.status_id) && order.ready_at === undefined;
  // A guest's order is answered. An attendant's order is accepted directly.
  const isToBeAnswered = order.new && order.status_id === 5;
  const choice = useListChoice(String(order.status_id), (chosen) => {
    const statusId = Number(chosen);
    if (!isOrderStatusId(statusId)) return;
    if (!isCancelled(statusId)) return setStatus.mutate({ statusId, seen: order.status_id });
    setStatus.reset();
    setCancels(true);
  });
  const closeCancel = () => setCancels(false);
  const refusing = usePartOnTap(fetchRefuse, cancels && isToBeAnswered, closeCancel);
  const cancelling = usePartOnTap(fetchCancel, cancels && !isToBeAnswered, closeCancel);
  useAsked(order.hash, cancels);
  return (
    <>
      {isToBeAnswered && <AcceptControls order={order} />}
      <div className={styles.controls} data-controls={order.hash}>
        {!isShort && (
          <>
            <select
              className={styles.select}
              aria-label={staffText.list.changeStatus(printedNumber(order.id))}
              {...choice}
            >
              <OptionList of={orderStatuses.map(({ id }) => [id, statusLabel(id)])} />
            </select>
            <PrintButton order={order} />
            <ReceiveButton order={order} />
          </>
        )}
        {order.new && !isToBeAnswered && (
          <Button
            busy={accept.isPending}
            aria-label={answerText.acceptOrder(printedNumber(order.id))}
            onClick={() => accept.mutate()}
          >
            {answerText.accept}
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
        {next !== undefined && !isToBeReady && !isToBeAnswered && (
          <Button
            variant="primary"
            className={styles.next}
            data-next
            busy={isResting}
            aria-label={staffText.list.moveTo(statusLabel(next))}
            onClick={(event) => {
              if (isSecondTap(event)) return;
              leaveColumn(event.currentTarget);
              setStatus.mutate({ statusId: next, seen: order.status_id });
            }}
          >
            <Icon name="back" />
            {statusLabel(next)}
          </Button>
        )}
      </div>
      {isToBeAnswered && refusing && (
        <refusing.RefuseDialog order={order} open={cancels} onClose={closeCancel} />
      )}
      {!isToBeAnswered && !isShort && cancelling && (
        <cancelling.CancelDialog {...{ order, setStatus }} open={cancels} onClose={closeCancel} />
      )}
    </>
  );
});

/**
 * On the board the card moves to another column, with its button: the focus goes to the list, where it would end
 * anyway. It goes now, because removing a focused element after the layout leaves the new card blank for a frame.
 */
function leaveColumn(button: HTMLElement): void {
  const board = button.closest("[data-board]");
  board?.closest("section")?.focus({ preventScroll: true });
}

/** A pickup order does not travel. */
function wayOf({ service, mode }: Order): OrderMode {
  return service === "takeout" ? "easy-order" : mode;
}

function isInPreparation(statusId: OrderStatusId): boolean {
  return hasBegun(statusId) && isInProgress(statusId);
}
