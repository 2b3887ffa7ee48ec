import { isDefiniteRejection } from "../../api/definite-rejection.ts";
import { refusedFields } from "../../api/refused-fields.ts";
import { isMismatch } from "../../ordering/sending.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { settleText } from "../../text/settle-dictionary.ts";
import { orderProblem } from "../list/order-problem.ts";

/** The message on an order's payment that is no longer kept. `repeated` is its amount if it was sent before. */
export function orderPaymentProblem(error: unknown, repeated?: string): string {
  // A retry sends the same body, so another person has used this key: a colleague, on this device before.
  if (isMismatch(error)) return payingText.order.registered;
  if (repeated !== undefined && isDefiniteRejection(error))
    return settleText.payment.notTaken(repeated);
  const [why] = Object.values(refusedFields(error));
  return why ?? orderProblem(error);
}
