import { createFairShare } from "../http/limits/fair-share.ts";
import { concurrencyLimits } from "../http/limits/concurrency-limits.ts";

const share = createFairShare(concurrencyLimits.hashes, "hashes");

/** Works on somebody's password in the turn of the address that asks; no connection to the database must be held meanwhile. */
export function hashing<Result>(
  address: string,
  work: () => Promise<Result>,
  { isStaff = false } = {},
): Promise<Result> {
  // Of all accounts together.
  return share({ accountId: "", caller: address, isStaff }, work);
}
