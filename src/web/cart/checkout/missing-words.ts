import { isBlank } from "../../../domain/text-rules.ts";
import { checkoutText } from "../../text/checkout-dictionary.ts";
import type { CheckoutErrors, CheckoutField, CheckoutTexts } from "./checkout-fields.ts";

/** Names of empty fields on the button that sends, in the order of the form. */
const namesOfMissing = [
  ["cartData.addressData.postal_code", "postalCode"],
  ["cartData.addressData.address", "address"],
  ["cartData.addressData.number", "number"],
  ["cartData.addressData.district", "district"],
  ["cartData.addressData.city", "city"],
  ["userData.name", "name"],
  ["userData.email", "email"],
  ["userData.phone", "phone"],
  ["cartData.location", "room"],
  ["cartData.scheduled_for", "time"],
  ["cartData.paymentMethod", "paymentMethod"],
] as const satisfies [CheckoutField, keyof typeof checkoutText.checkout.missing][];

/** Names the first field that keeps the order from being sent because nothing stands in it; undefined where there is none. */
export function missingWords(texts: CheckoutTexts, errors: CheckoutErrors): string | undefined {
  const first = namesOfMissing.find(([field]) => errors[field] && isBlank(texts[field]));
  return first && checkoutText.checkout.missing[first[1]];
}
