import type { Order } from "../../contract/orders.ts";
import { centsFromReais, type Cents } from "../../domain/money.ts";
import { saidOption, type CountedText } from "../../domain/option-count.ts";
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
          <Row
            count={{ qty: item.qty, title: item.title_br }}
            cents={centsOf(item)}
            currency={currency}
          />
          {item.children.length > 0 && (
            <ul className={styles.options}>
              {item.children.map((option, optionIndex) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <li key={optionIndex}>
                  <Row
                    count={saidOption(item.qty, { qty: option.qty, title: option.title_br })}
                    cents={centsOf(option)}
                    currency={currency}
                  />
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

function centsOf({ qty, price }: Pick<Line, "qty" | "price">): Cents {
  return qty * centsFromReais(price);
}

type RowProps = { count: CountedText; cents: Cents; currency: string | undefined };

function Row({ count, cents, currency }: RowProps) {
  return (
    <span className={styles.row}>
      <Counted {...count} />
      {cents > 0 && <Price cents={cents} currency={currency} />}
    </span>
  );
}
