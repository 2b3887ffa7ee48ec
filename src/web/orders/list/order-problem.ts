import { refusalCode } from "../../api/definite-rejection.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { staffText } from "../../text/staff-dictionary.ts";

/** Why something was not done to an order. The specified words for a closed one are English, and about a budget. */
export function orderProblem(error: unknown): string {
  const isOver = refusalCode(error) === "deal_closed";
  return isOver ? staffText.orders.over : refusalText(error);
}
