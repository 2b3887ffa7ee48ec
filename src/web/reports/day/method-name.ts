import { type PaymentMethod } from "../../../domain/payment-methods.ts";
import { periodText } from "../../text/period-dictionary.ts";
import { methodWords } from "../../text/labels.ts";

export function methodName(method: PaymentMethod | null): string {
  return method === null ? periodText.noMethod : methodWords(method);
}
