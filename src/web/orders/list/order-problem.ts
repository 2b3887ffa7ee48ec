import { refusalCode } from "../../api/definite-rejection.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { staffText } from "../../text/staff-dictionary.ts";

/** Why an order was not changed. `over` stands for the specified words of `deal_closed`, English and about a budget. */
export function orderProblem(error: unknown, over = staffText.orders.over): string {
  return refusalCode(error) === "deal_closed" ? over : refusalText(error);
}
