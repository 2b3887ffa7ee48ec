import { emptyCart, type Cart } from "../../domain/cart.ts";
import type { AddressParts } from "../../domain/address.ts";
import { isPaymentMethod, type PaymentMethod } from "../../domain/payment-methods.ts";
import { deviceDays } from "../../domain/retention.ts";
import { isRecord, parsed, recordOf, textOf } from "../storage/stored-json.ts";
import { readLines, readRequests } from "../ordering/read-lines.ts";
import type { Sending } from "../ordering/sending.ts";

/** A cart older than this is forgotten, and the name and address in it. */
export const maxAgeMs = deviceDays * 24 * 60 * 60 * 1000;

/** A guest who returns later than this begins another order: a sending without an answer is forgotten. */
export const sittingMs = 12 * 60 * 60 * 1000;

export type CheckoutUser = { name: string; email: string; phone: string; document: string };
export type CheckoutAddress = Record<keyof AddressParts, string>;

/** The cart and all that the guest has typed at the checkout, as typed; "" is what was left out. */
export type StoredCart = Cart &
  Sending & {
    userData: CheckoutUser;
    addressData: CheckoutAddress;
    paymentMethod: PaymentMethod | "";
    changeTo: string;
    obs: string;
    /** The service of an order that is not for a room or table. It is remembered. */
    service: "delivery" | "takeout";
    /** The instant for which it is ordered ahead; "" as soon as possible. */
    scheduled_for: string;
    /** The district by the name that the account's areas have for it; "" where the address says it. */
    area_district: string;
    /** The room or table. */
    location: string;
    /** The guest asked to keep the personal data after the order. */
    remember: boolean;
    /** Milliseconds since 1970. */
    savedAt: number;
  };

export const emptyStoredCart: StoredCart = {
  ...emptyCart,
  userData: { name: "", email: "", phone: "", document: "" },
  addressData: {
    postal_code: "",
    address: "",
    number: "",
    complement: "",
    district: "",
    city: "",
    state: "",
  },
  paymentMethod: "",
  changeTo: "",
  obs: "",
  service: "delivery",
  scheduled_for: "",
  area_district: "",
  location: "",
  remember: false,
  idempotencyKey: null,
  unanswered: [],
  savedAt: 0,
};

/** The cart of a browser: empty if the stored one is too old or not a cart at all. */
export function readStoredCart(json: string | null, now: number): StoredCart {
  const stored = parsed(json);
  if (!isRecord(stored) || !isRecord(stored["items"])) return emptyStoredCart;
  const savedAt = stored["savedAt"];
  if (typeof savedAt !== "number" || !(now - savedAt <= maxAgeMs)) return emptyStoredCart;
  const items = readLines(stored["items"]);
  if (items === undefined) return emptyStoredCart;
  const method = textOf(stored["paymentMethod"]);
  const sameSitting = now - savedAt <= sittingMs;
  return {
    items,
    userData: textsOf(emptyStoredCart.userData, stored["userData"]),
    addressData: textsOf(emptyStoredCart.addressData, stored["addressData"]),
    paymentMethod: isPaymentMethod(method) ? method : "",
    changeTo: textOf(stored["changeTo"]),
    obs: textOf(stored["obs"]),
    service: stored["service"] === "takeout" ? "takeout" : "delivery",
    scheduled_for: textOf(stored["scheduled_for"]),
    area_district: textOf(stored["area_district"]),
    location: textOf(stored["location"]),
    remember: stored["remember"] === true,
    idempotencyKey: (sameSitting && textOf(stored["idempotencyKey"])) || null,
    unanswered: sameSitting ? readRequests(stored["unanswered"]) : [],
    savedAt,
  };
}

function textsOf<Key extends string>(
  empty: Record<Key, string>,
  stored: unknown,
): Record<Key, string> {
  const texts = { ...empty };
  for (const key in empty) texts[key] = textOf(recordOf(stored)[key]);
  return texts;
}
