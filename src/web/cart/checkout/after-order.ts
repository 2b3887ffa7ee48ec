import { isEmpty } from "../../../domain/cart.ts";
import { withoutArrived } from "../../ordering/cart-corrections.ts";
import type { OrderRequest } from "../../ordering/order-request.ts";
import { emptyStoredCart, type StoredCart } from "../stored-cart.ts";

/**
 * The cart after its order has arrived: empty, with the personal data of those who wish it. What came into it later than
 * that order was sent is the next order, and all that was typed stays for it.
 */
export function afterOrder(cart: StoredCart, arrived: OrderRequest): StoredCart {
  const rest = withoutArrived(cart, arrived);
  if (!isEmpty(rest)) return { ...rest, idempotencyKey: null, unanswered: [] };
  const { remember, userData, addressData, paymentMethod } = cart;
  if (!remember) return emptyStoredCart;
  return { ...emptyStoredCart, remember, userData, addressData, paymentMethod };
}
