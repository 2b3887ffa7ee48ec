import { CallRefused } from "../../contract/client.ts";
import { refusalText } from "../api/refusal-text.ts";
import { actionText } from "../text/action-dictionary.ts";

/** Whether a call came too late: what it was about is closed by now, or too far on. */
export function isTooLate(error: unknown): boolean {
  return error instanceof CallRefused && error.refusal.error === "deal_closed";
}

/** Why something was not done to an order, for staff. The specified words of what is closed are English, and of a budget. */
export function orderRefusalText(error: unknown): string {
  return isTooLate(error) ? actionText.orders.over : refusalText(error);
}
