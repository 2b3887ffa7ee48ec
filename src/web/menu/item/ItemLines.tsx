import { useId } from "react";
import { lineTotal } from "../../../domain/order-total.ts";
import { lineKeysOf } from "../../../domain/line-key.ts";
import type { OptionLabel } from "../../../domain/option-share.ts";
import { pricedLines } from "../../../domain/cart.ts";
import { useCart } from "../../cart/use-cart.ts";
import type { ShownItem } from "../../content/menu-view.ts";
import { Counted, countedText } from "../../ordering/Counted.tsx";
import { choiceText } from "../../ordering/choice-text.ts";
import { cartText } from "../../text/cart-dictionary.ts";
import { withColon } from "../../text/joined.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { Price } from "../../ui/Price.tsx";
import styles from "./ItemLines.module.css";

type ItemLinesProps = { item: ShownItem; currency: string; onEdit: (key: string) => void };

/** The order's lines of an item, to change one of them. */
export function ItemLines({ item, currency, onEdit }: ItemLinesProps) {
  const { items } = useCart().cart;
  const lines = lineKeysOf(items, item.id).flatMap((key) => {
    const line = items[key];
    const [priced] = line ? pricedLines({ items: { [key]: line } }) : [];
    return line && priced ? [{ key, line, totalCents: lineTotal(priced) }] : [];
  });
  const name = useId();
  return (
    <>
      <h3 id={name}>{cartText.item.inOrder}</h3>
      <ul className={styles.lines} aria-labelledby={name}>
        {lines.map(({ key, line, totalCents }, index) => {
          const said = choiceText(item, line, bareText) || item.title;
          return (
            <li key={key}>
              <div className={styles.words}>
                <Counted qty={line.qty} title={said} />
                <Price cents={totalCents} currency={currency} className={styles.total} />
              </div>
              <Button
                aria-label={withColon(`${cartText.item.edit} ${index + 1}`, said)}
                onClick={() => onEdit(key)}
              >
                <Icon name="pencil" />
                {cartText.item.edit}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** A single unit has no number, because the line's number stands beside it. */
function bareText(option: OptionLabel): string {
  return option.qty === 1 ? option.title : countedText(option);
}

type AnotherLineProps = { among?: boolean; onAnother: () => void };

/** Chooses one more of the item, with other options: as the primary action, or `among` other controls. */
export function AnotherLine({ among = false, onAnother }: AnotherLineProps) {
  const button = (
    <Button
      variant={among ? "quiet" : "primary"}
      onClick={({ currentTarget }) => {
        // The pressed button disappears. The contents keep the focus.
        const contents = currentTarget.closest("dialog")?.querySelector<HTMLElement>("[tabindex]");
        contents?.focus({ preventScroll: true });
        onAnother();
      }}
    >
      <Icon name="plus" />
      {cartText.item.another}
    </Button>
  );
  return among ? <p className={styles.among}>{button}</p> : button;
}

/** Says that the present choice changes nothing of the order's other lines. */
export function AnotherNote() {
  return (
    <p className={styles.note} role="status">
      {cartText.item.anotherNote}
    </p>
  );
}
