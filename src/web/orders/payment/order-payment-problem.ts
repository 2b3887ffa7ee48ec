import { refusedFields } from "../../api/refused-fields.ts";
import { isMismatch } from "../../ordering/sending.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { orderProblem } from "../list/order-problem.ts";

/** The message on an order's payment that was refused. */
export function orderPaymentProblem(error: unknown): string {
  // A retry sends the same body, so another person has used this key: a colleague, on this device before.
  if (isMismatch(error)) return payingText.order.registered;
  const [why] = Object.values(refusedFields(error));
  return why ?? orderProblem(error);
}
