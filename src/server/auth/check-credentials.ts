import type { DetachedContext } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { isStaff } from "../sessions/principal.ts";
import { findActiveUserByLogin, type CredentialRow } from "./credential-queries.ts";
import type { Guesses } from "./guesses.ts";
import { isDeviceOf, isMark } from "./known-devices.ts";
import { verifyPassword, hashing } from "./passwords.ts";

type Credentials = { user: string; pass: string };

/**
 * Finds the user with this login and password. What `use` does with the user is part of the guess. Wrong guesses count
 * together wherever a password is asked for, and are refused with `Invalid Credentials`.
 */
export type CheckCredentials = <Result>(
  credentials: Credentials,
  context: DetachedContext,
  use: (user: CredentialRow) => Promise<Result>,
) => Promise<Result>;

export function createCheckCredentials(guesses: Guesses): CheckCredentials {
  return async ({ user: login, pass }, context, use) => {
    const { account, remoteAddress: address, inTransaction } = context;
    const device = await findOwnDevice(login, context);
    return guesses({ accountId: account.accountId, login, address, device }, async () => {
      const user = await inTransaction((tx) => findActiveUserByLogin(tx, login));
      const matches = await hashing(
        device ?? address,
        () => verifyPassword(user?.passwordHash, pass),
        { isStaff: device !== undefined },
      );
      if (!user || !matches) throw new Refused("Invalid Credentials");
      return use(user);
    });
  };
}

/**
 * Tells the caller apart from strangers of the same network: a signed-in member of staff, or the mark of a device on
 * which the login has been signed in before.
 */
async function findOwnDevice(
  login: string,
  { principal, device: mark, inTransaction, now }: DetachedContext,
): Promise<string | undefined> {
  if (isStaff(principal)) return principal.userId;
  if (!isMark(mark)) return undefined;
  const isOwn = await inTransaction((tx) => isDeviceOf(tx, { login, mark, now }));
  return isOwn ? mark : undefined;
}
