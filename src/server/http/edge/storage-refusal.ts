import { assetsUnavailable } from "../../assets/asset-store.ts";
import { codeOf } from "../../error-code.ts";
import { Refused } from "../refused.ts";

const retrySeconds = 60;

const storageCodes = new Set([
  "ENOSPC",
  "EDQUOT",
  "EROFS",
  "EIO",
  "EACCES",
  "EPERM",
  "ENOTDIR",
  "EMFILE",
  assetsUnavailable,
]);

/**
 * Refuses with `unavailable` if a disk is full or broken, or a bucket cannot be used: the caller is not at fault, and
 * the operator must see it. Rethrows any other error.
 */
export function refuseForStorage(error: unknown): never {
  if (!storageCodes.has(codeOf(error) ?? "")) throw error;
  throw new Refused("unavailable", { retryAfterSeconds: retrySeconds }, { cause: error });
}
