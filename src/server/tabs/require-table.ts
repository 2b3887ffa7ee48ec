import type { AccountHead } from "../tenancy/account-head.ts";
import { Refused } from "../http/refused.ts";
import { findTableNumber } from "./table-id.ts";

/** The number of the table that a call names by its id. */
export function requireTable(
  { accountId, extras: { locations: count } }: AccountHead,
  { id, field }: { id: string; field: string },
): number {
  const number = findTableNumber(accountId, { id, count });
  if (number === undefined)
    throw new Refused("invalid_id", { fields: { [field]: { code: "unknown_table" } } });
  return number;
}
