import type { OrderStatusId } from "../../domain/order-status.ts";
import { paymentMethodLabels, paymentMethods } from "../../domain/payment-methods.ts";
import { labelText } from "./label-dictionary.ts";

export function statusLabel(id: OrderStatusId): string {
  return labelText.statuses[id];
}

/** By what an order is paid. The wire has it in the words of the business; what is no method's label is left as it is. */
export function methodNamed(named: string): string {
  const method = paymentMethods.find((one) => paymentMethodLabels[one] === named);
  return method ? labelText.methods[method] : named;
}
