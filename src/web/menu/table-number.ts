import type { Account } from "../../contract/account.ts";

/** The table whose code brought a guest here (`?table=3` or `?mesa=3`), if the account has it and serves tables. */
export function tableNumberIn(search: string, { features, extras }: Account): number | undefined {
  const asked = new URLSearchParams(search);
  const text = asked.get("table") ?? asked.get("mesa") ?? "";
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return features.localOrder && number >= 1 && number <= extras.locations ? number : undefined;
}
