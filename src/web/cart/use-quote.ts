import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { Menu } from "../../contract/content.ts";
import type { Account } from "../../contract/account.ts";
import type { WireQuote } from "../../contract/quote.ts";
import type { RouteInput } from "../../contract/route.ts";
import type { ordersContract } from "../../contract/orders.ts";
import { isEmptyCart } from "../../domain/cart.ts";
import type { Service } from "../../domain/service.ts";
import { isBlank } from "../../domain/text-rules.ts";
import { useApi, type Api } from "../api/api.ts";
import { keyAt } from "../ordering/table-key.ts";
import { sentLines } from "../ordering/order-request.ts";
import { hasCounted } from "../ordering/what-is-left.ts";
import { hasServiceRules } from "../services/chosen-service.ts";
import type { StoredCart } from "./stored-cart.ts";
import { useCart } from "./use-cart.ts";

/** Hours end, and slots are taken by others, while somebody fills in a form. */
const refetchIntervalMs = 30_000;

type QuoteRequest = RouteInput<typeof ordersContract.quote>["body"];

export const quoteQuery = (api: Api, body: QuoteRequest) =>
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
    isOnTab || isAhead || hasServiceRules(account, service) || hasCounted(cart.items, menu);
  const enabled = !isEmptyCart(cart) && isAsked;
  return useQuoted(quoteRequest(cart, { service, room }), { service, enabled });
}

type Quoted = {
  /** The quote of what is asked now: the only one with amounts to show and to send. */
  quote: WireQuote | undefined;
  /** The same, or until it arrives the one before, which keeps the page as it is. */
  latest: WireQuote | undefined;
  /** `quote` is on its way. */
  isAwaited: boolean;
};

export function useQuoted(
  body: QuoteRequest,
  { service, enabled }: { service: Service; enabled: boolean },
): Quoted {
  const { data, isPlaceholderData, isFetching } = useQuery({
    ...quoteQuery(useApi(), body),
    placeholderData: keepPreviousData,
    enabled,
  });
  const latest = enabled && data?.service === service ? data : undefined;
  const quote = isPlaceholderData ? undefined : latest;
  return { quote, latest, isAwaited: enabled && isFetching && !quote };
}

/** Holds a press of the button that sends until the order's quote has arrived or failed. */
export function useHeldPress(isAwaited: boolean, send: () => Promise<void>) {
  const [isHeld, setHeld] = useState(false);
  const sendNow = useEffectEvent(send);
  useEffect(() => {
    if (isHeld && !isAwaited) void sendNow().finally(() => setHeld(false));
  }, [isHeld, isAwaited]);
  return { isHeld, setHeld };
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
