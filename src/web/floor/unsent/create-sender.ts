import { beforeSending, sendOrder, type Place } from "../../ordering/sending.ts";
import { tabRequest } from "./order-lines.ts";
import { findOrder, holdOf, mapOrder, orderArrived, orderFailed } from "./tab-work.ts";
import type { WorkStore } from "./floor-work.ts";

/**
 * What became of sending an order. Without an answer it goes on waiting; "settled" is one that another page of the
 * browser has dealt with meanwhile.
 */
export type SendOutcome = { hash: string } & (
  | { kind: "arrived"; arrivedBefore: boolean }
  | { kind: "unanswered" | "refused" | "settled" }
);

/** Whether it, or the rest of it, is on this device again, for somebody to decide about. */
export function hasComeBack(outcome: SendOutcome): boolean {
  return outcome.kind === "refused" || (outcome.kind === "arrived" && outcome.arrivedBefore);
}

type SenderDeps = {
  store: WorkStore;
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
    const request = tabRequest(hash, queued.items);
    // Stored before it leaves, so that whatever happens from here on it is known that it may have arrived.
    const work = store.change(hash, (stored) =>
      mapOrder(stored, key, (order) => beforeSending(order, request, () => key)),
    );
    const order = findOrder(work, key);
    if (!order) return { kind: "settled", hash };
    // To the server another person's order is another order, so an earlier version is asked for by the same one only.
    const placeOwn: Place = (sent, sentKey) =>
      findPerson() === by
        ? place(sent, sentKey)
        : Promise.reject(new Error("Somebody else has signed in meanwhile"));
    try {
      const { arrivedBefore, arrived } = await sendOrder(placeOwn, { cart: order, request });
      store.change(hash, (stored) => orderArrived(stored, key, { arrivedBefore, arrived }));
      return { kind: "arrived", hash, arrivedBefore };
    } catch (error) {
      const after = store.change(hash, (stored) => orderFailed(stored, { hash, key, error }));
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
