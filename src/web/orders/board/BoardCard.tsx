import { useDeferredValue, useState } from "react";
import type { Order } from "../../../contract/orders.ts";
import { leftOfLine } from "../../../domain/line-cancel.ts";
import { centsFromReais } from "../../../domain/money.ts";
import { shortAge, type Urgency } from "../../../domain/order-age.ts";
import { orderPlace } from "../../../domain/labels.ts";
import { sideBySide } from "../../text/joined.ts";
import { labelText } from "../../text/label-dictionary.ts";
import { methodNamed, nameOnOrder, statusLabel } from "../../text/labels.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { hourLabel } from "../../site/account-clock.ts";
import { orderClock } from "../../site/order-clock.ts";
import { summaryText } from "../../text/summary-dictionary.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icons.tsx";
import { memo } from "../../ui/memo.ts";
import { Price } from "../../ui/Price.tsx";
import { OrderDetails } from "../list/OrderDetails.tsx";
import { PromiseControls } from "../list/PromiseControls.tsx";
import { StatusControls } from "../list/StatusControls.tsx";
import styles from "./BoardCard.module.css";

type BoardCardProps = {
  order: Order;
  /** Minutes of waiting. */
  minutes: number;
  urgency: Urgency;
  /** When it is wanted, if it was ordered ahead. */
  ahead: string | undefined;
  currency: string | undefined;
  timeZone: string | undefined;
};

const words = staffText.board;

/** An order to be read in passing. Its head opens the rest, and its button takes it one step on. */
export const BoardCard = memo(function BoardCard(props: BoardCardProps) {
  const { order, urgency, currency, timeZone } = props;
  const [isOpen, setOpen] = useState(false);
  // The contents are drawn in the frame of the tap, and the actions below them in the next frame.
  const isWhole = useDeferredValue(isOpen) && isOpen;
  return (
    <article className={classNames(styles.card, styles[urgency])} data-order={order.hash}>
      <Accordion open={isOpen} onToggle={setOpen} drawnAtOnce summary={<Head {...props} />}>
        {isOpen && (
          <>
            <p className={styles.soft}>
              {order.placed_by && <span>{staffText.orders.sentBy(order.placed_by)}</span>}
              {order.payment_method_name && <span>{methodNamed(order.payment_method_name)}</span>}
              <span>{orderClock(order.created, timeZone)}</span>
            </p>
            <OrderDetails {...{ order, currency, timeZone, isOpen, isWhole }} isStaff />
            {isWhole && <PromiseControls order={order} />}
          </>
        )}
      </Accordion>
      <StatusControls order={order} isShort={!isWhole} />
    </article>
  );
});

const Head = memo(function Head(props: BoardCardProps) {
  const { order, minutes, urgency, ahead, currency, timeZone } = props;
  const { count, unit } = shortAge(minutes);
  const name = nameOnOrder(order.user_name);
  const { service } = order;
  const place = service === "indoor" ? orderPlace(order, labelText) : words.services[service];
  return (
    <span className={styles.head}>
      <span className={styles.row}>
        <strong className={styles.number}>{printedNumber(order.id)}</strong>
        <span className={styles.age}>
          {order.scheduled_for && minutes === 0 ? (
            <strong>{hourLabel(Date.parse(order.scheduled_for), timeZone)}</strong>
          ) : (
            <>
              <strong>{count}</strong> <span>{words.ages[unit]}</span>
            </>
          )}
        </span>
      </span>
      <span className="visually-hidden">{statusLabel(order.status_id)}</span>
      <span className={styles.marks}>
        {urgency !== "calm" && (
          <span className={styles.urgency}>
            <Icon name="alert" />
            <span>{summaryText.urgency[urgency]}</span>
          </span>
        )}
        {order.promised_at && !ahead && (
          <span>{summaryText.due(hourLabel(Date.parse(order.promised_at), timeZone))}</span>
        )}
        {ahead && <span>{ahead}</span>}
      </span>
      <span className={styles.row}>
        <strong className={styles.name}>{name}</strong>
        <Price cents={centsFromReais(order.total_amount)} currency={currency} />
      </span>
      {/* A table's own tab has the table's name. */}
      {place !== name && <span className={styles.place}>{place}</span>}
      <span className={styles.items}>{itemsInShort(order)}</span>
    </span>
  );
});

/** "2× Calabresa, 1× Água": enough to tell an order from another. */
function itemsInShort({ details: { items, more = 0 } }: Order): string {
  const said = items
    .flatMap((item) => leftOfLine(item) ?? [])
    .map(({ qty, title_br: title }) => `${qty}× ${title}`);
  return sideBySide([...said, more > 0 && words.more(more)]);
}
