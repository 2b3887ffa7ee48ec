import { isPaymentMethod } from "../../../domain/payment-methods.ts";
import { limits } from "../../../domain/text-rules.ts";
import { wireText } from "../../forms/wire-text.ts";
import { recordOf, textOf } from "../../storage/stored-json.ts";
import type { StoredCart } from "../stored-cart.ts";

/**
 * The checkout's fields by their names on the wire and in refusals, with the longest text that the server takes. In a
 * field with a mask, the mask is the limit.
 */
const longest = {
  "userData.name": limits.name,
  "userData.email": limits.email,
  "userData.phone": undefined,
  "userData.document": undefined,
  "cartData.addressData.postal_code": undefined,
  "cartData.addressData.address": limits.street,
  "cartData.addressData.number": limits.number,
  "cartData.addressData.complement": limits.complement,
  "cartData.addressData.district": limits.district,
  "cartData.addressData.city": limits.city,
  "cartData.addressData.state": limits.state,
  "cartData.area_district": limits.district,
  "cartData.scheduled_for": undefined,
  "cartData.location": limits.room,
  "cartData.obs": limits.obs,
  "cartData.paymentMethod": undefined,
  "cartData.changeTo": 20,
};

export type CheckoutField = keyof typeof longest;

export type CheckoutTexts = Record<CheckoutField, string>;

export type CheckoutErrors = { [Field in CheckoutField]?: string };

// keys() returns plain strings, but these are all the keys.
const checkoutFields = Object.keys(longest) as CheckoutField[];

export function isCheckoutField(path: string): path is CheckoutField {
  return Object.hasOwn(longest, path);
}

export type CheckoutState = Parameters<typeof wireText<CheckoutField>>[0];
export type WireField = ReturnType<typeof fieldWirer>;

/** Gives a control of the form what it needs to hold one of the texts. */
export function fieldWirer(form: CheckoutState) {
  return (field: CheckoutField) => ({ ...wireText(form, field), maxLength: longest[field] });
}

type TypedPart = Pick<
  StoredCart,
  | "userData"
  | "addressData"
  | "area_district"
  | "scheduled_for"
  | "location"
  | "obs"
  | "paymentMethod"
  | "changeTo"
>;

/** The stored cart has the wire's paths, without `cartData` around them. */
function placeOf(field: CheckoutField): readonly [string, string | undefined] {
  const [part = "", name] = field.replace("cartData.", "").split(".");
  return [part, name];
}

export function textsOf(cart: TypedPart): CheckoutTexts {
  const texts = checkoutFields.map((field) => {
    const [part, name] = placeOf(field);
    const value = recordOf(cart)[part];
    return [field, textOf(name === undefined ? value : recordOf(value)[name])];
  });
  // fromEntries loses the keys' type.
  return Object.fromEntries(texts) as CheckoutTexts;
}

/** The part of the stored cart that holds these texts; reverses `textsOf`. */
export function typedPart(texts: CheckoutTexts): TypedPart {
  const typed: Record<string, unknown> = {};
  for (const field of checkoutFields) {
    const [part, name] = placeOf(field);
    const text = texts[field];
    typed[part] = name === undefined ? text : { ...recordOf(typed[part]), [name]: text };
  }
  const method = texts["cartData.paymentMethod"];
  return { ...typed, paymentMethod: isPaymentMethod(method) ? method : "" } as TypedPart;
}
