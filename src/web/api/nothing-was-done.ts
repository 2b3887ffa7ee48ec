import { CallRefused } from "../../contract/client.ts";

/**
 * Answers that the server gives before it looks whether it knows the key: to those who may not ask, who must wait their
 * turn, and who never came to an end.
 */
const beforeTheKey = new Set([401, 403, 408, 429]);

/** A refusal, and not a server in trouble: this try has done nothing. */
export function isRefused(error: unknown): error is CallRefused {
  return error instanceof CallRefused && error.status >= 400 && error.status < 500;
}

/** A refusal after which it is known that no earlier try under the same key has done anything either. */
export function saysNothingWasDone(error: unknown): boolean {
  return isRefused(error) && !beforeTheKey.has(error.status);
}
