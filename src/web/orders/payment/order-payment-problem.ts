import { refusedFields } from "../../api/refused-fields.ts";
import { isMismatch } from "../../ordering/sending.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { orderProblem } from "../list/order-problem.ts";

/** The message on an order's payment that was refused. */
export function orderPaymentProblem(error: unknown): string {
  // The same is sent again, so only somebody else can have sent it under that key: a colleague, on this device before.
  if (isMismatch(error)) return payingText.order.registered;
  const [why] = Object.values(refusedFields(error));
  return why ?? orderProblem(error);
}
