import type { PersonalData } from "../../contract/privacy.ts";
import type { Tx } from "../db/with-account.ts";
import { listOrderRowsById, mapOrderLines } from "../orders/order-row-queries.ts";
import { orderView } from "../orders/order-view.ts";
import type { Principal } from "../sessions/principal.ts";
import { findGuest } from "./guest-queries.ts";
import { listMessages, listOrdersOf, type Subject } from "./order-queries.ts";
import { listRatingsOf } from "./rating-queries.ts";

/** Everything that an account knows of somebody. */
export async function exportPersonalData(
  tx: Tx,
  { subject, accountName, now }: { subject: Subject; accountName: string; now: Date },
): Promise<PersonalData> {
  const orderIds = (await listOrdersOf(tx, subject)).map((order) => order.orderId);
  const guestId = "guestId" in subject ? subject.guestId : undefined;
  const guest = guestId === undefined ? undefined : await findGuest(tx, guestId);
  const rows = await listOrderRowsById(tx, orderIds);
  const lines = await mapOrderLines(tx, orderIds);
  const ratings = await listRatingsOf(tx, {
    guestIds: guestId === undefined ? [] : [guestId],
    orderIds,
  });
  const viewer: Principal =
    guestId === undefined ? { kind: "nobody" } : { kind: "guest", guestId, sessionId: "" };
  return {
    account: accountName,
    exported: now.toISOString(),
    device: guest
      ? {
          known_since: guest.created_at.toISOString(),
          known_until: guest.expires_at?.toISOString() ?? null,
        }
      : null,
    orders: rows
      .toSorted((a, b) => a.number - b.number)
      .map((row) => orderView(row, { lines: lines.get(row.order_id), principal: viewer })),
    messages: await listMessages(tx, orderIds),
    ratings: ratings.map((rating) => ({
      rate: rating.rate,
      description: rating.description,
      created: rating.created_at.toISOString(),
    })),
  };
}
