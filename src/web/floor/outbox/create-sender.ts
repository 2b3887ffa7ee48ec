import type { Place } from "../../ordering/sending.ts";
import { tabRequest } from "./order-lines.ts";
import { findOrder, holdOf, mapOrder, orderFailed, removeOrder } from "./tab-outbox.ts";
import type { OutboxStore } from "./outbox-store.ts";

/**
 * What became of sending an order. Without an answer it goes on waiting; "settled" is one that another page of the
 * browser has dealt with meanwhile.
 */
export type SendOutcome = {
  hash: string;
  kind: "arrived" | "unanswered" | "refused" | "settled";
};

type SenderDeps = {
  store: OutboxStore;
  place: Place;
  now: () => number;
  /** Who is signed in; undefined when nobody is, and nothing can be sent. */
  findPerson: () => string | undefined;
  /** False when this device knows that it is in no network. */
  mayReachServer: () => boolean;
  /** Runs while no other page of the browser sends: what one of them is refused, none must order at the same time. */
  alone: <Result>(run: () => Promise<Result>) => Promise<Result>;
};

/** Sends stored orders, each of them once at a time. */
export function createSender(deps: SenderDeps) {
  const { store, place, now, findPerson, mayReachServer, alone } = deps;
  const underWay = new Map<string, Promise<SendOutcome>>();

  async function attempt(hash: string, key: string): Promise<SendOutcome> {
    store.refresh();
    const queued = findOrder(store.current()[hash] ?? { unsent: [] }, key);
    if (!queued) return { kind: "settled", hash };
    const by = findPerson();
    if (by === undefined || !mayReachServer()) return { kind: "unanswered", hash };
    // It may have become one that is asked about while others were sent.
    if (holdOf(queued, { now: now(), by })) return { kind: "unanswered", hash };
    // Stored before it leaves, so that whatever happens from here on it is known that it may have arrived.
    const outbox = store.change(hash, (stored) =>
      mapOrder(stored, key, (order) => ({ ...order, hasLeft: true })),
    );
    const order = findOrder(outbox, key);
    if (!order) return { kind: "settled", hash };
    try {
      await place(tabRequest(hash, order.items), key);
      store.change(hash, (stored) => removeOrder(stored, key));
      return { kind: "arrived", hash };
    } catch (error) {
      const failed = { key, mayHaveArrived: queued.hasLeft, error };
      const after = store.change(hash, (stored) => orderFailed(stored, failed));
      const waits = findOrder(after, key)?.refused === false;
      return { kind: waits ? "unanswered" : "refused", hash };
    }
  }

  function send(hash: string, key: string): Promise<SendOutcome> {
    const known = underWay.get(key);
    if (known) return known;
    const sending = alone(() => attempt(hash, key)).finally(() => underWay.delete(key));
    underWay.set(key, sending);
    return sending;
  }

  return {
    send,
    /**
     * Sends all that may go out without asking, the oldest first; what became of each. Of those that were on their way
     * already, whoever sends them hears it.
     */
    async sendWaiting(): Promise<SendOutcome[]> {
      store.refresh();
      const by = findPerson();
      if (by === undefined) return [];
      const waiting = Object.entries(store.current())
        .flatMap(([hash, { unsent }]) => unsent.map((order) => ({ hash, order })))
        .filter(({ order }) => holdOf(order, { now: now(), by }) === undefined)
        .sort((a, b) => a.order.queuedAt - b.order.queuedAt);
      const outcomes: SendOutcome[] = [];
      for (const { hash, order } of waiting) {
        const key = order.idempotencyKey;
        const isOnItsWay = underWay.has(key);
        // One after the other, in the order in which they were made.
        const outcome = await send(hash, key);
        if (!isOnItsWay) outcomes.push(outcome);
      }
      return outcomes;
    },
  };
}

export type Sender = ReturnType<typeof createSender>;
