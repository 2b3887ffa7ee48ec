import { CallRefused } from "../../contract/client.ts";

/**
 * Answers that the server gives before it looks whether it knows the key: to those who may not ask, who must wait their
 * turn, and who never came to an end.
 */
const beforeTheKey = new Set([401, 403, 408, 429]);

/**
 * A refusal in the server's own words: this try has done nothing. A server in trouble, and what stands between and does
 * not find it, know nothing of what was done.
 */
export function isRefused(error: unknown): error is CallRefused {
  if (!(error instanceof CallRefused)) return false;
  return error.status >= 400 && error.status < 500 && error.refusal.error !== "default";
}

/** A refusal after which it is known that no earlier try under the same key has done anything either. */
export function isDefiniteRejection(error: unknown): boolean {
  return isRefused(error) && !beforeTheKey.has(error.status);
}
