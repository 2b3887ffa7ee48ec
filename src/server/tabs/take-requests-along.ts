import { updateOwn, type Tx } from "../db/with-account.ts";
import { hasOpenTab } from "./sheet-queries.ts";
import { lockTables } from "./table-queries.ts";

const nothing = {
  bill_requested_at: null,
  service_requested_at: null,
  addressed_at: null,
  addressed_by: null,
};

/**
 * Takes a table's call, who is on the way, and its request for the bill to the table that the guests went to, or that
 * has the tab which theirs was merged into. What that table has asked for itself stays. While another tab is open at
 * the old table, all of it stays there.
 */
export async function takeRequestsAlong(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (from === to) return;
  const rows = await lockTables(tx, [from, to]);
  const asked = rows.find((row) => row.table_id === from);
  const there = rows.find((row) => row.table_id === to) ?? nothing;
  if (!asked?.bill_requested_at && !asked?.service_requested_at && !asked?.addressed_at) return;
  if (await hasOpenTab(tx, from)) return;
  const { addressed_at, addressed_by } = there.addressed_at ? there : asked;
  await updateOwn(tx, "tables").set(nothing).where("table_id", "=", from).execute();
  await updateOwn(tx, "tables")
    .set({
      bill_requested_at: there.bill_requested_at ?? asked.bill_requested_at,
      service_requested_at: there.service_requested_at ?? asked.service_requested_at,
      addressed_at,
      addressed_by,
    })
    .where("table_id", "=", to)
    .execute();
}
