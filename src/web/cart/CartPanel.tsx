import { useId } from "react";
import type { Menu } from "../../contract/content.ts";
import { cartTotal } from "../../domain/cart.ts";
import type { CheckoutMode } from "../ordering/order-request.ts";
import styles from "./CartArea.module.css";
import { CartLines } from "./CartLines.tsx";
import { CartHint, CartTotals } from "./CartTotals.tsx";
import { chosenService } from "../services/chosen-service.ts";
import { ServiceChoice } from "./ServiceChoice.tsx";
import { useCart } from "./use-cart.ts";
import { useQuote } from "./use-quote.ts";

type CartPanelProps = {
  mode: CheckoutMode;
  menu: Menu;
  room: string | undefined;
  onEdit?: ((itemId: string) => void) | undefined;
};

/** The order beside the menu: its lines, how it reaches the guest, and what it comes to. */
export function CartPanel({ mode, menu, room, onEdit }: CartPanelProps) {
  const { cart } = useCart();
  const { account } = menu;
  const service = chosenService(account, { mode, wanted: cart.service });
  const quote = useQuote(account, { service, room });
  const name = useId();
  return (
    <>
      <div className={styles.lines}>
        <CartLines {...{ menu, onEdit }} />
      </div>
      {service !== "indoor" && <ServiceChoice {...{ account, name }} chosen={service} />}
      <CartTotals {...{ quote }} totalCents={cartTotal(cart)} currency={account.extras.currency} />
    </>
  );
}

/** On a phone: what the order lacks, over the button that goes on with it. */
export function CartBarHint({ mode, menu, room }: Omit<CartPanelProps, "onEdit">) {
  const { cart } = useCart();
  const { account } = menu;
  const service = chosenService(account, { mode, wanted: cart.service });
  const quote = useQuote(account, { service, room });
  return quote ? <CartHint quote={quote} currency={account.extras.currency} /> : null;
}
