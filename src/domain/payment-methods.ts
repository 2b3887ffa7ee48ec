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

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  cash: "Dinheiro",
  "credit-card": "Cartão de crédito",
  "debit-card": "Cartão de débito",
  pix: "PIX",
  "meal-card": "Vale-refeição",
  "food-card": "Vale-alimentação",
  "restaurent-ticker": "Ticket restaurante",
};

/** The words of a stored method. A method that only a later version knows is shown as it is. */
export function methodLabel(method: string): string {
  return isPaymentMethod(method) ? paymentMethodLabels[method] : method;
}

/** The method with this label; the wire gives an order's method by its label. */
export function methodLabelled(label: string): PaymentMethod | undefined {
  return paymentMethods.find((method) => paymentMethodLabels[method] === label);
}

export function isPaymentMethod(text: string): text is PaymentMethod {
  return paymentMethods.some((method) => method === text);
}
