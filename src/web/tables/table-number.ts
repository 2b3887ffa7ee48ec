import type { Account } from "../../contract/account.ts";
import { namedInAddress } from "../site/named-in-address.ts";

/** The address's name of the table whose code brought a guest here (`?table=3`, `?mesa=3` or `?Mesa=03`). */
export function namedTable(search: string): string | undefined {
  return namedInAddress(search, /^(?:table|mesa)$/i);
}

/** The number of the table of that name, if the account has it and serves tables. */
export function tableNumber(name: string, { features, extras }: Account): number | undefined {
  const number = /^0*\d{1,3}$/.test(name) ? Number(name) : 0;
  return features.localOrder && number >= 1 && number <= extras.locations ? number : undefined;
}
