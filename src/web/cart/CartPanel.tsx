import { useId, useLayoutEffect } from "react";
import type { Account } from "../../contract/account.ts";
import type { Menu } from "../../contract/content.ts";
import { cartTotal } from "../../domain/cart.ts";
import { centsFromReais, type Cents } from "../../domain/money.ts";
import type { Service } from "../../domain/service.ts";
import type { CheckoutMode } from "../ordering/order-request.ts";
import styles from "./CartArea.module.css";
import { CartLines } from "./CartLines.tsx";
import { CartHint, CartTotals } from "./CartTotals.tsx";
import { chosenService } from "../services/chosen-service.ts";
import { stateWords } from "../services/service-words.ts";
import { useServiceState } from "../services/use-service-state.ts";
import { withMenuRules } from "./shown-total.ts";
import { ServiceChoice } from "./ServiceChoice.tsx";
import { SoldOutNotice } from "./SoldOutNotice.tsx";
import { useCart } from "./use-cart.ts";
import { useQuote } from "./use-quote.ts";

type CartPanelProps = {
  mode: CheckoutMode;
  menu: Menu;
  room: string | undefined;
  onEdit?: ((key: string) => void) | undefined;
  /** Hears what the order comes to, for the button to the checkout; undefined while that is not known. */
  onTotal: (totalCents: Cents | undefined) => void;
};

/** The order beside the menu: its lines, how it reaches the guest, and what it comes to. */
export function CartPanel({ mode, menu, room, onEdit, onTotal }: CartPanelProps) {
  const { account } = menu;
  const { linesCents, service, latest } = useCartOrder({ mode, menu, room, onTotal });
  const name = useId();
  return (
    <>
      <div className={styles.lines}>
        <CartLines {...{ menu, onEdit }} />
      </div>
      <SoldOutNotice {...{ menu }} quote={latest} />
      {service !== "indoor" && <ServiceChoice {...{ account, name }} chosen={service} />}
      <CartTotals quote={latest} totalCents={linesCents} currency={account.extras.currency} />
      <ClosedHint {...{ account, service }} />
    </>
  );
}

/** On a phone: what the order lacks, above the button to the checkout. */
export function CartHints({ mode, menu, room, onTotal }: Omit<CartPanelProps, "onEdit">) {
  const { account } = menu;
  const { service, latest } = useCartOrder({ mode, menu, room, onTotal });
  return (
    <>
      <SoldOutNotice {...{ menu }} quote={latest} />
      <ClosedHint {...{ account, service }} />
      {latest && <CartHint quote={latest} currency={account.extras.currency} />}
    </>
  );
}

/** Why, and until when, the chosen service takes no orders. */
function ClosedHint({ account, service }: { account: Account; service: Service }) {
  const shown = account.services[service];
  const { state, nowMs } = useServiceState(shown);
  if (!shown.enabled || state.state === "open") return null;
  return (
    <p className={styles.closed}>{stateWords(state, { nowMs, timeZone: account.time_zone })}</p>
  );
}

/** The order that the cart makes on this page. Its total is not known while the quote is of another cart. */
function useCartOrder({ mode, menu, room, onTotal }: Omit<CartPanelProps, "onEdit">) {
  const { cart } = useCart();
  const service = chosenService(menu.account, { mode, wanted: cart.service });
  const { quote, latest } = useQuote(menu.account, { service, room, menu });
  const linesCents = cartTotal(withMenuRules(cart, menu));
  const totalCents = quote && centsFromReais(quote.total_amount);
  // A layout effect runs before the page is drawn: the button never shows another cart's total.
  useLayoutEffect(() => {
    onTotal(totalCents);
    return () => onTotal(undefined);
  }, [onTotal, totalCents]);
  return { linesCents, service, latest };
}
