import type { KitchenTicket } from "../../contract/kitchen.ts";
import type { Urgency } from "../../domain/order-age.ts";
import { printedNumber } from "../../domain/print-layout.ts";
import { optionLabel } from "../../domain/option-share.ts";
import { hourLabel } from "../site/account-clock.ts";
import { kitchenText } from "../text/kitchen-dictionary.ts";
import { summaryText } from "../text/summary-dictionary.ts";
import { nameOnOrder } from "../text/labels.ts";
import { Button } from "../ui/Button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icons.tsx";
import { memo } from "../ui/memo.ts";
import styles from "./TicketCard.module.css";
import type { KitchenCalls } from "./use-kitchen-calls.ts";

type TicketCardProps = KitchenCalls & {
  ticket: KitchenTicket;
  /** Minutes since it was ordered. */
  minutes: number;
  urgency: Urgency;
  timeZone: string | undefined;
  /** The key that marks the whole order as made. */
  shortcut: number | undefined;
};

/** An order to be made: a tap on a line crosses it out. */
export const TicketCard = memo(function TicketCard(props: TicketCardProps) {
  const { ticket, minutes, urgency, timeZone, shortcut } = props;
  const { setLines, recall, markSeen, markLinesSeen, markMoveSeen } = props;
  const { state, obs } = ticket;
  const number = printedNumber(ticket.id);
  const place = placeOf(ticket);
  const name = nameOnOrder(ticket.name);
  return (
    <article
      className={classNames(styles.ticket, styles[state], styles[urgency])}
      aria-label={kitchenText.order(number)}
      data-ticket={ticket.hash}
      tabIndex={-1}
    >
      <header className={styles.head}>
        <div className={styles.what}>
          <h2 className={styles.number}>{number}</h2>
          <p className={styles.place}>{place}</p>
        </div>
        {/* The age of an order ahead means nothing to a cook. */}
        <p className={styles.minutes}>
          {ticket.scheduled_for
            ? hourLabel(Date.parse(ticket.scheduled_for), timeZone)
            : kitchenText.minutes(minutes)}
        </p>
        {/* A table's own tab has the table's name. */}
        <p className={styles.who}>{name !== place && name}</p>
        <p className={styles.urgency}>
          {urgency !== "calm" && (
            <>
              <Icon name="alert" />
              {summaryText.urgency[urgency]}
            </>
          )}
          {ticket.scheduled_for && <span>{kitchenText.ahead}</span>}
          {ticket.due_at && ticket.due_at !== ticket.scheduled_for && (
            <span>{summaryText.due(hourLabel(Date.parse(ticket.due_at), timeZone))}</span>
          )}
        </p>
      </header>
      {ticket.moved_from !== undefined && ticket.table_number !== undefined && (
        <button
          type="button"
          className={styles.moved}
          aria-label={kitchenText.movedSeen(number, ticket.moved_from, ticket.table_number)}
          onClick={() => markMoveSeen(ticket)}
        >
          {kitchenText.moved(ticket.moved_from, ticket.table_number)}
          <Icon name="check" />
        </button>
      )}
      {state === "cancelled" && <p className={styles.stamp}>{kitchenText.cancelled}</p>}
      {obs && <p className={styles.note}>{obs}</p>}
      <ul className={styles.lines}>
        {ticket.lines.map((line) => (
          <li key={line.line}>
            {line.added_at && (
              <p className={styles.added}>
                <Icon name="plus" />
                {kitchenText.added(hourLabel(Date.parse(line.added_at), timeZone))}
              </p>
            )}
            {line.cancelled > 0 && (
              <p className={styles.calledOff}>
                <s>
                  {line.cancelled}× {line.title}
                </s>
                <strong>{kitchenText.cancelled}</strong>
              </p>
            )}
            {line.qty > 0 && (
              <button
                type="button"
                className={styles.line}
                aria-pressed={line.ready}
                disabled={state !== "open"}
                onClick={() => setLines(ticket, !line.ready, [line.line])}
              >
                <span className={styles.count}>{line.qty}×</span>
                <span className={styles.words}>
                  <span className={styles.title}>{line.title}</span>
                  {line.options.map((option, at) => (
                    // Options never change their places.
                    // eslint-disable-next-line react/no-array-index-key
                    <span key={at} className={styles.option}>
                      {optionText(line.qty, option)}
                    </span>
                  ))}
                  {line.obs && <span className={styles.note}>{line.obs}</span>}
                </span>
                {line.ready && <Icon name="check" className={styles.check} />}
              </button>
            )}
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        {state !== "cancelled" && ticket.lines.some(({ cancelled }) => cancelled > 0) && (
          <Button
            className={styles.act}
            aria-label={kitchenText.linesSeenOf(number)}
            onClick={() => markLinesSeen(ticket)}
          >
            <Icon name="check" />
            {kitchenText.seen}
          </Button>
        )}
        {state === "open" && (
          <Button
            variant="primary"
            className={styles.act}
            aria-keyshortcuts={shortcut?.toString()}
            data-key={shortcut}
            aria-label={kitchenText.allMadeOf(number)}
            onClick={() => setLines(ticket, true)}
          >
            <Icon name="check" />
            {kitchenText.allMade}
          </Button>
        )}
        {state === "ready" && ticket.lines.some(({ qty }) => qty > 0) && (
          <>
            <p className={styles.done}>
              <Icon name="check" />
              {kitchenText.ready}
            </p>
            {!ticket.over && (
              <Button
                className={styles.act}
                aria-label={kitchenText.recallOf(number)}
                onClick={() => recall(ticket)}
              >
                <Icon name="back" />
                {kitchenText.recall}
              </Button>
            )}
          </>
        )}
        {state === "cancelled" && (
          <Button
            className={styles.act}
            aria-label={kitchenText.seenOf(number)}
            onClick={() => markSeen(ticket)}
          >
            <Icon name="check" />
            {kitchenText.seen}
          </Button>
        )}
      </footer>
    </article>
  );
});

function placeOf({ service, table_number, location }: KitchenTicket): string {
  const words = kitchenText.place;
  if (table_number !== undefined) return words.table(table_number);
  return location === undefined ? words[service] : words.location(location);
}

type Option = KitchenTicket["lines"][number]["options"][number];

function optionText(lineQty: number, { share, ...option }: Option): string {
  const { qty, title } = optionLabel(lineQty, option, summaryText.counted);
  return `${share ?? `${qty}×`} ${title}`;
}
