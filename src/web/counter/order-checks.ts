import { buyerErrorText } from "../text/buyer-error-dictionary.ts";

// Checks and their words, which nobody needs before an order is sent.
export { errorsOfCheckout, errorsOfQuote } from "../cart/checkout/checkout-errors.ts";
export { orderRefusal } from "../cart/checkout/refusals.ts";

/** Staff read these in place of the words for customers. */
export const wordsByStaff = buyerErrorText.byStaff;
