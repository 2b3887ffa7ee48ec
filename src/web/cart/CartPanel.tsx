import { useId, type ReactNode } from "react";
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
import { ServiceChoice } from "./ServiceChoice.tsx";
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
  const { account } = menu;
  const { cart, service, quote, totalCents } = useCartOrder({ mode, menu, room });
  const name = useId();
  return (
    <>
      <div className={styles.lines}>
        <CartLines {...{ menu, onEdit }} />
      </div>
      {service !== "indoor" && <ServiceChoice {...{ account, name }} chosen={service} />}
      <CartTotals {...{ quote }} totalCents={cartTotal(cart)} currency={account.extras.currency} />
      <ClosedHint {...{ account, service }} />
      {finish(totalCents)}
    </>
  );
}

/** On a phone: the way to the checkout, and over it what the order lacks. */
export function CartBar({ mode, menu, room, finish }: Omit<CartPanelProps, "onEdit">) {
  const { account } = menu;
  const { service, quote, totalCents } = useCartOrder({ mode, menu, room });
  return (
    <>
      <ClosedHint {...{ account, service }} />
      {quote && <CartHint quote={quote} currency={account.extras.currency} />}
      {finish(totalCents)}
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

/** The order that the cart makes on this page; without a total while the quote is of another cart than this one. */
function useCartOrder({ mode, menu, room }: Pick<CartPanelProps, "mode" | "menu" | "room">) {
  const { cart } = useCart();
  const service = chosenService(menu.account, { mode, wanted: cart.service });
  const quote = useQuote(menu.account, { service, room });
  const isOfCart = quote && centsFromReais(quote.subtotal_amount) === cartTotal(cart);
  const totalCents = isOfCart ? centsFromReais(quote.total_amount) : undefined;
  return { cart, service, quote, totalCents };
}
