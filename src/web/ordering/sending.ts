import { isDefiniteRejection, refusalCode } from "../api/definite-rejection.ts";
import type { OrderRequest } from "./order-request.ts";

/** Sends an order so that it arrives at most once, even over an unreliable network. */

type PlacedOrder = { hash: string; id: number };
export type Place = (
  request: OrderRequest,
  idempotencyKey: string,
) => Promise<{ order: PlacedOrder }>;

/** The memory of sending an order, for as long as nobody knows whether it has arrived. */
export type Sending = {
  /** Identifies one order: repeats under it are stored once. */
  idempotencyKey: string | null;
  /** Bodies sent under that key without an answer, so that nobody knows whether they arrived. */
  unanswered: OrderRequest[];
};

/** The cart as it must be stored before the request leaves. */
export function beforeSending<Order extends Sending>(
  cart: Order,
  request: OrderRequest,
  newKey: () => string,
): Order {
  return {
    ...cart,
    idempotencyKey: cart.idempotencyKey ?? newKey(),
    unanswered: [...othersThan(request, cart.unanswered), request],
  };
}

/**
 * Sends the request under the cart's key. If the server holds another order under that key, an earlier request had
 * arrived after all. Sending that one again gets its answer, and with it the guest's right to see the order; `arrived`
 * is the request that did. Rejects with CallRefused.
 */
export async function sendOrder(
  place: Place,
  { cart, request }: { cart: Sending; request: OrderRequest },
): Promise<{ order: PlacedOrder; arrivedBefore: boolean; arrived: OrderRequest }> {
  const key = cart.idempotencyKey ?? "";
  const placeFirstKnown = async (
    requests: readonly OrderRequest[],
  ): Promise<{ order: PlacedOrder; arrived: OrderRequest }> => {
    const [next = request, ...others] = requests;
    try {
      return { order: (await place(next, key)).order, arrived: next };
    } catch (error) {
      if (!isMismatch(error) || others.length === 0) throw error;
      return placeFirstKnown(others);
    }
  };
  try {
    const { order } = await place(request, key);
    return { order, arrivedBefore: false, arrived: request };
  } catch (error) {
    const earlier = othersThan(request, cart.unanswered);
    if (!isMismatch(error) || earlier.length === 0) throw error;
    return { ...(await placeFirstKnown(earlier)), arrivedBefore: true };
  }
}

/**
 * The cart after a failure. Without an answer, or with one that says nothing of earlier tries, everything stays, so
 * that the same request is sent again. After any other refusal the server has stored nothing under the key, and the
 * next try gets a new one. The key stays while an earlier request is unanswered, which only its own key can find.
 */
export function afterFailure<Order extends Sending>(
  cart: Order,
  { request, error }: { request: OrderRequest; error: unknown },
): Order {
  if (!isDefiniteRejection(error)) return cart;
  if (isMismatch(error)) return { ...cart, idempotencyKey: null, unanswered: [] };
  const unanswered = othersThan(request, cart.unanswered);
  return {
    ...cart,
    unanswered,
    idempotencyKey: unanswered.length > 0 ? cart.idempotencyKey : null,
  };
}

export function isMismatch(error: unknown): boolean {
  return refusalCode(error) === "idempotency_mismatch";
}

function othersThan(request: OrderRequest, requests: readonly OrderRequest[]): OrderRequest[] {
  const bytes = JSON.stringify(request);
  return requests.filter((other) => JSON.stringify(other) !== bytes);
}
