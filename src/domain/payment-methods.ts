/** Ways to pay, spelled as the wire has them, in the order in which they are listed. */
export const paymentMethods = [
  "cash",
  "credit-card",
  "debit-card",
  "pix",
  "meal-card",
  "food-card",
  "restaurent-ticker",
] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export function isPaymentMethod(text: string): text is PaymentMethod {
  return paymentMethods.some((method) => method === text);
}
