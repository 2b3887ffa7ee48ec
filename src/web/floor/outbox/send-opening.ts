import { isDefiniteRejection } from "../../api/definite-rejection.ts";
import { isOffline } from "../../api/is-offline.ts";
import { mapOpening, openingFailed, openingHold, refusalOf } from "./tab-opening.ts";
import type { OutboxStore } from "./outbox-store.ts";
import { emptyOutbox, type Opening } from "./tab-outbox.ts";

export type OpeningOutcome =
  | { hash: string; kind: "opened" | "settled" | "not opened" }
  | { hash: string; kind: "unanswered"; isOffline: boolean }
  /** The tab was refused while somebody waited for it, and is no longer kept. */
  | { hash: string; kind: "declined"; error: unknown }
  /** The tab is another request now: an individual tab under a new key. */
  | { hash: string; kind: "changed" };

export type OpeningDeps = {
  store: OutboxStore;
  open: (hash: string, opening: Opening) => Promise<unknown>;
  /** Whether the server has the tab. */
  finds: (hash: string) => Promise<boolean>;
  newKey: () => string;
  now: () => number;
  findPerson: () => string | undefined;
  mayReachServer: () => boolean;
};

/** Sends a waiting tab. `isAwaited`: somebody still waits at the form, and decides about a refusal there. */
export async function sendOpening(
  hash: string,
  deps: OpeningDeps,
  isAwaited: () => boolean,
): Promise<OpeningOutcome> {
  const { store, open, finds, newKey, now, findPerson, mayReachServer } = deps;
  store.refresh();
  const waiting = store.current()[hash] ?? emptyOutbox;
  if (!waiting.opening) return { kind: "settled", hash };
  const by = findPerson();
  if (by === undefined || !mayReachServer()) return { kind: "unanswered", hash, isOffline: true };
  const hold = openingHold(waiting, { now: now(), by });
  if (hold === "refused") return { kind: "not opened", hash };
  if (hold) return { kind: "unanswered", hash, isOffline: false };
  const mayHaveArrived = waiting.opening.hasLeft;
  // Stored before it leaves, as orders are.
  const { opening } = store.change(hash, (stored) =>
    mapOpening(stored, (one) => ({ ...one, hasLeft: true })),
  );
  if (!opening) return { kind: "settled", hash };
  const arrived = (): OpeningOutcome => {
    store.change(hash, (stored) => ({ ...stored, opening: null }));
    return { kind: "opened", hash };
  };
  try {
    await open(hash, opening);
    return arrived();
  } catch (error) {
    // The key may be forgotten or another person's, but only this device has made the hash: its tab has arrived.
    if (mayHaveArrived && isDefiniteRejection(error)) {
      const isThere = await finds(hash).catch(() => undefined);
      if (isThere === undefined) return { kind: "unanswered", hash, isOffline: true };
      if (isThere) return arrived();
    }
    if (refusalOf(error) && isAwaited()) {
      store.change(hash, () => emptyOutbox);
      return { kind: "declined", hash, error };
    }
    const after = store.change(hash, (stored) => openingFailed(stored, { error, newKey }));
    if (after.opening?.refused) return { kind: "not opened", hash };
    const isChanged = after.opening?.idempotencyKey !== opening.idempotencyKey;
    return isChanged
      ? { kind: "changed", hash }
      : { kind: "unanswered", hash, isOffline: isOffline(error) };
  }
}
