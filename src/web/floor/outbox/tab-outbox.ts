import { CallRefused } from "../../../contract/client.ts";
import type { RefusedLine } from "../../../contract/errors.ts";
import { emptyCart, isEmptyCart, mergeEqualLines, type Cart } from "../../../domain/cart.ts";
import { isDefiniteRejection } from "../../api/definite-rejection.ts";
import { isMismatch } from "../../ordering/sending.ts";
import type { UnansweredPayment } from "../../paying/kept-payments.ts";
import { mergeLines } from "./order-lines.ts";
import { sentences } from "../../text/joined.ts";

/**
 * An attendant's work on a tab that exists only on this device: the draft, and the orders that have not reached the
 * server. Every order is stored before it is sent, and is retried unchanged under its own key until an answer comes. It
 * therefore arrives once, even over an unreliable network.
 */

/** An order that waits longer than this is not sent without asking. */
export const askAfterMs = 30 * 60 * 1000;

/** How long an abandoned draft is kept. Sent orders and returned ones are never forgotten. */
export const draftKeptMs = 24 * 60 * 60 * 1000;

export type OutboxOrder = Cart & {
  idempotencyKey: string;
  /** It may have arrived, so it can only be resent unchanged. */
  hasLeft: boolean;
  /** Milliseconds since 1970. */
  queuedAt: number;
  /** The person who sent it. The server takes an order by another person as another order. */
  sentBy: string;
  /** Somebody has agreed to send it, though it is old or another person's. */
  agreed: boolean;
  /** The server refused it, and it cannot become the draft again. */
  refused: boolean;
};

export type Refusal = {
  code: string;
  message: string;
  lines: RefusedLine[];
  /** The order could not become the draft again: there is no room for it, or it may have arrived. */
  isAside: boolean;
};

/**
 * A tab that this device has opened and the server may not have yet. The device makes its hash, so the attendant goes
 * on at once. Its orders wait until it has arrived.
 */
export type Opening = {
  idempotencyKey: string;
  /** The table's id. */
  location: string;
  name: string;
  individual: boolean;
  /** It may have arrived. */
  hasLeft: boolean;
  /** Milliseconds since 1970. */
  queuedAt: number;
  sentBy: string;
  /** Somebody has agreed to send it, though it is old or another person's. */
  agreed: boolean;
  /** Why the server did not take it. */
  refused: { code: string; message: string } | null;
};

export type TabOutbox = {
  /** The tab's name: "Mesa 7", and perhaps a guest's. */
  table: number;
  name: string;
  /** The order that is being typed. */
  draft: Cart;
  /** Oldest first. */
  unsent: OutboxOrder[];
  /** Why the last order came back, until somebody has read it. */
  refusal: Refusal | null;
  payment: UnansweredPayment | null;
  /** The tab itself has not reached the server; its orders wait for that. */
  opening: Opening | null;
  /** The tab became individual because another device had opened the table. True until somebody has read it. */
  isBeside: boolean;
  /** Milliseconds since 1970. */
  savedAt: number;
};

export const emptyOutbox: TabOutbox = {
  table: 0,
  name: "",
  draft: emptyCart,
  unsent: [],
  refusal: null,
  payment: null,
  opening: null,
  isBeside: false,
  savedAt: 0,
};

export function hasNothing(outbox: TabOutbox): boolean {
  const { draft, unsent, refusal, payment, opening, isBeside } = outbox;
  const waits = unsent.length > 0 || opening !== null;
  return isEmptyCart(draft) && !waits && !refusal && !payment && !isBeside;
}

/** The reason, apart from the network, why an unsent order waits. */
export type Hold = "old" | "other" | "refused";

type Held = Pick<OutboxOrder, "refused" | "agreed" | "sentBy" | "queuedAt">;

export function holdOf(
  { refused, agreed, sentBy, queuedAt }: Held,
  { now, by }: { now: number; by: string },
): Hold | undefined {
  if (refused) return "refused";
  if (agreed) return undefined;
  if (sentBy !== by) return "other";
  return now - queuedAt > askAfterMs ? "old" : undefined;
}

