import { CallRefused } from "../../../contract/client.ts";
import type { RefusedLine } from "../../../contract/errors.ts";
import { emptyCart, isEmpty, type Cart } from "../../../domain/cart.ts";
import { isDefiniteRejection } from "../../api/definite-rejection.ts";
import { withoutArrived } from "../../ordering/cart-corrections.ts";
import type { OrderRequest } from "../../ordering/order-request.ts";
import { afterFailure, isMismatch, type Sending } from "../../ordering/sending.ts";
import { mergeLines, tabRequest } from "./order-lines.ts";

/**
 * What an attendant does on a tab and this device alone knows: what is being typed, and the orders that have not
 * reached the server. Every order that is sent is stored first, under a key of its own, and goes out under that key
 * until an answer comes; so it arrives once, whatever the network does.
 */

/** An order that waits longer than this is not sent without asking. */
export const askAfterMs = 30 * 60 * 1000;

/** What is being typed. It has a key when it is a correction of an order that may have arrived. */
export type Draft = Cart & Sending;

export type UnsentOrder = Cart & {
  idempotencyKey: string;
  unanswered: OrderRequest[];
  /** Milliseconds since 1970. */
  queuedAt: number;
  /** Who sent it; to the server another person's order is another order. */
  sentBy: string;
  /** Somebody has said that it shall go out, though it is old or another's. */
  agreed: boolean;
  /** The server did not take it, and it cannot become the draft again. */
  refused: boolean;
};

export type Refusal = {
  code: string;
  message: string;
  lines: RefusedLine[];
  /** Of an order that could not become the draft again: it has no room there, or the draft is a correction itself. */
  isAside: boolean;
};

/** A payment that got no answer, so that nobody knows whether it was registered. */
export type UnansweredPayment = { key: string; body: { amount: number; waive_service?: boolean } };

export type TabWork = {
  /** How people know the tab: "Mesa 7", and perhaps a name. */
  table: number;
  name: string;
  draft: Draft;
  /** Oldest first. */
  unsent: UnsentOrder[];
  /** Why the last order came back, until somebody has read it. */
  refusal: Refusal | null;
  payment: UnansweredPayment | null;
  /** Milliseconds since 1970. */
  savedAt: number;
};

export const emptyDraft: Draft = { ...emptyCart, idempotencyKey: null, unanswered: [] };

export const emptyWork: TabWork = {
  table: 0,
  name: "",
  draft: emptyDraft,
  unsent: [],
  refusal: null,
  payment: null,
  savedAt: 0,
};

export function hasNothing({ draft, unsent, refusal, payment }: TabWork): boolean {
  return (
    isEmpty(draft) && draft.unanswered.length === 0 && unsent.length === 0 && !refusal && !payment
  );
}

/** What an unsent order waits for, besides the network. */
export type Hold = "old" | "other" | "refused";

export function holdOf(
  { refused, agreed, sentBy, queuedAt }: UnsentOrder,
  { now, by }: { now: number; by: string },
): Hold | undefined {
  if (refused) return "refused";
  if (agreed) return undefined;
  if (sentBy !== by) return "other";
  return now - queuedAt > askAfterMs ? "old" : undefined;
}

/** The draft becomes an order to be sent under the key, and a new draft begins. */
export function queueDraft(
  work: TabWork,
  { key, now, by }: { key: string; now: number; by: string },
): TabWork {
  const order: UnsentOrder = {
    items: work.draft.items,
    idempotencyKey: work.draft.idempotencyKey ?? key,
    unanswered: work.draft.unanswered,
    queuedAt: now,
    sentBy: by,
    agreed: false,
    refused: false,
  };
  return { ...work, draft: emptyDraft, unsent: [...work.unsent, order], refusal: null };
}

/** Somebody wants it to go out now. */
export function agreeToSend(work: TabWork, key: string): TabWork {
  return mapOrder(work, key, (order) => ({ ...order, agreed: true, refused: false }));
}

export function discardOrder(work: TabWork, key: string): TabWork {
  return mapOrder(work, key, () => undefined);
}

