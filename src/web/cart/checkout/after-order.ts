import { isEmptyCart } from "../../../domain/cart.ts";
import { withoutArrived } from "../../ordering/cart-corrections.ts";
import type { OrderRequest } from "../../ordering/order-request.ts";
import { emptyStoredCart, type StoredCart } from "../stored-cart.ts";

/**
 * The cart after its order has arrived: empty, with the personal data if the guest chose to keep it. Items added after
 * that order was sent are the next order, and everything typed stays for it.
 */
export function afterOrder(cart: StoredCart, arrived: OrderRequest): StoredCart {
  const rest = withoutArrived(cart, arrived);
  if (!isEmptyCart(rest)) return { ...rest, idempotencyKey: null, unanswered: [] };
  const { remember, service, userData, addressData, area_district, paymentMethod } = cart;
  if (!remember) return service === "delivery" ? emptyStoredCart : { ...emptyStoredCart, service };
  const kept = { remember, service, userData, addressData, area_district, paymentMethod };
  return { ...emptyStoredCart, ...kept };
}
