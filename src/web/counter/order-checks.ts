import { buyerErrorText } from "../text/buyer-error-dictionary.ts";

// What is checked and said once an order is sent, with the words for it: nobody needs them before.
export { errorsOfCheckout, errorsOfQuote } from "../cart/checkout/checkout-errors.ts";
export { orderRefusal } from "../cart/checkout/refusals.ts";

/** What a customer would be asked for in other words. */
export const wordsByStaff = buyerErrorText.byStaff;
