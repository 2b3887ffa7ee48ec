import { jobText } from "./job-dictionary.ts";

/** Reports of printers and the agent, by their beginning; the first that fits counts. */
const faults: readonly [begins: string, fault: keyof typeof jobText.faults][] = [
  ["too_old", "waitedTooLong"],
  ["order_over", "orderOver"],
  ["tab_over", "tabOver"],
  ["not_loaded", "notLoaded"],
  ["browser", "notConfirmed"],
  ["unknown", "unexplained"],
  ["no_paper", "noPaper"],
  ["cover_open", "coverOpen"],
  ["printer_error", "defect"],
  ["410", "noPaper"],
  ["411", "paperJam"],
  ["42", "coverOpen"],
  ["51", "notUnderstood"],
  ["521", "notUnderstood"],
  ["EPTR_REC_EMPTY", "noPaper"],
  ["EPTR_COVER_OPEN", "coverOpen"],
  ["EPTR_CUTTER", "cutter"],
  ["EPTR_", "defect"],
  ["EX_TIMEOUT", "noAnswer"],
  ["EX_BADPORT", "disconnected"],
  ["ECONNREFUSED", "unreachable"],
  ["EHOSTUNREACH", "unreachable"],
  ["ENETUNREACH", "unreachable"],
  ["ETIMEDOUT", "noAnswer"],
  ["ENOENT", "notFound"],
  ["EACCES", "forbidden"],
];

/** A fault in words, or the printer's own report if no words are known. */
export function printerFaultWords(said: string): string {
  const known = faults.find(([begins]) => said.startsWith(begins));
  return known ? jobText.faults[known[1]] : said;
}
