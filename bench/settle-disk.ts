import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Has what was written or removed so far reach the disk now, and not while something is measured. */
export async function settleDisk(): Promise<void> {
  await promisify(execFile)("sync");
}
