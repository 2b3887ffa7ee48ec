import { CallRefused } from "../../../contract/client.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { refusedFields } from "../../api/refused-fields.ts";
import { inBrackets } from "../../text/joined.ts";
import { payingText } from "../../text/paying-dictionary.ts";
import { settleText } from "../../text/settle-dictionary.ts";
import { tabText } from "../../text/tab-dictionary.ts";

/** The message on a payment, or a closing, that did not happen. */
export function tabPaymentProblem(error: unknown): string {
  if (!(error instanceof CallRefused)) return refusalText(error);
  const { error: code } = error.refusal;
  if (code === "deal_closed") return tabText.tab.closed;
  // A retry sends the same body, so another person has used this key: a colleague, on this device before.
  if (code === "idempotency_mismatch") return payingText.order.registered;
  const problems = Object.values(error.refusal.problems ?? {});
  if (problems.some((problem) => problem.code === "order_to_answer"))
    return settleText.payment.answerFirst;
  const [why] = Object.values(refusedFields(error));
  if (code === "unprocessable_entity" || code === "conflict") {
    return why ? inBrackets(settleText.payment.changed, why) : settleText.payment.changed;
  }
  return refusalText(error);
}
