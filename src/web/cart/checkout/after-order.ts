import { emptyStoredCart, type StoredCart } from "../stored-cart.ts";

/** The cart after its order has been placed: empty, with the personal data of those who wish it. */
export function afterOrder({
  remember,
  userData,
  addressData,
  paymentMethod,
}: StoredCart): StoredCart {
  if (!remember) return emptyStoredCart;
  return { ...emptyStoredCart, remember, userData, addressData, paymentMethod };
}
