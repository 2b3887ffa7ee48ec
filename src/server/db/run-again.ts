/**
 * The transaction waited for a lock, and what it read before is outdated. It wrote nothing, and is run again like one
 * that the database broke off for this reason.
 */
export class RunAgain extends Error {
  readonly code = "40001";
}
