/**
 * What a transaction had found out before it waited for a lock is no longer so. It did nothing, and is run again like one
 * that the database broke off for this.
 */
export class RunAgain extends Error {
  readonly code = "40001";
}
