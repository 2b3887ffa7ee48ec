import { isPaymentMethod, type PaymentMethod } from "../../../domain/payment-methods.ts";
import { createDayStore } from "../../storage/day-store.ts";
import { recordOf } from "../../storage/stored-json.ts";

/** A payment of an order that has no answer yet, so that nobody knows whether it was registered. */
export type KeptPayment = {
  key: string;
  body: { amount: number; method?: PaymentMethod; tendered?: number };
};

/** By the order's hash. It is on the device, so that a reloaded page sends the same payment again and not another. */
export const keptPayments = createDayStore("order_payments", readPayment);

export function readPayment({ key, body }: Record<string, unknown>): KeptPayment | undefined {
  const { amount, method, tendered } = recordOf(body);
  if (typeof key !== "string" || typeof amount !== "number") return undefined;
  const known: KeptPayment["body"] = {
    amount,
    ...(typeof method === "string" && isPaymentMethod(method) ? { method } : {}),
    ...(typeof tendered === "number" ? { tendered } : {}),
  };
  return { key, body: known };
}
