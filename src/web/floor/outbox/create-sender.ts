import type { Place } from "../../ordering/sending.ts";
import { isOffline } from "../../api/is-offline.ts";
import { tabRequest } from "./order-lines.ts";
import { sendOpening, type OpeningDeps, type OpeningOutcome } from "./send-opening.ts";
import { openingHold } from "./tab-opening.ts";
import {
  emptyOutbox,
  findOrder,
  holdOf,
  mapOrder,
  orderFailed,
  removeOrder,
} from "./tab-outbox.ts";

/**
 * The outcome of sending an order, or of opening its tab first. "unanswered" goes on waiting. "settled" was dealt with
 * by another page of the browser.
 */
export type SendOutcome =
  | { hash: string; kind: "arrived" | "refused" | "settled" }
  | Exclude<OpeningOutcome, { kind: "changed" }>;

type SenderDeps = OpeningDeps & {
  place: Place;
  /** Runs while no other page of the browser sends: an order refused to one page must not be placed by another. */
  alone: <Result>(run: () => Promise<Result>) => Promise<Result>;
};

/** Sends stored tabs and orders, each of them once at a time. */
export function createSender(deps: SenderDeps) {
  const { store, place, now, findPerson, mayReachServer, alone } = deps;
  const underWay = new Map<string, Promise<SendOutcome>>();

  async function attempt(hash: string, key: string): Promise<SendOutcome> {
    store.refresh();
    const stored = store.current()[hash] ?? emptyOutbox;
    const queued = findOrder(stored, key);
    if (!queued) return { kind: "settled", hash };
    const by = findPerson();
    if (by === undefined || !mayReachServer()) return { kind: "unanswered", hash, isOffline: true };
    // The order may need somebody's consent by now, because others were sent first.
    if (stored.opening || holdOf(queued, { now: now(), by }))
      return { kind: "unanswered", hash, isOffline: false };
    // Stored before it is sent: from here on it may have arrived.
    const outbox = store.change(hash, (tab) =>
      mapOrder(tab, key, (order) => ({ ...order, hasLeft: true })),
    );
    const order = findOrder(outbox, key);
    if (!order) return { kind: "settled", hash };
    try {
      await place(tabRequest(hash, order.items), key);
      store.change(hash, (tab) => removeOrder(tab, key));
      return { kind: "arrived", hash };
    } catch (error) {
      const failed = { key, mayHaveArrived: queued.hasLeft, error };
      const after = store.change(hash, (tab) => orderFailed(tab, failed));
      const waits = findOrder(after, key)?.refused === false;
      return waits
        ? { kind: "unanswered", hash, isOffline: isOffline(error) }
        : { kind: "refused", hash };
    }
  }

  function once(key: string, run: () => Promise<SendOutcome>): Promise<SendOutcome> {
    const known = underWay.get(key);
    if (known) return known;
    const sending = run().finally(() => underWay.delete(key));
    underWay.set(key, sending);
    return sending;
  }

  const open = (hash: string, isAwaited: () => boolean = () => false): Promise<SendOutcome> =>
    once(hash, async () => {
      for (;;) {
        // Each try takes its own turn, so that no turn lasts longer than one call.
        const outcome = await alone(() => sendOpening(hash, deps, isAwaited));
        if (outcome.kind !== "changed") return outcome;
      }
    });

  /** The keys of the tab's orders that go out before this one and need no consent. */
  function earlierOf(hash: string, key: string): string[] {
    const at = { now: now(), by: findPerson() ?? "" };
    const { unsent } = store.current()[hash] ?? emptyOutbox;
    const index = unsent.findIndex((order) => order.idempotencyKey === key);
    return unsent
      .slice(0, Math.max(index, 0))
      .filter((order) => holdOf(order, at) === undefined)
      .map(({ idempotencyKey }) => idempotencyKey);
  }

  const send = (hash: string, key: string): Promise<SendOutcome> =>
    once(key, async () => {
      store.refresh();
      if (store.current()[hash]?.opening) {
        const opened = await open(hash);
        if (opened.kind !== "opened" && opened.kind !== "settled") return opened;
      }
      // The kitchen reads a tab's orders in the order they were made, so earlier ones go first.
      for (const earlier of earlierOf(hash, key)) {
        const outcome = await send(hash, earlier);
        if (outcome.kind === "unanswered") return outcome;
      }
      return alone(() => attempt(hash, key));
    });

  return {
    send,
    /** Sends a waiting tab. `isAwaited` tells whether somebody still waits at the form that opened it. */
    open,
    /**
     * Sends all work that needs no consent, the oldest first, and returns the outcomes. An order that was being sent
     * already reports to its own sender only.
     */
    async sendWaiting(): Promise<SendOutcome[]> {
      store.refresh();
      const by = findPerson();
      if (by === undefined) return [];
      const at = { now: now(), by };
      const waiting = Object.entries(store.current())
        // An order on a tab that nobody has agreed to open waits with it.
        .filter(([, outbox]) => openingHold(outbox, at) === undefined)
        .flatMap(([hash, { opening, unsent }]) => [
          ...(opening ? [{ hash, key: undefined, queuedAt: opening.queuedAt }] : []),
          ...unsent
            .filter((order) => holdOf(order, at) === undefined)
            .map(({ idempotencyKey: key, queuedAt }) => ({ hash, key, queuedAt })),
        ])
        .sort((a, b) => a.queuedAt - b.queuedAt);
      const outcomes: SendOutcome[] = [];
      const stuck = new Set<string>();
      for (const { hash, key } of waiting) {
        if (stuck.has(hash)) continue;
        const isOnItsWay = underWay.has(key ?? hash);
        // One after the other, in the order in which they were made.
        const outcome = await (key === undefined ? open(hash) : send(hash, key));
        if (!isOnItsWay) outcomes.push(outcome);
        // The tab's later orders wait for it.
        if (outcome.kind === "unanswered" || outcome.kind === "not opened") stuck.add(hash);
        if (outcome.kind === "unanswered" && outcome.isOffline) break;
      }
      return outcomes;
    },
  };
}

export type Sender = ReturnType<typeof createSender>;
