import type { Order } from "../../contract/orders.ts";
import type { Cents } from "../../domain/money.ts";
import { saidOptions, type SaidOption } from "../../domain/option-share.ts";
import { chargedOptions, type Charged } from "../../domain/order-total.ts";
import { chargedGroup } from "../../domain/pricing-words.ts";
import { ticketItem, type TicketItem, type TicketOption } from "../../domain/ticket.ts";
import { Counted } from "../ordering/Counted.tsx";
import { orderText } from "../text/order-dictionary.ts";
import { Price } from "../ui/Price.tsx";
import styles from "./OrderLines.module.css";

type OrderLinesProps = {
  items: Order["details"]["items"];
  currency?: string | undefined;
};

/** What was ordered: quantities, options and observations, with what each adds to the whole. */
export function OrderLines({ items, currency }: OrderLinesProps) {
  return (
    <ul className={styles.lines}>
      {items.map(ticketItem).map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no id and never move
        <li key={index}>
          <Row count={item} cents={item.qty * item.priceCents} currency={currency} />
          {item.children.length > 0 && (
            <ul className={styles.options}>
              {chargedOptions(item).map((charged, chargedIndex) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <li key={chargedIndex}>
                  <Options item={item} charged={charged} currency={currency} />
                </li>
              ))}
            </ul>
          )}
          {item.obs && (
            <p className={styles.observation}>
              {orderText.orders.observation}: {item.obs}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

type OptionsProps = {
  item: TicketItem;
  charged: Charged<TicketOption>;
  currency: string | undefined;
};

/** An option alone, or those that a group with rules charges together, below its name. */
function Options({ item, charged, currency }: OptionsProps) {
  const { group, options, cents } = charged;
  const counts = saidOptions(item.qty, options);
  if (!group) {
    return counts.map((count, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Row key={index} count={count} cents={cents} currency={currency} />
    ));
  }
  return (
    <>
      <span className={styles.row}>
        <span>{chargedGroup(group)}</span>
        {cents > 0 && <Price cents={cents} currency={currency} />}
      </span>
      <ul className={styles.options}>
        {counts.map((count, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <li key={index}>
            <Counted {...count} />
          </li>
        ))}
      </ul>
    </>
  );
}

type RowProps = { count: SaidOption; cents: Cents; currency: string | undefined };

function Row({ count: { qty, title }, cents, currency }: RowProps) {
  return (
    <span className={styles.row}>
      <Counted qty={qty} title={title} />
      {cents > 0 && <Price cents={cents} currency={currency} />}
    </span>
  );
}
