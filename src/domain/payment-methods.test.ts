import { expect, test } from "vitest";
import { isPaymentMethod, paymentMethods } from "./payment-methods.ts";
import { methodLabel, paymentMethodLabels } from "./labels.ts";

test("the seven methods keep the wire's spelling", () => {
  expect(paymentMethods).toEqual([
    "cash",
    "credit-card",
    "debit-card",
    "pix",
    "meal-card",
    "food-card",
    "restaurent-ticker",
  ]);
});

test("nothing else is a payment method", () => {
  expect(paymentMethods.every(isPaymentMethod)).toBe(true);
  expect(["", "Cash", "restaurant-ticket", "toString", "__proto__"].some(isPaymentMethod)).toBe(
    false,
  );
});

test("cash is labelled Dinheiro, which is what asks for change, and no label is used twice", () => {
  expect(paymentMethodLabels.cash).toBe("Dinheiro");
  expect(new Set(Object.values(paymentMethodLabels)).size).toBe(paymentMethods.length);
});

test("a method that a later version has kept is shown as it is", () => {
  expect(["pix", "crypto", "toString"].map(methodLabel)).toEqual(["PIX", "crypto", "toString"]);
});
