import { createHash, randomBytes } from "node:crypto";

const tokenForm = /^[\w-]{43}\.([0-9a-f]{32})$/;

/**
 * Makes a bearer token: 256 random bits, and the account it is good for. A token that strays to another account's host
 * is recognised by that, without a query there.
 */
export function newToken(accountId: string): string {
  return `${randomBytes(32).toString("base64url")}.${accountId.replaceAll("-", "")}`;
}

/** The stored hash of a token. A token is random, so a fast hash without salt is enough. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** "foreign": made for another account. "malformed": no token of ours. */
export function tokenFit(token: string, accountId: string): "own" | "foreign" | "malformed" {
  const made = tokenForm.exec(token)?.[1];
  if (made === undefined) return "malformed";
  return made === accountId.replaceAll("-", "") ? "own" : "foreign";
}
