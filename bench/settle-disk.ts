import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Flushes writes and removals to the disk now, so that it does not do so while something is measured. */
export async function settleDisk(): Promise<void> {
  await promisify(execFile)("sync");
}
