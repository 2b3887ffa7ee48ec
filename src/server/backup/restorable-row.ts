/** Of a row of any table, what decides whether and with which pictures it is brought back. */
export type StoredRow = {
  account_id: string;
  user_id?: string | null;
  file?: string;
  width?: number;
};

export const uploadsTable = "public.uploads";

/**
 * Codes and news are of the minute in which they were written. Sessions of staff may have been ended since, by signing
 * out or by a new password, and must not come to life again. A guest's is their only way to their orders.
 */
export function isRestorable(table: string, row: StoredRow): boolean {
  if (table === "public.access_codes" || table === "public.outbox") return false;
  return table !== "public.sessions" || row.user_id === null;
}
