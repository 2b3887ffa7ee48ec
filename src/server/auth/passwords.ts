import { hash, verify } from "@node-rs/argon2";

/** OWASP's second recommended argon2id setting: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let nobodysHash: Promise<string> | undefined;

/** Takes as long for a user that does not exist as for one that does. */
export async function verifyPassword(
  storedHash: string | undefined,
  password: string,
): Promise<boolean> {
  if (!nobodysHash) {
    nobodysHash = hashPassword("the password of nobody");
    // Where the login is known nobody waits for it; whoever comes next tries again.
    nobodysHash.catch(() => (nobodysHash = undefined));
  }
  const matches = await verify(storedHash ?? (await nobodysHash), password);
  return matches && storedHash !== undefined;
}
