import { useId, type ReactNode } from "react";
import type { Account } from "../../contract/account.ts";
import type { Menu } from "../../contract/content.ts";
import type { WireQuote } from "../../contract/quote.ts";
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
import { ServiceChoice } from "./ServiceChoice.tsx";
import type { StoredCart } from "./stored-cart.ts";
import { useCart } from "./use-cart.ts";
import { useQuote } from "./use-quote.ts";

type CartPanelProps = {
  mode: CheckoutMode;
  menu: Menu;
  room: string | undefined;
  onEdit?: ((itemId: string) => void) | undefined;
  /** The way to the checkout, with what the order comes to. */
  finish: (totalCents?: Cents) => ReactNode;
};

/** The order beside the menu: its lines, how it reaches the guest, and what it comes to. */
export function CartPanel({ mode, menu, room, onEdit, finish }: CartPanelProps) {
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
      <ClosedHint {...{ account, service }} />
      {finish(totalOf(quote, cart))}
    </>
  );
}

/** On a phone: the way to the checkout, and over it what the order lacks. */
export function CartBar({ mode, menu, room, finish }: Omit<CartPanelProps, "onEdit">) {
  const { cart } = useCart();
  const { account } = menu;
  const service = chosenService(account, { mode, wanted: cart.service });
  const quote = useQuote(account, { service, room });
  return (
    <>
      <ClosedHint {...{ account, service }} />
      {quote && <CartHint quote={quote} currency={account.extras.currency} />}
      {finish(totalOf(quote, cart))}
    </>
  );
}

/** Why no order is taken now, and until when, where it would be sent. */
function ClosedHint({ account, service }: { account: Account; service: Service }) {
  const shown = account.services[service];
  const { state, nowMs } = useServiceState(shown);
  if (!shown.enabled || state.state === "open") return null;
  return (
    <p className={styles.closed}>{stateWords(state, { nowMs, timeZone: account.time_zone })}</p>
  );
}

/** Undefined while the quote is of another cart than this one. */
function totalOf(quote: WireQuote | undefined, cart: StoredCart): Cents | undefined {
  const isOfCart = quote && centsFromReais(quote.subtotal_amount) === cartTotal(cart);
  return isOfCart ? centsFromReais(quote.total_amount) : undefined;
}
