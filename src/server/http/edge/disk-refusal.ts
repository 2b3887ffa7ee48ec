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

/** A disk that is full or broken is not the caller's fault, and the operator's to see. Any other error is thrown as it is. */
export function refuseForDisk(error: unknown): never {
  if (!diskCodes.has(codeOf(error) ?? "")) throw error;
  throw new Refused("unavailable", { retryAfterSeconds: retrySeconds }, { cause: error });
}
