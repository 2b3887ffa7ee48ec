import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/calls/context.ts";
import type { RateLimits } from "../http/limits/rate-limit.ts";
import { consumeShared } from "../http/limits/standing.ts";
import { Refused } from "../http/refused.ts";
import { startBillRequest } from "./bill-request.ts";
import { findFollowed } from "./tab-of-key.ts";
import { ensureTable, startCall } from "./table-queries.ts";

/**
 * Records that a table calls for an attendant, or asks for the bill, which is a call as well. A call while one waits is
 * accepted and changes nothing. New calls and new requests for the
 * bill count against the table, and new calls against the guest: whoever has just called may ask for the bill.
 */
export async function requestService(
  { number, bill, limits }: { number: number; bill: boolean; limits: RateLimits },
  context: Context,
): Promise<void> {
  const { tx, account, principal, remoteAddress, now } = context;
  if (!account.active || !account.features.localOrder) throw new Refused("access_denied");
  if (number > account.extras.locations) throw new Refused("not_found");
  if (principal.kind === "guest") {
    const key = `${account.accountId} ${remoteAddress}`;
    await consumeShared(context, {
      ofAll: { limit: limits.callsOfAddress, key },
      ofKnown: { limit: limits.callsOfKnownGuests, key },
    });
  }
  const [followed, asked] = await Promise.all([
    findFollowed(context, number),
    ensureTable(tx, number),
  ]);
  // A guest whose tab went to another table sits at that one.
  const tableId = followed?.table_id ?? asked;
  // The row decides between calls at the same moment; a refusal below undoes the change.
  const asksForBill = bill && (await startBillRequest(tx, { tableId, now }));
  const rings = await startCall(tx, { id: tableId, now });
  if (rings && principal.kind === "guest")
    await limits.callsOfGuest.consume(principal.guestId, { within: tx });
  if (!rings && !asksForBill) return;
  await limits.callsToTable.consume(tableId, { within: tx });
  await addEvent(tx, { topic: "table", subjectId: tableId });
}
