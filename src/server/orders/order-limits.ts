import type { SentCart } from "../../contract/cart.ts";
import { tableNumberIn } from "../../domain/table-number.ts";
import type { Context } from "../http/calls/context.ts";
import type { RateLimit, RateLimits } from "../http/limits/rate-limit.ts";
import { consumeShared } from "../http/limits/standing.ts";
import { Refused } from "../http/refused.ts";

/**
 * Counts an order that could be placed, against its guest and everybody who shares an address or a room with them. It
 * is called last, so that an order which is refused for its content costs them nothing.
 */
export async function countOrder(
  { location, table_key }: Pick<SentCart, "location" | "table_key">,
  { context, limits }: { context: Context; limits: RateLimits },
): Promise<void> {
  const { tx, principal, account, remoteAddress } = context;
  if (principal.kind !== "guest") return;
  const rejectRepeats = true;
  await limits.ordersOfGuest.consume(principal.guestId, { rejectRepeats, within: tx });
  const shared = (ofAll: RateLimit, ofKnown: RateLimit, whose: string) => {
    const key = `${account.accountId} ${whose}`;
    return { ofAll: { limit: ofAll, key }, ofKnown: { limit: ofKnown, key } };
  };
  const { ordersOfAddress, ordersOfKnownGuests, ordersToRoom, ordersOfKnownGuestsToRoom } = limits;
  const ofAddress = shared(ordersOfAddress, ordersOfKnownGuests, remoteAddress);
  await consumeShared(context, ofAddress, { rejectRepeats });
  if (location === undefined) return;
  // With a key the location is a table. Its number is the key here, since a table has more names than a room.
  const table = table_key === undefined ? undefined : tableNumberIn(location);
  const room = table === undefined ? roomKey(location) : String(table);
  await consumeShared(context, shared(ordersToRoom, ordersOfKnownGuestsToRoom, room));
}

/** Makes a guest with many refused orders come back later, and counts the next refusal. */
export async function watchRefusals(
  { tx, principal }: Context,
  { refusedOrdersOfGuest }: RateLimits,
): Promise<void> {
  if (principal.kind !== "guest") return;
  const { guestId } = principal;
  await refusedOrdersOfGuest.check(guestId, { rejectRepeats: true });
  tx.whenNotKept((reason) => {
    const isOfContent = reason instanceof Refused && reason.detail.limit === undefined;
    // The check above refuses the guest's next order, so a failure to count is ignored.
    if (isOfContent) refusedOrdersOfGuest.consume(guestId).catch(() => undefined);
  });
}

/** The same for all ways of writing a room's number. */
function roomKey(location: string): string {
  const plain = location.normalize("NFKC").toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{N}]/gu, "").replace(/^0+/, "");
}
