import { hash, verify } from "@node-rs/argon2";
import { passwordText } from "../../domain/password-rules.ts";
import { createFairShare } from "../http/limits/fair-share.ts";
import { concurrencyLimits } from "../http/limits/concurrency-limits.ts";

/** OWASP's second recommended argon2id setting: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(passwordText(password), cost);
}

/** Forms in which a password may have been hashed: ours, and those that devices sent to earlier versions. */
function formsOf(typed: string): Set<string> {
  return new Set([passwordText(typed), typed, typed.normalize("NFD")]);
}

let nobodysHash: Promise<string> | undefined;

/** Takes as long for a user that does not exist as for one that does. */
export async function verifyPassword(
  storedHash: string | undefined,
  password: string,
): Promise<boolean> {
  if (!nobodysHash) {
    nobodysHash = hashPassword("the password of nobody");
    // With a known login nobody awaits this promise. After a failure the next caller tries again.
    nobodysHash.catch(() => (nobodysHash = undefined));
  }
  const compared = storedHash ?? (await nobodysHash);
  for (const form of formsOf(password)) {
    if (await verify(compared, form)) return storedHash !== undefined;
  }
  return false;
}

const share = createFairShare(concurrencyLimits.hashes, "hashes");

/** Hashes when it is the caller's turn, by address. Hold no database connection while waiting. */
export function hashing<Result>(
  address: string,
  work: () => Promise<Result>,
  { isStaff = false } = {},
): Promise<Result> {
  // All accounts share the threads.
  return share({ accountId: "", caller: address, isStaff }, work);
}
