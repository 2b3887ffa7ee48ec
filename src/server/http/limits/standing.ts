import { prepared } from "../../db/prepared.ts";
import type { Tx } from "../../db/with-account.ts";
import { isStaff, type Principal } from "../../sessions/principal.ts";
import { Refused } from "../refused.ts";
import type { RateLimit } from "./rate-limit.ts";

/**
 * Classes of callers for limits. Anybody becomes a guest by a call; a known guest has an order here that was not
 * cancelled.
 */
export type CallerStanding = "staff" | "known guest" | "stranger";

/** A caller, with the call's transaction or the way to one. */
type Caller = { principal: Principal } & (
  | { tx: Tx }
  | { inTransaction<Result>(run: (tx: Tx) => Promise<Result>): Promise<Result> }
);

type OfGuest = { accountId: string; guestId: string };

const cancelled = 6;

const findOrderOfGuest = prepared<OfGuest>()("order-of-guest", (db, given) =>
  db
    .selectFrom("orders")
    .select("order_id")
    .where("account_id", "=", given.accountId)
    .where("guest_id", "=", given.guestId)
    .where("status_id", "<>", cancelled)
    .limit(1),
);

export async function findCallerStanding(caller: Caller): Promise<CallerStanding> {
  const { principal } = caller;
  if (isStaff(principal)) return "staff";
  if (principal.kind === "nobody") return "stranger";
  const { guestId } = principal;
  const find = (tx: Tx) => findOrderOfGuest(tx, { accountId: tx.accountId, guestId });
  const found = await ("tx" in caller ? find(caller.tx) : caller.inTransaction(find));
  return found.length > 0 ? "known guest" : "stranger";
}

type Counted = { limit: RateLimit; key: string };

/**
 * Counts a guest's call against the limit that all guests share. Once that is full, the call counts against the further
 * limit of known guests; only then the query for the guest's standing is made.
 */
export async function consumeShared(
  caller: Caller,
  { ofAll, ofKnown }: { ofAll: Counted; ofKnown: Counted },
  { rejectRepeats = false } = {},
): Promise<void> {
  const options = { rejectRepeats, ...("tx" in caller ? { within: caller.tx } : {}) };
  try {
    await ofAll.limit.consume(ofAll.key, options);
  } catch (error) {
    const isFull = error instanceof Refused && error.code === "too_many_requests";
    if (!isFull || (await findCallerStanding(caller)) !== "known guest") throw error;
    await ofKnown.limit.consume(ofKnown.key, options);
  }
}