/** The draft becomes an order to be sent under the key, and a new draft begins. */
export function queueDraft(
  outbox: TabOutbox,
  { key, now, by }: { key: string; now: number; by: string },
): TabOutbox {
  const order: OutboxOrder = {
    items: mergeEqualLines(outbox.draft).items,
    idempotencyKey: key,
    hasLeft: false,
    queuedAt: now,
    sentBy: by,
    agreed: false,
    refused: false,
  };
  return { ...outbox, draft: emptyCart, unsent: [...outbox.unsent, order], refusal: null };
}

/** Somebody agrees to send the order, and its tab first unless that was refused. */
export function agreeToSend(outbox: TabOutbox, key: string): TabOutbox {
  const { opening } = outbox;
  const agreed = opening && { ...opening, agreed: true };
  return mapOrder({ ...outbox, opening: agreed }, key, (order) => ({
    ...order,
    agreed: true,
    refused: false,
  }));
}

export function removeOrder(outbox: TabOutbox, key: string): TabOutbox {
  return mapOrder(outbox, key, () => undefined);
}

/** An order that has never left becomes the draft again, where there is room for it. */
export function returnOrderToDraft(outbox: TabOutbox, key: string): TabOutbox {
  const order = findOrder(outbox, key);
  return order && !order.hasLeft ? (backToDraft(outbox, order)?.outbox ?? outbox) : outbox;
}

/** `mayHaveArrived`: an earlier try got no answer. An unanswered order goes on waiting. A refused one comes back. */
export function orderFailed(
  outbox: TabOutbox,
  { key, mayHaveArrived, error }: { key: string; mayHaveArrived: boolean; error: unknown },
): TabOutbox {
  const order = findOrder(outbox, key);
  if (!order) return outbox;
  const hasNotArrived = isDefiniteRejection(error) || !mayHaveArrived;
  // A person who may not order must be told, or the order would wait for ever.
  const isForbidden = error instanceof CallRefused && error.status === 403;
  if (!isDefiniteRejection(error) && !isForbidden) return outbox;
  const next = hasNotArrived ? backToDraft(outbox, order) : undefined;
  const aside = { ...order, hasLeft: !hasNotArrived, agreed: false, refused: true };
  const { lines, ...reason } = reasonOf(error);
  return {
    ...(next?.outbox ?? mapOrder(outbox, key, () => aside)),
    refusal: { ...reason, lines: movedLines(lines, next?.keys), isAside: next === undefined },
  };
}

function reasonOf(error: unknown): Omit<Refusal, "isAside"> {
  if (!(error instanceof CallRefused)) return { code: "default", message: "", lines: [] };
  if (isMismatch(error)) return { code: "idempotency_mismatch", message: "", lines: [] };
  const { error: code, message, lines = [], fields = {} } = error.refusal;
  return { code, message: sentences([message, ...Object.values(fields)]), lines };
}

/** Undefined if the draft has no room for the order. `keys` are the ones that its lines have in the draft. */
function backToDraft(outbox: TabOutbox, order: OutboxOrder) {
  const merged = mergeLines(outbox.draft.items, order.items);
  if (!merged) return undefined;
  const { items, keys } = merged;
  return { outbox: { ...removeOrder(outbox, order.idempotencyKey), draft: { items } }, keys };
}

/** The refused lines by the keys that they have now. */
function movedLines(lines: RefusedLine[], keys: ReadonlyMap<string, string> | undefined) {
  return lines.map((line) => {
    const [key = "", ...option] = line.path.split("/");
    return { ...line, path: [keys?.get(key) ?? key, ...option].join("/") };
  });
}

export function findOrder(
  { unsent }: Pick<TabOutbox, "unsent">,
  key: string,
): OutboxOrder | undefined {
  return unsent.find(({ idempotencyKey }) => idempotencyKey === key);
}

export function mapOrder(
  outbox: TabOutbox,
  key: string,
  change: (order: OutboxOrder) => OutboxOrder | undefined,
): TabOutbox {
  const unsent = outbox.unsent.flatMap((order) => {
    const next = order.idempotencyKey === key ? change(order) : order;
    return next ? [next] : [];
  });
  return { ...outbox, unsent };
}
