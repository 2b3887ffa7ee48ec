import { changeCents, cleanChangeFor } from "../../../domain/change-for.ts";
import type { Cents } from "../../../domain/money.ts";
import { parsePrice } from "../../../domain/typed-formats.ts";
import { parsePhone } from "../../../domain/phone-number.ts";
import { isBlank } from "../../../domain/text-rules.ts";
import { completePostalCode } from "../../../domain/value-rules.ts";
import {
  customerRules,
  missingOf,
  requiredByStaff,
  requiredOfCustomer,
} from "../../../domain/customer-rules.ts";
import type { WireQuote } from "../../../contract/quote.ts";
import type { Service } from "../../../domain/service.ts";
import { buyerErrorText } from "../../text/buyer-error-dictionary.ts";
import type { CheckoutErrors, CheckoutField, CheckoutTexts } from "./checkout-fields.ts";

const wrong = buyerErrorText.fieldErrors;

/** The required fields of an order, each with the key of its error's words. */
const missing = {
  "userData.name": "name",
  "userData.email": "email",
  "userData.phone": "phone",
  "cartData.addressData.address": "street",
  "cartData.addressData.number": "number",
  "cartData.addressData.district": "district",
  "cartData.addressData.city": "city",
  "cartData.location": "room",
} as const satisfies Partial<Record<CheckoutField, keyof typeof wrong>>;

/** Errors of these fields when they are missing. */
export function wordsOfMissing(
  paths: readonly (keyof typeof missing)[] = Object.keys(missing) as (keyof typeof missing)[],
): CheckoutErrors {
  return Object.fromEntries(paths.map((path) => [path, wrong[missing[path]]]));
}

function requiredOf(service: Service, byStaff: boolean): (keyof typeof missing)[] {
  const required = (byStaff ? requiredByStaff : requiredOfCustomer)[service];
  return service === "indoor" ? [...required, "cartData.location"] : [...required];
}

type Checkout = {
  texts: CheckoutTexts;
  service: Service;
  totalCents: Cents;
  /** The account has ways to pay to choose from. */
  hasPaymentMethods: boolean;
  /** Staff enter the order for a customer. */
  byStaff?: boolean;
};

/** Everything that stands in the way of sending, all at once. */
export function errorsOfCheckout(checkout: Checkout): CheckoutErrors {
  const { texts, service, byStaff = false } = checkout;
  return {
    ...phoneError(texts),
    ...(service === "indoor" ? {} : paidErrors(checkout)),
    ...(service === "delivery" ? postalCodeError(texts) : {}),
    ...missingErrors(texts, service, byStaff),
  };
}

/** Errors by the account's own rules. */
export function errorsOfQuote(texts: CheckoutTexts, quote: WireQuote | undefined): CheckoutErrors {
  if (!quote) return {};
  const { area_needs, refusal, slots, sold_out } = quote;
  // Some items can only be had at other times than now.
  const isTooEarly = refusal === "closed" || sold_out.some(({ when }) => when);
  const hasFree = slots?.some(({ left }) => left > 0) ?? false;
  const isTimeMissing = isTooEarly && texts["cartData.scheduled_for"] === "" && hasFree;
  return {
    ...(area_needs.includes("postal_code") && isBlank(texts["cartData.addressData.postal_code"])
      ? { "cartData.addressData.postal_code": wrong.postalCodeOfArea }
      : {}),
    ...(isTimeMissing ? { "cartData.scheduled_for": wrong.time } : {}),
  };
}

/** True when a required field is empty: the specification has a warning for that. */
export function lacksRequired(texts: CheckoutTexts, service: Service): boolean {
  return Object.keys(missingErrors(texts, service)).length > 0;
}

function missingErrors(texts: CheckoutTexts, service: Service, byStaff = false): CheckoutErrors {
  const paths = missingOf(requiredOf(service, byStaff), texts);
  return wordsOfMissing(paths);
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
  const method = texts["cartData.paymentMethod"];
  const errors: CheckoutErrors = {};
  if (customerRules.email(texts["userData.email"].trim())) {
    errors["userData.email"] = wrong.invalidEmail;
  }
  if (customerRules.document(texts["userData.document"].trim())) {
    errors["userData.document"] = wrong.document;
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
