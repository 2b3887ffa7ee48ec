import type { ComponentProps } from "react";
import { lineTotal } from "../../../domain/order-total.ts";
import { lineKeysOf } from "../../../domain/line-key.ts";
import { pricedLines } from "../../../domain/cart.ts";
import { useCart } from "../../cart/use-cart.ts";
import type { ShownItem } from "../../content/menu-view.ts";
import { Counted } from "../../ordering/Counted.tsx";
import { saidChoice } from "../../ordering/said-choice.ts";
import { text } from "../../text/dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import styles from "./ItemLines.module.css";

type ItemLinesProps = { item: ShownItem; currency: string; onEdit: (key: string) => void };

/** What the order has of an item, line by line, to change one of them. */
export function ItemLines({ item, currency, onEdit }: ItemLinesProps) {
  const { items } = useCart().cart;
  const lines = lineKeysOf(items, item.id).flatMap((key) => {
    const line = items[key];
    const [priced] = line ? pricedLines({ items: { [key]: line } }) : [];
    return line && priced ? [{ key, line, totalCents: lineTotal(priced) }] : [];
  });
  return (
    <ul className={styles.lines} aria-label={text.item.inOrder}>
      {lines.map(({ key, line, totalCents }, index) => (
        <li key={key}>
          <div className={styles.words}>
            <Counted qty={line.qty} title={saidChoice(item, line) || item.title} />
            <Price cents={totalCents} currency={currency} className={styles.total} />
          </div>
          <Button
            aria-label={`${text.item.edit} ${index + 1}: ${saidChoice(item, line) || item.title}`}
            onClick={() => onEdit(key)}
          >
            <Icon name="pencil" />
            {text.item.edit}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type AnotherLineProps = Pick<ComponentProps<typeof Button>, "variant"> & { onAnother: () => void };

/** Chooses one more of the item, with other options. */
export function AnotherLine({ variant, onAnother }: AnotherLineProps) {
  return (
    <Button variant={variant} className={styles.another} onClick={onAnother}>
      <Icon name="plus" />
      {text.item.another}
    </Button>
  );
}

/** Says that what is chosen now changes nothing of what was. */
export function AnotherNote() {
  return (
    <p className={styles.note} role="status">
      {text.item.anotherNote}
    </p>
  );
}
