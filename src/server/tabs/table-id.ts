import { createHash } from "node:crypto";
import type { AccountHead } from "../tenancy/account-head.ts";
import { badFields } from "../http/refused.ts";

/**
 * The id of an account's table, always the same for its number. A table so has an id before it has a row, and the
 * setting's number of tables can be shown without writing any. A UUID of version 8.
 */
export function tableId(accountId: string, number: number): string {
  const bytes = createHash("sha256")
    .update(`table ${number} of ${accountId}`)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** The number of the table that the id names, among those from 1 to `count`. */
export function findTableNumber(
  accountId: string,
  { id, count }: { id: string; count: number },
): number | undefined {
  for (let number = 1; number <= count; number += 1) {
    if (tableId(accountId, number) === id) return number;
  }
  return undefined;
}

/** The number of the table that a call names by its id. */
export function requireTable(
  { accountId, extras: { locations: count } }: AccountHead,
  { id, field }: { id: string; field: string },
): number {
  const number = findTableNumber(accountId, { id, count });
  if (number === undefined) throw badFields({ [field]: { code: "unknown_table" } }, "invalid_id");
  return number;
}