/** Whether the draft has room for the order, and is not itself a correction of one that may have arrived. */
export function canEdit({ draft }: TabWork, order: UnsentOrder): boolean {
  if (order.unanswered.length > 0 && draft.unanswered.length > 0) return false;
  return mergeLines(draft.items, order.items) !== undefined;
}

/** An unsent order becomes the draft again, with its key when it may have arrived; unless that cannot be. */
export function editOrder(work: TabWork, key: string): TabWork {
  const order = findOrder(work, key);
  return order && canEdit(work, order) ? backToDraft(work, order) : work;
}

/** The order has been stored; where that was an earlier version of it, what this one has more becomes the draft. */
export function orderArrived(
  work: TabWork,
  key: string,
  { arrivedBefore, arrived }: { arrivedBefore: boolean; arrived: OrderRequest },
): TabWork {
  const order = findOrder(work, key);
  if (!order) return work;
  if (!arrivedBefore) return discardOrder(work, key);
  const left = { ...withoutArrived(order, arrived), unanswered: [] };
  return comeBack(work, { order: left, why: { code: "arrived_before", message: "", lines: [] } });
}

/** No order came of it: without an answer it goes on waiting, refused its lines go back into the draft. */
export function orderFailed(
  work: TabWork,
  { hash, key, error }: { hash: string; key: string; error: unknown },
): TabWork {
  const order = findOrder(work, key);
  // Who may not order must hear so, though it says nothing of earlier tries: it would wait for ever.
  const isForbidden = error instanceof CallRefused && error.status === 403;
  if (!order || !(isForbidden || isDefiniteRejection(error))) return work;
  const { unanswered, idempotencyKey } = afterFailure<Sending>(order, {
    request: tabRequest(hash, order.items),
    error,
  });
  const why = reasonOf(error);
  const known = {
    ...order,
    // On a closed tab nothing arrives any more, so no earlier version will either.
    unanswered: why.code === "deal_closed" ? [] : unanswered,
    idempotencyKey: idempotencyKey ?? order.idempotencyKey,
  };
  return comeBack(work, { order: known, why });
}

type Reason = Omit<Refusal, "isAside">;

function comeBack(work: TabWork, { order, why }: { order: UnsentOrder; why: Reason }): TabWork {
  const isAside = !canEdit(work, order);
  const next = isAside ? setAside(work, order) : backToDraft(work, order);
  return { ...next, refusal: { ...why, isAside } };
}

function reasonOf(error: unknown): Reason {
  if (!(error instanceof CallRefused)) return { code: "default", message: "", lines: [] };
  if (isMismatch(error)) return { code: "idempotency_mismatch", message: "", lines: [] };
  const { error: code, message, lines = [], fields = {} } = error.refusal;
  return { code, message: [message, ...Object.values(fields)].filter(Boolean).join(" "), lines };
}

function backToDraft(work: TabWork, order: UnsentOrder): TabWork {
  const { draft } = work;
  const mayHaveArrived = order.unanswered.length > 0;
  const sending: Sending = mayHaveArrived
    ? { idempotencyKey: order.idempotencyKey, unanswered: order.unanswered }
    : { idempotencyKey: draft.idempotencyKey, unanswered: draft.unanswered };
  const items = mergeLines(draft.items, order.items) ?? draft.items;
  return { ...discardOrder(work, order.idempotencyKey), draft: { items, ...sending } };
}

function setAside(work: TabWork, order: UnsentOrder): TabWork {
  return mapOrder(work, order.idempotencyKey, () => ({ ...order, agreed: false, refused: true }));
}

export function findOrder(
  { unsent }: Pick<TabWork, "unsent">,
  key: string,
): UnsentOrder | undefined {
  return unsent.find(({ idempotencyKey }) => idempotencyKey === key);
}

export function mapOrder(
  work: TabWork,
  key: string,
  change: (order: UnsentOrder) => UnsentOrder | undefined,
): TabWork {
  const unsent = work.unsent.flatMap((order) => {
    const next = order.idempotencyKey === key ? change(order) : order;
    return next ? [next] : [];
  });
  return { ...work, unsent };
}
