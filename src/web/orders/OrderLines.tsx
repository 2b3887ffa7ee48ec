import type { Order } from "../../contract/orders.ts";
import { centsFromReais } from "../../domain/money.ts";
import { Counted } from "../ordering/Counted.tsx";
import { orderText } from "../text/order-dictionary.ts";
import { Price } from "../ui/Price.tsx";
import styles from "./OrderLines.module.css";

type Line = Order["details"]["items"][number];
type OrderLinesProps = { items: readonly Line[]; currency?: string | undefined };

/** What was ordered: quantities, options and observations, with each line's own price. */
export function OrderLines({ items, currency }: OrderLinesProps) {
  return (
    <ul className={styles.lines}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no id and never move
        <li key={index}>
          <Row {...item} currency={currency} />
          {item.children.length > 0 && (
            <ul className={styles.options}>
              {item.children.map((option, optionIndex) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <li key={optionIndex}>
                  <Row {...option} currency={currency} />
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

type RowProps = Pick<Line, "qty" | "title_br" | "price"> & { currency: string | undefined };

function Row({ qty, title_br, price, currency }: RowProps) {
  const cents = qty * centsFromReais(price);
  return (
    <span className={styles.row}>
      <Counted qty={qty} title={title_br} />
      {cents > 0 && <Price cents={cents} currency={currency} />}
    </span>
  );
}
