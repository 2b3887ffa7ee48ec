/**
 * The transaction waited for a lock, and its findings from before are outdated. It wrote nothing, and is run again like
 * one that the database broke off for this.
 */
export class RunAgain extends Error {
  readonly code = "40001";
}
