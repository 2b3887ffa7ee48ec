import type { CartLine } from "../../../domain/cart.ts";
import { cleanChangeFor } from "../../../domain/change-for.ts";
import { parsePrice, reaisFromCents } from "../../../domain/money.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { sentLines, type CheckoutMode, type OrderRequest } from "../../ordering/order-request.ts";
import { typedPart, type CheckoutTexts } from "./checkout-fields.ts";

/**
 * What is sent for the order. Texts are trimmed and blank ones left out. An order to a room has no
 * address, no payment method and no document, whatever had been typed for a delivery.
 */
export function orderRequest({
  texts,
  items,
  mode,
}: {
  texts: CheckoutTexts;
  items: Record<string, CartLine>;
  mode: CheckoutMode;
}): OrderRequest {
  const { userData, addressData, location, obs, paymentMethod, changeTo } = typedPart(texts);
  const { name, phone, ...forDelivery } = userData;
  const common = { items: sentLines(items), ...given({ obs }) };
  if (mode === "easy-order") {
    return {
      userData: { name: name.trim(), ...given({ phone }) },
      cartData: { ...common, location: location.trim() },
    };
  }
  const changeToCents = paymentMethod === "cash" ? parsePrice(cleanChangeFor(changeTo)) : undefined;
  return {
    userData: { name: name.trim(), ...given({ phone, ...forDelivery }) },
    cartData: {
      ...common,
      addressData: given(addressData),
      ...(paymentMethod === "" ? {} : { paymentMethod }),
      ...(changeToCents ? { changeTo: reaisFromCents(changeToCents) } : {}),
    },
  };
}

/** Only the texts that say something, trimmed. */
function given<Key extends string>(texts: Record<Key, string>): { [K in Key]?: string } {
  const filled: { [K in Key]?: string } = {};
  for (const key in texts) {
    if (!isBlank(texts[key])) filled[key] = texts[key].trim();
  }
  return filled;
}
