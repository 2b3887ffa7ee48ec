import { isPaymentMethod } from "../../../domain/payment-methods.ts";
import { emptyStoredCart, type StoredCart } from "../stored-cart.ts";

/** The fields of the checkout, by the names that the wire and its refusals have for them. */
export const checkoutFields = [
  "userData.name",
  "userData.email",
  "userData.phone",
  "userData.document",
  "cartData.addressData.postal_code",
  "cartData.addressData.address",
  "cartData.addressData.number",
  "cartData.addressData.complement",
  "cartData.addressData.district",
  "cartData.addressData.city",
  "cartData.addressData.state",
  "cartData.location",
  "cartData.obs",
  "cartData.paymentMethod",
  "cartData.changeTo",
] as const;

export type CheckoutField = (typeof checkoutFields)[number];

/** What stands in each field, as typed. */
export type CheckoutTexts = Record<CheckoutField, string>;

/** What is wrong, by field. */
export type CheckoutErrors = { [Field in CheckoutField]?: string | undefined };

export function isCheckoutField(path: string): path is CheckoutField {
  return checkoutFields.some((field) => field === path);
}

export function textsOf(cart: StoredCart): CheckoutTexts {
  const { userData, addressData } = cart;
  return {
    "userData.name": userData.name,
    "userData.email": userData.email,
    "userData.phone": userData.phone,
    "userData.document": userData.document,
    "cartData.addressData.postal_code": addressData.postal_code,
    "cartData.addressData.address": addressData.address,
    "cartData.addressData.number": addressData.number,
    "cartData.addressData.complement": addressData.complement,
    "cartData.addressData.district": addressData.district,
    "cartData.addressData.city": addressData.city,
    "cartData.addressData.state": addressData.state,
    "cartData.location": cart.location,
    "cartData.obs": cart.obs,
    "cartData.paymentMethod": cart.paymentMethod,
    "cartData.changeTo": cart.changeTo,
  };
}

type TypedPart = Pick<
  StoredCart,
  "userData" | "addressData" | "location" | "obs" | "paymentMethod" | "changeTo"
>;

/** The other way round: the part of the stored cart that the texts are. */
export function typedPart(texts: CheckoutTexts): TypedPart {
  const method = texts["cartData.paymentMethod"];
  return {
    userData: {
      name: texts["userData.name"],
      email: texts["userData.email"],
      phone: texts["userData.phone"],
      document: texts["userData.document"],
    },
    addressData: {
      postal_code: texts["cartData.addressData.postal_code"],
      address: texts["cartData.addressData.address"],
      number: texts["cartData.addressData.number"],
      complement: texts["cartData.addressData.complement"],
      district: texts["cartData.addressData.district"],
      city: texts["cartData.addressData.city"],
      state: texts["cartData.addressData.state"],
    },
    location: texts["cartData.location"],
    obs: texts["cartData.obs"],
    paymentMethod: isPaymentMethod(method) ? method : "",
    changeTo: texts["cartData.changeTo"],
  };
}

export const emptyTexts = textsOf(emptyStoredCart);
