import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { Menu } from "../../contract/content.ts";
import type { Account } from "../../contract/account.ts";
import type { WireQuote } from "../../contract/quote.ts";
import type { RouteInput } from "../../contract/route.ts";
import type { ordersContract } from "../../contract/orders.ts";
import { cartTotal, isEmptyCart } from "../../domain/cart.ts";
import { centsFromReais, reaisFromCents, type Cents } from "../../domain/money.ts";
import type { Service } from "../../domain/service.ts";
import { isBlank } from "../../domain/text-rules.ts";
import { useApi, type Api } from "../api/api.ts";
import { keyAt } from "../ordering/table-key.ts";
import { sentLines } from "../ordering/order-request.ts";
import { hasCountedStock } from "../ordering/what-is-left.ts";
import { hasServiceRules } from "../services/chosen-service.ts";
import { withMenuRules } from "./shown-total.ts";
import type { StoredCart } from "./stored-cart.ts";
import { useCart } from "./use-cart.ts";

/** Hours end, and slots are taken by others, while somebody fills in a form. */
const refetchIntervalMs = 30_000;

type QuoteRequest = RouteInput<typeof ordersContract.quote>["body"];

const quoteQuery = (api: Api, body: QuoteRequest) =>
  queryOptions({
    queryKey: ["quote", body],
    queryFn: async ({ signal }): Promise<WireQuote> =>
      (await api.orders.quote({ body }, { signal })).quote,
    staleTime: refetchIntervalMs / 2,
    // No cached quotes: the stock may have changed since.
    gcTime: 0,
    refetchInterval: refetchIntervalMs,
    retry: false,
  });

/** The quote of the stored cart. There is none where only its lines count. */
export function useQuote(
  account: Account,
  { service, room, menu }: { service: Service; room: string | undefined; menu: Menu },
): Quoted {
  const { cart } = useCart();
  // A tab adds the service charge.
  const isOnTab = service === "indoor" && keyAt(room).table_key !== undefined;
  // A time chosen earlier may be refused now, even where no times are offered any longer.
  const isAhead = cart.scheduled_for !== "";
  const isAsked =
    isOnTab || isAhead || hasServiceRules(account, service) || hasCountedStock(cart.items, menu);
  const enabled = !isEmptyCart(cart) && isAsked;
  return useQuoted(quoteRequest(cart, { service, room }), {
    service,
    enabled,
    linesCents: cartTotal(withMenuRules(cart, menu)),
  });
}

type Quoted = {
  /** The quote of what is asked now, the only one to send. */
  quote: WireQuote | undefined;
  /** The same to show, and until it arrives the one before, with the total that the lines come to now. */
  latest: WireQuote | undefined;
  /** `quote` is on its way. */
  isAwaited: boolean;
};

/** `isCurrent`: what is typed is what is asked. */
export function useQuoted(
  body: QuoteRequest,
  asked: { service: Service; enabled: boolean; linesCents: Cents; isCurrent?: boolean },
): Quoted {
  const { service, enabled, linesCents, isCurrent = true } = asked;
  const { data, isPlaceholderData, isFetching } = useQuery({
    ...quoteQuery(useApi(), body),
    placeholderData: keepPreviousData,
    enabled,
  });
  const known = enabled && data?.service === service ? data : undefined;
  const quote = isPlaceholderData || !isCurrent ? undefined : known;
  return {
    quote,
    latest: quote ?? (known && withLines(known, linesCents)),
    isAwaited: enabled && !quote && (isFetching || !isCurrent),
  };
}

/** A quote with the total that it has if only the lines have changed since. */
function withLines(quote: WireQuote, linesCents: Cents): WireQuote {
  const restCents = centsFromReais(quote.total_amount) - centsFromReais(quote.subtotal_amount);
  return {
    ...quote,
    subtotal_amount: reaisFromCents(linesCents),
    total_amount: reaisFromCents(linesCents + restCents),
  };
}

type Shown = { shown: WireQuote | undefined };

/** Where a quote takes longer, the server prices the order all the same, and refuses it at another total. */
const heldMs = 3_000;

/**
 * Holds a press of the button that sends until the order's quote has arrived or failed, for a moment. What was shown at
 * the press is sent, so that the server asks about another total.
 */
export function useHeldPress(isAwaited: boolean, send: (held: Shown) => Promise<void>) {
  const [held, setHeld] = useState<Shown>();
  const [overdue, setOverdue] = useState<Shown>();
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => setOverdue(held), heldMs);
    return () => clearTimeout(timer);
  }, [held]);
  const isDue = !isAwaited || overdue === held;
  useEffect(() => {
    if (held && isDue) void sendNow(held).finally(() => setHeld(undefined));
  }, [held, isDue]);
  return { isHeld: held !== undefined, setHeld };
}

/** Any room will do: the quote does not depend on it. */
const anyRoom = "0";

export function quoteRequest(
  cart: StoredCart,
  { service, room }: { service: Service; room: string | undefined },
): QuoteRequest {
  const { addressData, area_district, scheduled_for, location } = cart;
  const ahead = scheduled_for === "" ? {} : { scheduled_for };
  const items = sentLines(cart.items);
  if (service === "indoor")
    return {
      cartData: {
        items,
        location: room ?? (location.trim() || anyRoom),
        ...keyAt(room),
        ...ahead,
      },
    };
  if (service === "takeout") return { cartData: { items, service, ...ahead } };
  const { postal_code, city, district } = addressData;
  return {
    cartData: {
      items,
      addressData: { postal_code, city, district },
      ...(isBlank(area_district) ? {} : { area_district }),
      ...ahead,
    },
  };
}
