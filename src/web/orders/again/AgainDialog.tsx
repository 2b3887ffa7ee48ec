import { cartCount, isEmptyCart, type Cart } from "../../../domain/cart.ts";
import type { Cents } from "../../../domain/money.ts";
import { unbrokenMoney } from "../../text/money.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { againText } from "../../text/again-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { safestFirst } from "../../ui/first-focus.ts";
import styles from "./AgainDialog.module.css";
import type { Again, AgainChange } from "./order-again.ts";

const words = againText;

type AgainDialogProps = {
  /** Undefined while nothing is asked. */
  again: Again | undefined;
  cart: Cart;
  currency: string;
  onFill: (again: Again, how: { isEmptied: boolean }) => void;
  onClose: () => void;
};

/** Tells what has changed since the order, and asks what becomes of the cart, before anything is put into it. */
export function AgainDialog({ again, cart, currency, onFill, onClose }: AgainDialogProps) {
  const { lines = [], changes = [] } = again ?? {};
  const isFree = isEmptyCart(cart);
  const fill = (isEmptied: boolean) => again && onFill(again, { isEmptied });
  return (
    <Dialog
      open={again !== undefined}
      onClose={onClose}
      title={lines.length > 0 ? orderText.confirmation.again : words.nothingLeft}
      variant="center"
      role="alertdialog"
      footer={
        <>
          <Button ref={safestFirst} onClick={onClose}>
            {words.cancel}
          </Button>
          {lines.length > 0 && !isFree && (
            <Button onClick={() => fill(true)}>{words.replace}</Button>
          )}
          {lines.length > 0 && (
            <Button variant="primary" onClick={() => fill(false)}>
              {isFree ? words.fill : words.add}
            </Button>
          )}
        </>
      }
    >
      {changes.length > 0 && (
        <>
          <p>{words.changed}</p>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={`${change.kind} ${change.title}`}>
                <strong>{change.title}</strong>
                <span>{changeWords(change, currency)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {lines.length > 0 && !isFree && <p>{words.hasItems(cartCount(cart))}</p>}
    </Dialog>
  );
}

function changeWords(change: AgainChange, currency: string): string {
  if (change.kind === "fewer") return words.fewer(change.left);
  if (change.kind !== "price") return words[change.kind];
  const { beforeCents, nowCents } = change;
  const money = (cents: Cents) => unbrokenMoney(cents, currency);
  const amounts = [money(beforeCents), money(nowCents)] as const;
  return nowCents > beforeCents ? words.dearer(...amounts) : words.cheaper(...amounts);
}
