import { CallRefused } from "../../contract/client.ts";

/**
 * Statuses that the server answers before it looks up the idempotency key: to callers who may not ask, whose request
 * took too long, or who are over a rate limit.
 */
const beforeTheKey = new Set([401, 403, 408, 429]);

/**
 * Whether the server itself has refused, so that this try has done nothing. A server in trouble, or a proxy that does
 * not find it, does not know what was done.
 */
export function isRefused(error: unknown): error is CallRefused {
  if (!(error instanceof CallRefused)) return false;
  return error.status >= 400 && error.status < 500 && error.refusal.error !== "default";
}

/** Whether a refusal also proves that no earlier try under the same key has done anything. */
export function isDefiniteRejection(error: unknown): boolean {
  return isRefused(error) && !beforeTheKey.has(error.status);
}

/** Undefined for a failure that is no refusal. */
export function refusalCode(error: unknown): CallRefused["refusal"]["error"] | undefined {
  return error instanceof CallRefused ? error.refusal.error : undefined;
}
