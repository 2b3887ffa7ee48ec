import { useState } from "react";
import type { Menu } from "../../contract/content.ts";
import { withLineQuantity, isEmptyCart } from "../../domain/cart.ts";
import { optionLabels } from "../../domain/option-share.ts";
import { Counted } from "../ordering/Counted.tsx";
import { undoOffers } from "../ordering/just-added.ts";
import { inCartText } from "../text/in-cart-dictionary.ts";
import { sideBySide } from "../text/joined.ts";
import { summaryText } from "../text/summary-dictionary.ts";
import { IconButton, Button } from "../ui/Button.tsx";
import { Price } from "../ui/Price.tsx";
import { Stepper } from "../ui/Stepper.tsx";
import { cartText } from "../text/cart-dictionary.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { Icon } from "../ui/icons.tsx";
import { useToast } from "../ui/Toast.tsx";
import styles from "./CartLines.module.css";
import type { CartLineView } from "./cart-lines.ts";
import { useCartLines } from "./use-cart-lines.ts";
import { useCart } from "./use-cart.ts";
import { useTakeOut } from "./use-take-out.ts";

type CartLinesProps = {
  menu: Menu;
  /** Opens a line again, to change it. */
  onEdit?: ((key: string) => void) | undefined;
};

/** The lines of the order, each with its quantity. At zero a line goes. */
export function CartLines({ menu, onEdit }: CartLinesProps) {
  const lines = useCartLines(menu);
  const { currency } = menu.account.extras;
  const { cart, put } = useCart();
  const takeOut = useTakeOut();
  const setQuantity = ({ key, title }: CartLineView, wanted: number) => {
    const line = cart.items[key];
    if (wanted > 0 && line) return put(key, withLineQuantity(line, wanted));
    takeOut({ key, title });
  };
  return (
    <>
      <ul className={styles.lines} aria-label={summaryText.summary.items}>
        {lines.map((line) => (
          <Line
            key={line.key}
            {...{ line, currency, onEdit }}
            name={spokenName(line, lines)}
            onQuantity={(qty) => setQuantity(line, qty)}
          />
        ))}
      </ul>
      <EmptyCartButton />
    </>
  );
}

/** The line's name for screen readers, with its options where its item has several lines. */
function spokenName({ itemId, title, options }: CartLineView, lines: CartLineView[]): string {
  const isAlone = lines.filter((other) => other.itemId === itemId).length === 1;
  return isAlone ? title : sideBySide([title, ...options.map((option) => option.title)]);
}

type LineProps = {
  line: CartLineView;
  name: string;
  currency: string;
  onEdit: CartLinesProps["onEdit"];
  onQuantity: (qty: number) => void;
};

function Line({ line, name, currency, onEdit, onQuantity }: LineProps) {
  const { key, title, qty, most, options, obs, totalCents } = line;
  return (
    <li>
      <p className={styles.title}>{title}</p>
      {options.length > 0 && (
        <ul className={styles.options}>
          {optionLabels(qty, options, summaryText.counted).map((said, index) => (
            <li key={options[index]?.childId}>
              <Counted {...said} />
            </li>
          ))}
        </ul>
      )}
      {obs && <p className={styles.obs}>{obs}</p>}
      <div className={styles.controls}>
        <Stepper what={name} max={most} value={qty} onChange={onQuantity} />
        {onEdit && (
          <IconButton icon="pencil" label={inCartText.edit(name)} onClick={() => onEdit(key)} />
        )}
        <Price cents={totalCents} currency={currency} className={styles.total} />
      </div>
    </li>
  );
}

/** Takes the whole order away, after a question. */
function EmptyCartButton() {
  const { cart, empty, change } = useCart();
  const show = useToast();
  const [isAsked, setAsked] = useState(false);
  const clear = () => {
    empty();
    const { items, idempotencyKey, unanswered } = cart;
    const before = { items, idempotencyKey, unanswered };
    const about = "cart";
    undoOffers.add(about);
    show({
      text: inCartText.cleared,
      about,
      tone: "ok",
      action: {
        label: cartText.item.undo,
        // The same order again: it may have arrived by now.
        run: () => change((now) => (isEmptyCart(now) ? { ...now, ...before } : now)),
      },
    });
  };
  return (
    <>
      <Button className={styles.empty} onClick={() => setAsked(true)}>
        <Icon name="trash" />
        {inCartText.clear}
      </Button>
      <ConfirmDialog
        open={isAsked}
        question={inCartText.clearQuestion}
        danger
        onYes={clear}
        onNo={() => setAsked(false)}
      />
    </>
  );
}
