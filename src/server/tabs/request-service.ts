import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/context.ts";
import { takeTurn } from "../http/limits.ts";
import { Refused } from "../http/refused.ts";
import { ensureTable, startCall } from "./table-queries.ts";

export type CallLimits = Record<"perAddress" | "perGuest" | "perTable", RateLimiterAbstract>;

/**
 * Records that a table calls for an attendant. While a call waits, the same again is welcome and changes nothing; only
 * calls that do change something count against the guest and the table.
 */
export async function requestService(
  { number, limits }: { number: number; limits: CallLimits },
  context: Context,
): Promise<void> {
  const { tx, account, principal, remoteAddress, now } = context;
  if (!account.active || !account.features.localOrder) throw new Refused("access_denied");
  if (principal.kind === "guest")
    await takeTurn(limits.perAddress, `${account.accountId} ${remoteAddress}`, { within: tx });
  if (number > account.extras.locations) throw new Refused("not_found");
  const tableId = await ensureTable(tx, number);
  // The row decides between calls at the same moment; a refusal below undoes the change.
  if (!(await startCall(tx, { id: tableId, now }))) return;
  if (principal.kind === "guest")
    await takeTurn(limits.perGuest, principal.guestId, { within: tx });
  await takeTurn(limits.perTable, tableId, { within: tx });
  await addEvent(tx, { topic: "table", subjectId: tableId });
}
