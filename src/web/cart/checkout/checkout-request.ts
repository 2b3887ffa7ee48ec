import type { CartLine } from "../../../domain/cart.ts";
import { cleanChangeFor } from "../../../domain/change-for.ts";
import { reaisFromCents } from "../../../domain/money.ts";
import { parsePrice } from "../../../domain/typed-formats.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import type { Service } from "../../../domain/service.ts";
import { keyAt } from "../../ordering/table-key.ts";
import { sentLines, type OrderRequest } from "../../ordering/order-request.ts";
import { typedPart, type CheckoutTexts } from "./checkout-fields.ts";

/**
 * The request of an order. Texts are trimmed and blank ones left out. An order to a room has no address, no payment
 * method and no document, whatever had been typed for a delivery.
 */
export function orderRequest({
  texts,
  items,
  service,
  shownTotal,
}: {
  texts: CheckoutTexts;
  items: Record<string, CartLine>;
  service: Service;
  /** Reais that the guest was told to pay: the order is refused where it comes to anything else. */
  shownTotal: number;
}): OrderRequest {
  const typed = typedPart(texts);
  const { userData, addressData, area_district, scheduled_for } = typed;
  const { location, obs, paymentMethod, changeTo } = typed;
  const { name, phone, ...forDelivery } = userData;
  const common = { items: sentLines(items), ...given({ obs, scheduled_for }) };
  const shown = { shown_total: shownTotal };
  if (service === "indoor") {
    return {
      ...shown,
      userData: { name: name.trim(), ...given({ phone }) },
      cartData: { ...common, location: location.trim(), ...keyAt(location.trim()) },
    };
  }
  const changeToCents = paymentMethod === "cash" ? parsePrice(cleanChangeFor(changeTo)) : undefined;
  return {
    ...shown,
    userData: { name: name.trim(), ...given({ phone, ...forDelivery }) },
    cartData: {
      ...common,
      ...(service === "takeout"
        ? { service }
        : { addressData: given(addressData), ...given({ area_district }) }),
      ...(paymentMethod === "" ? {} : { paymentMethod }),
      ...(changeToCents ? { changeTo: reaisFromCents(changeToCents) } : {}),
    },
  };
}

/** The texts that are not blank, trimmed. */
function given<Key extends string>(texts: Record<Key, string>): { [K in Key]?: string } {
  const filled: { [K in Key]?: string } = {};
  for (const key in texts) {
    if (!isBlank(texts[key])) filled[key] = texts[key].trim();
  }
  return filled;
}
