import { createFairShare } from "../http/fair-share.ts";

/**
 * A hash takes 19 MB and, for tens of milliseconds, one of the four threads that read files as well. Guesses at many
 * accounts from one address wait for one another, and for nobody else.
 */
const share = createFairShare({
  perAccount: 2,
  perCaller: 1,
  waitingPerCaller: 100,
  patienceMs: 5_000,
});

/** Works on somebody's password in the turn of the address that asks; no connection to the database must be held meanwhile. */
export function hashing<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
  // Of all accounts together.
  return share({ accountId: "", caller: address }, work);
}
