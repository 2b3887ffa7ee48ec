import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SheetDetails } from "../../../contract/sheets.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { optionLabels } from "../../../domain/option-share.ts";
import { isInProgress, isToAnswer } from "../../../domain/order-status.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { ticketItem } from "../../../domain/ticket.ts";
import { countedText } from "../../ordering/Counted.tsx";
import { orderClock } from "../../site/order-clock.ts";
import { joined, sideBySide } from "../../text/joined.ts";
import { tabText } from "../../text/tab-dictionary.ts";
import { watchText } from "../../text/watch-dictionary.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Price } from "../../ui/Price.tsx";
import { CancellationNote } from "../../ordering/CancellationNote.tsx";
import { StatusChip } from "../../ordering/StatusChip.tsx";
import { serverNow } from "../../services/server-clock.ts";
import { useNow } from "../../ui/use-now.ts";
import { ago } from "../ago.ts";
import { LineActions } from "../../orders/lines/LineActions.tsx";
import { actionText } from "../../text/action-dictionary.ts";
import { leftOfLine } from "../../../domain/line-cancel.ts";
import { statusLabel, nameOnOrder } from "../../text/labels.ts";
import { summaryText } from "../../text/summary-dictionary.ts";
import { Icon } from "../../ui/icons.tsx";
import { totalOf } from "../payment/total-of.ts";
import { useApi } from "../../api/api.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { Button } from "../../ui/Button.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { locationsKey, sheetsKey } from "../queries.ts";
import styles from "./TabOrders.module.css";

type TabOrdersProps = {
  details: SheetDetails;
  currency: string | undefined;
  timeZone: string | undefined;
};

/** Orders on the tab so far: by whom, when, and at which stage. */
export function TabOrders({ details, currency, timeZone }: TabOrdersProps) {
  const now = useNow(serverNow);
  const { orders, total_amount, service_amount, waives_service } = details;
  const waiting = orders.filter((order) => order.by_guest && order.new).length;
  return (
    <Accordion
      className={styles.orders}
      defaultOpen={details.closed}
      disabled={orders.length === 0}
      summary={
        <div className={styles.summary}>
          <h2>{tabText.tab.orders}</h2>
          {orders.length === 0 ? (
            <p>{details.closed ? tabText.tab.neverOrdered : tabText.tab.noOrders}</p>
          ) : (
            <p>
              {tabText.tab.orderCount(orders.length)}&nbsp;·{" "}
              <Price cents={centsFromReais(total_amount)} currency={currency} />
              {service_amount > 0 && ` ${tabText.tab.withService}`}
              {orders.some((order) => isToAnswer(order.status_id)) &&
                `\u00a0· ${tabText.tab.toAnswerOut}`}
              {orders.some(({ cancelled }) => cancelled) && `\u00a0· ${tabText.tab.cancelledOut}`}
            </p>
          )}
          {waiting > 0 && (
            <Chip tone="warn" icon="bell">
              {tabText.tab.guestWaits(waiting)}
            </Chip>
          )}
          <Overpaid {...{ details, currency }} />
        </div>
      }
    >
      <ul className={styles.list}>
        {[...orders].reverse().map((order) => (
          <li
            key={order.id}
            className={classNames(order.status_alias === "cancelled" && styles.cancelled)}
          >
            <div className={styles.head}>
              <strong>{printedNumber(order.id)}</strong>
              {order.ready_at && isInProgress(order.status_id) ? (
                <Chip tone="ok" icon="check">
                  <span>{tabText.tab.ready}</span>
                </Chip>
              ) : (
                <StatusChip statusId={order.status_id} label={statusLabel(order.status_id)} />
              )}
              <Price
                cents={centsFromReais(waives_service ? order.subtotal_amount : order.total_amount)}
                currency={currency}
                className={styles.amount}
              />
            </div>
            {order.by_guest && <GuestNote order={order} />}
            <p className={styles.soft}>
              {joined([
                orderClock(order.created, timeZone),
                ago(new Date(order.created), now),
                order.placed_by !== null && watchText.orders.placedBy(order.placed_by),
              ])}
            </p>
            <CancellationNote
              cancelled={order.cancelled}
              timeZone={timeZone}
              className={styles.cancellation}
            />
            <ul className={styles.lines}>
              {order.details.items.map((item) => (
                <li key={item.line} className={styles.line}>
                  <TabLine item={item} />
                  <LineActions {...{ order, item }} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Accordion>
  );
}

/** The units left of a line, and those that were called off. */
function TabLine({ item }: { item: SheetDetails["orders"][number]["details"]["items"][number] }) {
  const left = leftOfLine(item);
  const { cancelled, title_br: title } = item;
  return (
    <span>
      {left &&
        sideBySide(
          [
            { qty: left.qty, title },
            ...optionLabels(left.qty, ticketItem(left).children, summaryText.counted),
          ].map(countedText),
        )}
      {left && item.obs && <em> — {item.obs}</em>}
      {left && cancelled > 0 && <br />}
      {cancelled > 0 && (
        <>
          <s>{countedText({ qty: cancelled, title })}</s>{" "}
          <strong className={styles.lineCancelled}>{actionText.orders.lineCancelled}</strong>
        </>
      )}
    </span>
  );
}

type OverpaidProps = { details: SheetDetails; currency: string | undefined };

/** The amount to give back, as when an order was cancelled after it was paid for. Null if there is none. */
function Overpaid({ details, currency }: OverpaidProps) {
  const { overpaidCents } = totalOf(details, details.waives_service);
  if (overpaidCents === 0) return null;
  return (
    <p className={styles.overpaid}>
      <Icon name="alert" />
      <span>
        {tabText.tab.toGiveBack} <Price cents={overpaidCents} currency={currency} />
      </span>
    </p>
  );
}

/** The guest whose phone the order came from, and a button that accepts it. */
function GuestNote({ order }: { order: SheetDetails["orders"][number] }) {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  const number = printedNumber(order.id);
  const accept = useMutation({
    mutationFn: () => api.orders.accept({ params: { hash: order.hash }, body: {} }),
    async onSuccess() {
      show({ text: tabText.tab.accepted(number), tone: "ok" });
      await queries.invalidateQueries({ queryKey: sheetsKey });
      void queries.invalidateQueries({ queryKey: locationsKey });
    },
    onError: (error) => show({ text: refusalText(error), tone: "danger" }),
  });
  return (
    <div className={styles.guest}>
      <Chip tone="info" icon="user">
        {tabText.tab.byGuest(nameOnOrder(order.user_name))}
      </Chip>
      {order.new && (
        <Button variant="primary" busy={accept.isPending} onClick={() => accept.mutate()}>
          {tabText.tab.accept(number)}
        </Button>
      )}
    </div>
  );
}
