import { addEvent } from "../db/outbox.ts";
import type { Tx } from "../db/with-account.ts";
import type { PrintOwner } from "../printing/print-folder.ts";
import { removeGuests, removeTabNames } from "./guest-queries.ts";
import { listOrdersOf, removePersonalData, type Subject } from "./order-queries.ts";
import { removeAnswersAbout } from "./leftover-queries.ts";
import { listRatingsOf, removeRaters } from "./rating-queries.ts";

/** An unfinished order whose time is longer ago than this will not be delivered any more. */
const isDeliveredWithinMs = 24 * 3_600_000;

export type Erased = {
  orders: number;
  ratings: number;
  accountId: string;
  /** Whether a picture of an order of this account is theirs. The caller removes it after the commit. */
  ownsPrint: (owner: PrintOwner) => boolean;
};

/** An order has yet to reach the person: nobody could bring it without the address. */
export class StillUnderWay extends Error {
  readonly number: number;

  constructor(number: number) {
    super(`Order ${number} is under way`);
    this.number = number;
  }
}

/** Erases everything that says who somebody was; orders stay with their amounts, and ratings with their stars. */
export async function erasePersonalData(
  tx: Tx,
  { subject, now }: { subject: Subject; now: Date },
): Promise<Erased> {
  const orders = await listOrdersOf(tx, subject);
  const underWay = orders.find(
    (order) => order.isUnfinished && now.getTime() - order.dueAt.getTime() < isDeliveredWithinMs,
  );
  if (underWay) throw new StillUnderWay(underWay.number);
  const orderIds = orders.map((order) => order.orderId);
  const guestIds = new Set(orders.flatMap((order) => order.guestId ?? []));
  if ("guestId" in subject) guestIds.add(subject.guestId);
  const ratings = await listRatingsOf(tx, { guestIds: [...guestIds], orderIds });
  // Tabs come before orders, because a decision about an order locks its tab first. The other way round could deadlock.
  const tabHashes = await removeTabNames(tx, orderIds);
  await removePersonalData(tx, { orderIds, now });
  await removeAnswersAbout(tx, [...orders.map((order) => order.hash), ...tabHashes]);
  const ratingIds = ratings.map((rating) => rating.rating_id);
  await removeRaters(tx, ratingIds);
  await removeGuests(tx, [...guestIds]);
  for (const orderId of orderIds) await addEvent(tx, { topic: "order", subjectId: orderId });
  const hashes = new Set(orders.map((order) => order.hash));
  return {
    orders: orders.length,
    ratings: ratings.length,
    accountId: tx.accountId,
    ownsPrint: (owner) => hashes.has(owner.orderHash ?? "") || guestIds.has(owner.guestId ?? ""),
  };
}
