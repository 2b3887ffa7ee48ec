import { createHash } from "node:crypto";

/** How to call a filled house: where it is, and its owner's token. */
export type House = { host: string; token: string };

/** The label of the house with that number, counted from 1; the first is the one with most orders. */
export const labelOf = (house: number) => `casa${house}`;

/** A filled house, whose owner is signed in: the token whose hash `fill-people.ts` has put there. */
export function houseOf({ label, accountId }: { label: string; accountId: string }): House {
  const secret = createHash("sha256").update(`session of ${accountId}`).digest("hex").slice(0, 43);
  return { host: `${label}.localhost`, token: `${secret}.${accountId.replaceAll("-", "")}` };
}
