import type { Order } from "../../contract/orders.ts";
import { titleFor, titleReader, type TitleReader } from "../../domain/guest-title.ts";
import { leftOfLine } from "../../domain/line-cancel.ts";
import type { Cents } from "../../domain/money.ts";
import { optionLabels, type OptionLabel } from "../../domain/option-share.ts";
import { chargedOptions, type Charged } from "../../domain/order-total.ts";
import { chargedGroup } from "../../domain/pricing-words.ts";
import { ticketItem, type TicketItem, type TicketOption } from "../../domain/ticket.ts";
import { Counted } from "../ordering/Counted.tsx";
import { useSite } from "../site/site.ts";
import { briefText } from "../text/brief-dictionary.ts";
import { classNames } from "../ui/class-names.ts";
import { Price } from "../ui/Price.tsx";
import { LineActions } from "./lines/LineActions.tsx";
import { actionText } from "../text/action-dictionary.ts";
import styles from "./OrderLines.module.css";
import { spokenLanguage } from "../text/spoken-language.ts";
import { summaryText } from "../text/summary-dictionary.ts";

type OrderItem = Order["details"]["items"][number];

type OrderLinesProps = {
  items: readonly OrderItem[];
  currency?: string | undefined;
  order: Pick<Order, "id" | "hash" | "status_id" | "service" | "language">;
  /** The reader may call lines off. */
  isChangeable: boolean;
};

/** Ordered lines: quantities, options and observations, with what each adds to the whole. */
export function OrderLines({ items, currency, order, isChangeable }: OrderLinesProps) {
  const { language } = useSite();
  const reader = isChangeable ? "business" : titleReader(order, language);
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={item.line} className={classNames(isChangeable && styles.acted)}>
          <Line {...{ item, currency, reader }} />
          {isChangeable && <LineActions {...{ order, item }} />}
        </li>
      ))}
    </ul>
  );
}

type LineProps = { item: OrderItem; currency: string | undefined; reader: TitleReader };

/** The units left of a line, and those that were called off. */
function Line({ item, currency, reader }: LineProps) {
  const left = leftOfLine(item);
  return (
    <div>
      {left && <LeftOfLine item={ticketItem(left, reader)} currency={currency} />}
      {item.cancelled > 0 && (
        <p className={styles.cancelled}>
          <s>
            <Counted qty={item.cancelled} title={titleFor(item, reader)} />
          </s>
          <span>{actionText.orders.lineCancelled}</span>
        </p>
      )}
    </div>
  );
}

function LeftOfLine({ item, currency }: { item: TicketItem; currency: string | undefined }) {
  return (
    <>
      <Row count={item} cents={item.qty * item.priceCents} currency={currency} />
      {item.children.length > 0 && (
        <ul className={styles.options}>
          {chargedOptions(item).map((charged, chargedIndex) => (
            // oxlint-disable-next-line react/no-array-index-key -- options may repeat, and rows have no state
            <li key={chargedIndex}>
              <Options item={item} charged={charged} currency={currency} />
            </li>
          ))}
        </ul>
      )}
      {item.obs && <p className={styles.observation}>{briefText.observation(item.obs)}</p>}
    </>
  );
}

type OptionsProps = {
  item: TicketItem;
  charged: Charged<TicketOption>;
  currency: string | undefined;
};

/** A single option, or the options that a group with rules charges together, below the group's name. */
function Options({ item, charged, currency }: OptionsProps) {
  const { group, options, cents } = charged;
  const counts = optionLabels(item.qty, options, summaryText.counted);
  if (!group) {
    return counts.map((count, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- options may repeat, and rows have no state
      <Row key={index} count={count} cents={cents} currency={currency} />
    ));
  }
  return (
    <>
      <span className={styles.row}>
        <span>{chargedGroup(group, { ...summaryText.pricing, language: spokenLanguage() })}</span>
        {cents > 0 && <Price cents={cents} currency={currency} />}
      </span>
      <ul className={styles.options}>
        {counts.map((count, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- options may repeat, and rows have no state
          <li key={index}>
            <Counted {...count} />
          </li>
        ))}
      </ul>
    </>
  );
}

type RowProps = { count: OptionLabel; cents: Cents; currency: string | undefined };

function Row({ count: { qty, title }, cents, currency }: RowProps) {
  return (
    <span className={styles.row}>
      <Counted qty={qty} title={title} />
      {cents > 0 && <Price cents={cents} currency={currency} />}
    </span>
  );
}
