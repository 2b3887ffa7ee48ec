import { CallRefused } from "../../../contract/client.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { movesText } from "../../text/moves-dictionary.ts";

function codesOf(error: CallRefused): string[] {
  return Object.values(error.refusal.problems ?? {}).map(({ code }) => code);
}

/** Whether a table cannot have the tab because it has another one. */
export function isTableTaken(error: unknown): boolean {
  return error instanceof CallRefused && codesOf(error).includes("table_has_tab");
}

/** The message about a tab that was not changed. */
export function moveProblem(error: unknown): string {
  if (!(error instanceof CallRefused)) return refusalText(error);
  const { error: code } = error.refusal;
  if (code === "deal_closed") return movesText.closedMeanwhile;
  if (codesOf(error).includes("paid_for")) return movesText.paidFor;
  if (codesOf(error).includes("merge_changes_total")) return movesText.mergeChangesTotal;
  return code === "conflict" ? movesText.changed : refusalText(error);
}
