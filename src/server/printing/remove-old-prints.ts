import type { Task } from "../housekeeping/housekeeping.ts";
import { openPrintFolder } from "./print-folder.ts";

const hourMs = 3_600_000;

/** For the housekeeping: the files of pictures that nobody can fetch any more. */
export function removingOldPrints(place: Parameters<typeof openPrintFolder>[0]): Task {
  const folder = openPrintFolder(place);
  return { name: "old order pictures", everyMs: hourMs, run: () => folder.sweep() };
}
