import { describe, expect, test } from "vitest";
import { buyerErrorText } from "../../text/buyer-error-dictionary.ts";
import { emptyStoredCart } from "../stored-cart.ts";
import { textsOf, type CheckoutTexts } from "./checkout-fields.ts";
import { errorsOfCheckout, errorsOfQuote, lacksRequired } from "./checkout-errors.ts";

const emptyTexts = textsOf(emptyStoredCart);
const wrong = buyerErrorText.fieldErrors;

const enough: CheckoutTexts = {
  ...emptyTexts,
  "userData.name": "Ana",
  "userData.email": "ana@exemplo.com.br",
  "userData.phone": "(11) 95555-0101",
  "cartData.addressData.address": "Rua das Flores",
  "cartData.addressData.number": "s/n",
  "cartData.addressData.district": "Centro",
  "cartData.addressData.city": "Campinas",
  "cartData.paymentMethod": "cash",
};

function errorsOf(texts: Partial<CheckoutTexts>, hasPaymentMethods = true) {
  return errorsOfCheckout({
    texts: { ...enough, ...texts },
    service: "delivery",
    totalCents: 8490,
    hasPaymentMethods,
  });
}

describe("a delivery", () => {
  test("fault 33: needs who, a phone and a whole address, and says so of all of it at once", () => {
    const errors = errorsOfCheckout({
      texts: { ...emptyTexts, "userData.name": " \u200b" },
      service: "delivery",
      totalCents: 100,
      hasPaymentMethods: false,
    });
    expect(errors).toEqual({
      "userData.name": wrong.name,
      "userData.email": wrong.email,
      "userData.phone": wrong.phone,
      "cartData.addressData.address": wrong.street,
      "cartData.addressData.number": wrong.number,
      "cartData.addressData.district": wrong.district,
      "cartData.addressData.city": wrong.city,
    });
    expect(lacksRequired(emptyTexts, "delivery")).toBe(true);
  });

  test("needs no more than that", () => {
    expect(errorsOf({})).toEqual({});
    expect(lacksRequired(enough, "delivery")).toBe(false);
  });

  test.each([
    ["userData.email", "ana@exemplo", wrong.invalidEmail],
    ["userData.email", "ana exemplo.com", wrong.invalidEmail],
    ["userData.phone", "(11) 9555", wrong.phone],
    ["userData.document", "529.982.247-24", wrong.document],
    ["userData.document", "111.111.111-11", wrong.document],
    ["userData.document", "12.ABC.345/01DE-36", wrong.document],
    ["cartData.addressData.postal_code", "13010", wrong.postalCode],
    ["cartData.paymentMethod", "", wrong.paymentMethod],
    ["cartData.changeTo", "84,89", wrong.changeFor],
    ["cartData.changeTo", "-100", wrong.changeFor],
    ["cartData.changeTo", "muito", wrong.changeFor],
  ] as const)("refuses %s %o", (field, typed, message) => {
    expect(errorsOf({ [field]: typed })).toEqual({ [field]: message });
  });

  test.each([
    ["userData.phone", "(11) 5555-0101"],
    ["userData.document", "529.982.247-25"],
    ["userData.document", "11.222.333/0001-81"],
    ["userData.document", "12.ABC.345/01DE-35"],
    ["cartData.addressData.postal_code", "13010-000"],
    ["cartData.changeTo", "84,90"],
    ["cartData.changeTo", "R$ 1.000,00"],
    ["cartData.changeTo", "0"],
  ])("accepts %s %o", (field, typed) => {
    expect(errorsOf({ [field]: typed })).toEqual({});
  });

  test("asks for a payment method only where there are any", () => {
    expect(errorsOf({ "cartData.paymentMethod": "" }, false)).toEqual({});
  });

  test("looks at the change only when it is paid in cash", () => {
    expect(errorsOf({ "cartData.paymentMethod": "pix", "cartData.changeTo": "1" })).toEqual({});
  });
});

describe("an order to a room", () => {
  const room = { service: "indoor", totalCents: 100, hasPaymentMethods: true } as const;

  test("needs a name and the room", () => {
    expect(errorsOfCheckout({ ...room, texts: emptyTexts })).toEqual({
      "userData.name": wrong.name,
      "cartData.location": wrong.room,
    });
  });

  test("is not held up by what was typed for a delivery", () => {
    const texts = {
      ...emptyTexts,
      "userData.name": "Ana",
      "cartData.location": "204",
      "userData.email": "ana@",
      "cartData.changeTo": "1",
      "cartData.paymentMethod": "cash",
    };
    expect(errorsOfCheckout({ ...room, texts })).toEqual({});
  });
});

describe("the time of an order to a closed shop", () => {
  const quoted = (lefts: number[]) => ({
    service: "takeout" as const,
    state: "closed" as const,
    refusal: "closed" as const,
    area_needs: [],
    takeout: true,
    subtotal_amount: 1,
    service_amount: 0,
    delivery_fee: 0,
    total_amount: 1,
    minimum_amount: 0,
    missing_amount: 0,
    promised_minutes: 0,
    slots: lefts.map((left) => ({ starts_at: "2026-11-21T18:00:00.000Z", left })),
    lines: [],
    unavailable: [],
    sold_out: [],
  });

  test("is asked for only while one can be chosen", () => {
    expect(errorsOfQuote(enough, quoted([0, 2]))).toEqual({ "cartData.scheduled_for": wrong.time });
    expect(errorsOfQuote(enough, quoted([0, 0]))).toEqual({});
  });
});
