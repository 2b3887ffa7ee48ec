import { createHash } from "node:crypto";

/** The host and the owner's token by which to call a filled account. */
export type Account = { host: string; token: string };

/** The label of the account with that number, counted from 1; the first is the one with most orders. */
export const labelOf = (account: number) => `casa${account}`;

/** A filled account with its owner's token, whose hash `fill-people.ts` has stored. */
export function accountOf({ label, accountId }: { label: string; accountId: string }): Account {
  const secret = createHash("sha256").update(`session of ${accountId}`).digest("hex").slice(0, 43);
  return { host: `${label}.localhost`, token: `${secret}.${accountId.replaceAll("-", "")}` };
}
