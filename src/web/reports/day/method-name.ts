import { type PaymentMethod } from "../../../domain/payment-methods.ts";
import { reportText } from "../../text/report-dictionary.ts";
import { labelText } from "../../text/label-dictionary.ts";

export function methodName(method: PaymentMethod | null): string {
  return method === null ? reportText.noMethod : labelText.methods[method];
}
