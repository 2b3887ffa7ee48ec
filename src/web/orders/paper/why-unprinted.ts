import type { PrintJob } from "../../../contract/printers.ts";
import { printerFaultWords } from "../../text/printer-fault-words.ts";

/** Why a job is not printed; blank where nothing has gone wrong. */
export function whyUnprinted({ error }: PrintJob): string {
  return error === undefined ? "" : printerFaultWords(error);
}
