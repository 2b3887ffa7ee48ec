import type { Account } from "../../contract/account.ts";

/** What an address calls the table whose code brought a guest here (`?table=3` or `?mesa=3`). */
export function namedTable(search: string): string | undefined {
  const asked = new URLSearchParams(search);
  return asked.get("table") ?? asked.get("mesa") ?? undefined;
}

/** The number of the table of that name, if the account has it and serves tables. */
export function tableNumber(name: string, { features, extras }: Account): number | undefined {
  const number = /^\d{1,3}$/.test(name) ? Number(name) : 0;
  return features.localOrder && number >= 1 && number <= extras.locations ? number : undefined;
}
