import { erasedName } from "../../domain/erased-name.ts";
import type { OrderStatusId } from "../../domain/order-status.ts";
import { methodLabelled } from "../../domain/payment-methods.ts";
import { labelText } from "./label-dictionary.ts";

export function statusLabel(id: OrderStatusId): string {
  return labelText.statuses[id];
}

/** By what an order is paid. The wire has it in the words of the business; what is no method's label is left as it is. */
export function methodNamed(named: string): string {
  const method = methodLabelled(named);
  return method ? labelText.methods[method] : named;
}

/** Whom an order is for. What the server puts where nobody gave a name is in the words of the business. */
export function nameOnOrder(name: string): string {
  if (name === erasedName) return labelText.nameErased;
  const [, table] = /^Mesa (\d+)$/.exec(name) ?? [];
  return table === undefined ? name : labelText.table(table);
}
