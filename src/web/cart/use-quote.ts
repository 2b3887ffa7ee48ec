import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
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

/** The quote of the stored cart. Undefined where only its lines count, and until the first answer. */
export function useQuote(
  account: Account,
  { service, room, menu }: { service: Service; room: string | undefined; menu: Menu },
): WireQuote | undefined {
  const { cart } = useCart();
  // A tab adds the service charge.
  const isOnTab = service === "indoor" && keyAt(room).table_key !== undefined;
  // A time chosen earlier may be refused now, even where no times are offered any longer.
  const isAhead = cart.scheduled_for !== "";
  const isAsked =
    isOnTab || isAhead || hasServiceRules(account, service) || hasCounted(cart.items, menu);
  const enabled = !isEmptyCart(cart) && isAsked;
  const body = quoteRequest(cart, { service, room });
  const { data } = useQuery({
    ...quoteQuery(useApi(), body),
    placeholderData: keepPreviousData,
    enabled,
  });
  return enabled && data?.service === service ? data : undefined;
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
