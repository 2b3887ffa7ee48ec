import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isEmptyCart } from "../../../domain/cart.ts";
import { defaultLanguage } from "../../../domain/languages.ts";
import type { Service } from "../../../domain/service.ts";
import { useApi } from "../../api/api.ts";
import { newKey } from "../../api/new-key.ts";
import { timeLimit } from "../../api/transport.ts";
import { menuQuery } from "../../content/queries.ts";
import type { OrderRequest } from "../../ordering/order-request.ts";
import { leaveTable } from "../../ordering/table-key.ts";
import { afterFailure, beforeSending, sendOrder } from "../../ordering/sending.ts";
import { useSite } from "../../site/site.ts";
import type { StoredCart } from "../stored-cart.ts";
import { useCart } from "../use-cart.ts";
import { afterOrder } from "./after-order.ts";
import type { CheckoutTexts } from "./checkout-fields.ts";
import { orderRequest } from "./checkout-request.ts";
import { orderRefusal, type OrderRefusal } from "./refusals.ts";

/** A guest then may send again, which a slow network's late order does not double. */
const patienceMs = 12_000;

type Placed = {
  hash: string;
  arrivedBefore: boolean;
  /** The cart has lines that were added after the arrived order was sent. */
  hasRest: boolean;
};

/** Sends the stored cart. The result is the refusal, if there was one. */
export function usePlaceOrder({
  service,
  onPlaced,
}: {
  service: Service;
  onPlaced: (placed: Placed) => void;
}) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { change } = useCart();
  const { language } = useSite();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (sent: { cart: StoredCart; request: OrderRequest }) =>
      sendOrder((body, idempotencyKey) => {
        const signal = timeLimit(patienceMs);
        return api.orders.place({ body }, { idempotencyKey, signal });
      }, sent),
    meta: { blocks: true },
  });

  const send = async (
    { items }: StoredCart,
    { texts, shownTotal }: { texts: CheckoutTexts; shownTotal: number },
  ): Promise<OrderRefusal | undefined> => {
    const request = {
      ...orderRequest({ texts, items, service, shownTotal }),
      ...(language === defaultLanguage ? {} : { language }),
    };
    const cart = change((stored) => beforeSending(stored, request, newKey));
    try {
      const { order, arrivedBefore, arrived } = await mutateAsync({ cart, request });
      const rest = change((stored) => afterOrder(stored, arrived));
      if (service === "delivery") leaveTable();
      onPlaced({ hash: order.hash, arrivedBefore, hasRest: !isEmptyCart(rest) });
      return undefined;
    } catch (error) {
      change((stored) => afterFailure(stored, { request, error }));
      const refusal = orderRefusal(error);
      if (refusal.kind === "quote") void queryClient.invalidateQueries({ queryKey: ["quote"] });
      // The rules by which groups price their options may have changed as well.
      if (refusal.kind === "quote" || "lines" in refusal)
        void queryClient.invalidateQueries(menuQuery(api));
      return refusal;
    }
  };

  return { send, sending: isPending };
}
