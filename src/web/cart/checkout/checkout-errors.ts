import type { Quote } from "../../../contract/quote.ts";
import { changeCents, cleanChangeFor } from "../../../domain/change-for.ts";
import { parsePrice, type Cents } from "../../../domain/money.ts";
import { parsePhone } from "../../../domain/phone-number.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import type { Service } from "../../../domain/service.ts";
import { completePostalCode } from "../../address/address-filling.ts";
import { isCpfOrCnpj } from "../../site/document-number.ts";
import { orderText } from "../../text/order-dictionary.ts";
import { isCheckoutField, type CheckoutErrors, type CheckoutTexts } from "./checkout-fields.ts";

const wrong = orderText.checkout.fieldErrors;

/** What an order cannot do without, and what is said when it is missing. */
const caller: CheckoutErrors = { "userData.name": wrong.name, "userData.phone": wrong.phone };
const required: Record<Service, CheckoutErrors> = {
  takeout: caller,
  delivery: {
    ...caller,
    "userData.email": wrong.email,
    "cartData.addressData.address": wrong.street,
    "cartData.addressData.number": wrong.number,
    "cartData.addressData.district": wrong.district,
    "cartData.addressData.city": wrong.city,
  },
  indoor: { "userData.name": wrong.name, "cartData.location": wrong.room },
};

export const missing: CheckoutErrors = { ...required.delivery, ...required.indoor };

type Checkout = {
  texts: CheckoutTexts;
  service: Service;
  totalCents: Cents;
  /** The account has ways to pay to choose from. */
  hasPaymentMethods: boolean;
};

/** Everything that stands in the way of sending, all at once. */
export function errorsOfCheckout(checkout: Checkout): CheckoutErrors {
  const { texts, service } = checkout;
  return {
    ...phoneError(texts),
    ...(service === "indoor" ? {} : paidErrors(checkout)),
    ...(service === "delivery" ? postalCodeError(texts) : {}),
    ...missingErrors(texts, service),
  };
}

/** What the account's own rules ask for besides. */
export function errorsOfQuote(texts: CheckoutTexts, quote: Quote | undefined): CheckoutErrors {
  if (!quote) return {};
  const { area_needs, refusal, slots } = quote;
  const isTimeMissing =
    refusal === "closed" && texts["cartData.scheduled_for"] === "" && (slots?.length ?? 0) > 0;
  return {
    ...(area_needs.includes("postal_code") && isBlank(texts["cartData.addressData.postal_code"])
      ? { "cartData.addressData.postal_code": wrong.postalCodeOfArea }
      : {}),
    ...(isTimeMissing ? { "cartData.scheduled_for": wrong.time } : {}),
  };
}

/** True when something that is required is missing, which the specified warning is for. */
export function lacksRequired(texts: CheckoutTexts, service: Service): boolean {
  return Object.keys(missingErrors(texts, service)).length > 0;
}

function missingErrors(texts: CheckoutTexts, service: Service): CheckoutErrors {
  return Object.fromEntries(
    Object.entries(required[service]).filter(
      ([field]) => isCheckoutField(field) && isBlank(texts[field]),
    ),
  );
}

function phoneError(texts: CheckoutTexts): CheckoutErrors {
  const phone = texts["userData.phone"];
  return isBlank(phone) || parsePhone(phone) ? {} : { "userData.phone": wrong.phone };
}

function postalCodeError(texts: CheckoutTexts): CheckoutErrors {
  const postalCode = texts["cartData.addressData.postal_code"].trim();
  const isRight = postalCode === "" || completePostalCode(postalCode) !== undefined;
  return isRight ? {} : { "cartData.addressData.postal_code": wrong.postalCode };
}

function paidErrors({ texts, totalCents, hasPaymentMethods }: Checkout): CheckoutErrors {
  const document = texts["userData.document"].trim();
  const method = texts["cartData.paymentMethod"];
  const errors: CheckoutErrors = {};
  const email = texts["userData.email"];
  if (!isBlank(email) && !looksLikeEmail(email)) errors["userData.email"] = wrong.invalidEmail;
  if (document !== "" && !isCpfOrCnpj(document)) errors["userData.document"] = wrong.document;
  if (hasPaymentMethods && method === "") errors["cartData.paymentMethod"] = wrong.paymentMethod;
  if (method === "cash" && !isChangePossible(texts["cartData.changeTo"], totalCents)) {
    errors["cartData.changeTo"] = wrong.changeFor;
  }
  return errors;
}

/** Only what no address can do without: the server knows the rest. */
function looksLikeEmail(email: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
}

function isChangePossible(changeTo: string, totalCents: Cents): boolean {
  if (isBlank(changeTo)) return true;
  const changeForCents = parsePrice(cleanChangeFor(changeTo));
  if (changeForCents === undefined) return false;
  return changeForCents === 0 || changeCents({ changeForCents, totalCents }) !== undefined;
}
