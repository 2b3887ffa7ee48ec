import { codeOf } from "../../error-code.ts";
import { Refused } from "../refused.ts";

const retrySeconds = 60;

const diskCodes = new Set([
  "ENOSPC",
  "EDQUOT",
  "EROFS",
  "EIO",
  "EACCES",
  "EPERM",
  "ENOTDIR",
  "EMFILE",
]);

/**
 * Refuses a call because of a full or broken disk, which is the operator's to see and not the caller's fault. Throws
 * any other error as it is.
 */
export function refuseForDisk(error: unknown): never {
  if (!diskCodes.has(codeOf(error) ?? "")) throw error;
  throw new Refused("unavailable", { retryAfterSeconds: retrySeconds }, { cause: error });
}
