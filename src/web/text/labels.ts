import { erasedName } from "../../domain/erased-name.ts";
import type { OrderStatusId } from "../../domain/order-status.ts";
import { isPaymentMethod } from "../../domain/payment-methods.ts";
import { methodLabelled } from "../../domain/labels.ts";
import { labelText } from "./label-dictionary.ts";

export function statusLabel(id: OrderStatusId): string {
  return labelText.statuses[id];
}

/** The label of a payment method. Orders store the business's words; an unknown method is shown as it is. */
export function methodNamed(named: string): string {
  const method = methodLabelled(named);
  return method ? labelText.methods[method] : named;
}

/** The label of a payment method; one that only a newer server knows is shown as it is. */
export function methodWords(method: string): string {
  return isPaymentMethod(method) ? labelText.methods[method] : method;
}

/** The name on an order. The server stores its own stand-ins ("Mesa 3") in the language of the business. */
export function nameOnOrder(name: string): string {
  if (name === erasedName) return labelText.nameErased;
  const [, table] = /^Mesa (\d+)$/.exec(name) ?? [];
  return table === undefined ? name : labelText.table(table);
}
