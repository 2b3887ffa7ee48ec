import { changeCents, cleanChangeFor } from "../../../domain/change-for.ts";
import { parsePrice, type Cents } from "../../../domain/money.ts";
import { parsePhone } from "../../../domain/phone-number.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { completePostalCode } from "../../../domain/postal-code.ts";
import { customerRules, missingOf, requiredOfCustomer } from "../../../domain/customer-rules.ts";
import type { CheckoutMode } from "../../ordering/order-request.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { type CheckoutErrors, type CheckoutTexts } from "./checkout-fields.ts";

const wrong = orderText.checkout.fieldErrors;

/** What is said of a field that an order cannot do without when it is missing. */
export const missing = {
  "userData.name": wrong.name,
  "userData.email": wrong.email,
  "userData.phone": wrong.phone,
  "cartData.addressData.address": wrong.street,
  "cartData.addressData.number": wrong.number,
  "cartData.addressData.district": wrong.district,
  "cartData.addressData.city": wrong.city,
  "cartData.location": wrong.room,
} satisfies CheckoutErrors;

function requiredOf(mode: CheckoutMode): (keyof typeof missing)[] {
  if (mode === "delivery") return [...requiredOfCustomer.delivery];
  return [...requiredOfCustomer.indoor, "cartData.location"];
}

type Checkout = {
  texts: CheckoutTexts;
  mode: CheckoutMode;
  totalCents: Cents;
  /** The account has ways to pay to choose from. */
  hasPaymentMethods: boolean;
};

/** Everything that stands in the way of sending, all at once. */
export function errorsOfCheckout(checkout: Checkout): CheckoutErrors {
  const { texts, mode } = checkout;
  return {
    ...phoneError(texts),
    ...(mode === "delivery" ? deliveryErrors(checkout) : {}),
    ...missingErrors(texts, mode),
  };
}

/** True when something that is required is missing, which the specified warning is for. */
export function lacksRequired(texts: CheckoutTexts, mode: CheckoutMode): boolean {
  return Object.keys(missingErrors(texts, mode)).length > 0;
}

function missingErrors(texts: CheckoutTexts, mode: CheckoutMode): CheckoutErrors {
  const paths = missingOf(requiredOf(mode), texts);
  return Object.fromEntries(paths.map((path) => [path, missing[path]]));
}

function phoneError(texts: CheckoutTexts): CheckoutErrors {
  const phone = texts["userData.phone"];
  return isBlank(phone) || parsePhone(phone) ? {} : { "userData.phone": wrong.phone };
}

function deliveryErrors({ texts, totalCents, hasPaymentMethods }: Checkout): CheckoutErrors {
  const postalCode = texts["cartData.addressData.postal_code"].trim();
  const method = texts["cartData.paymentMethod"];
  const errors: CheckoutErrors = {};
  if (customerRules.email(texts["userData.email"].trim())) {
    errors["userData.email"] = wrong.invalidEmail;
  }
  if (customerRules.document(texts["userData.document"].trim())) {
    errors["userData.document"] = wrong.document;
  }
  if (postalCode !== "" && completePostalCode(postalCode) === undefined) {
    errors["cartData.addressData.postal_code"] = wrong.postalCode;
  }
  if (hasPaymentMethods && method === "") errors["cartData.paymentMethod"] = wrong.paymentMethod;
  if (method === "cash" && !isChangePossible(texts["cartData.changeTo"], totalCents)) {
    errors["cartData.changeTo"] = wrong.changeFor;
  }
  return errors;
}

function isChangePossible(changeTo: string, totalCents: Cents): boolean {
  if (isBlank(changeTo)) return true;
  const changeForCents = parsePrice(cleanChangeFor(changeTo));
  if (changeForCents === undefined) return false;
  return changeForCents === 0 || changeCents({ changeForCents, totalCents }) !== undefined;
}
