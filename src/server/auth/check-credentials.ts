import type { DetachedContext } from "../http/context.ts";
import { Refused } from "../http/refused.ts";
import { findActiveUserByLogin, type UserRow } from "./credential-queries.ts";
import { createGuesses } from "./guesses.ts";
import { hashing } from "./hashing.ts";
import { verifyPassword } from "./passwords.ts";

type Credentials = { user: string; pass: string };

/**
 * Whose login and password these are; what `use` does with that is part of the guess. Wherever somebody is asked for
 * them, wrong ones count together: `Invalid Credentials`.
 */
export type CheckCredentials = <Result>(
  credentials: Credentials,
  context: DetachedContext,
  use: (user: UserRow) => Promise<Result>,
) => Promise<Result>;

export function createCheckCredentials(): CheckCredentials {
  const guess = createGuesses();
  return (credentials, { account, remoteAddress, inTransaction }, use) =>
    guess(`${account.accountId} ${remoteAddress}`, async () => {
      const user = await inTransaction((tx) => findActiveUserByLogin(tx, credentials.user));
      const matches = await hashing(remoteAddress, () =>
        verifyPassword(user?.passwordHash, credentials.pass),
      );
      if (!user || !matches) throw new Refused("Invalid Credentials");
      return use(user);
    });
}
