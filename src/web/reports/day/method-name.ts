import { type PaymentMethod } from "../../../domain/payment-methods.ts";
import { periodText } from "../../text/period-dictionary.ts";
import { labelText } from "../../text/label-dictionary.ts";

export function methodName(method: PaymentMethod | null): string {
  return method === null ? periodText.noMethod : labelText.methods[method];
}
