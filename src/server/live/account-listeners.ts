import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import { listOpenLinks } from "../orders/share-order.ts";
import { isStaff, type Principal } from "../sessions/principal.ts";
import { changedEvent, encodeEvents, heartbeat } from "./encode-events.ts";
import { readSubjects, viewKey, type ListJobs, type Subjects } from "./event-subjects.ts";
import { closeListener, sessionIdOf, writeToListener, type Listener } from "./listener.ts";
import { mapLiveSessions } from "./live-queries.ts";
import type { OutboxEvent } from "./outbox-reader.ts";

export type AccountListeners = {
  /** Every event that the relay reads from now on reaches the listener. */
  add(listener: Listener): void;
  remove(listener: Listener): void;
  publish(events: readonly OutboxEvent[]): void;
  heartbeat(): void;
  /**
   * Ends the streams whose sessions, or links to orders, have ended. Asks nothing if events have had everybody checked
   * within this time.
   */
  recheck(withinMs: number): Promise<void>;
  dismissAll(): void;
};

const retryMs = 1_000;
/** Maximum of other sessions checked together with those that an event concerns. */
const mostAlong = 50;
const maxFailures = 30;

/** Delivers one batch at a time, each in one transaction. Events that arrive meanwhile form the next batch. */
export function createAccountListeners(
  accountId: string,
  deps: {
    database: Database;
    logger: Pick<FastifyBaseLogger, "warn">;
    now: () => Date;
    listJobs: ListJobs;
    /** The last listener has left. */
    onEmpty: () => void;
  },
): AccountListeners {
  const { database, logger } = deps;
  const listeners = new Set<Listener>();
  let waiting: OutboxEvent[] = [];
  let isDelivering = false;
  let isChecking = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  const read = <Result>(run: (tx: Tx) => Promise<Result>) =>
    withAccount(database, { accountId, mode: "read" }, run);

  function deliverWaiting(): void {
    if (isDelivering || retry !== undefined || waiting.length === 0) return;
    isDelivering = true;
    const batch = waiting;
    waiting = [];
    deliver(batch)
      .then(
        () => (failures = 0),
        (error: unknown) => {
          if (listeners.size === 0) return;
          // Nobody has been told anything: the next try begins with the same events.
          waiting = [...batch, ...waiting];
          fail(error);
        },
      )
      .finally(() => {
        isDelivering = false;
        deliverWaiting();
      });
  }

  /** Events committed before a listener came are covered by what it fetches, so it may miss this batch. */
  async function deliver(events: OutboxEvent[]): Promise<void> {
    const present = [...listeners];
    const found = await read(async (tx) => {
      const subjects = await readSubjects(tx, {
        events,
        listeners: present.map(({ principal }) => principal),
        now: deps.now(),
        listJobs: deps.listJobs,
      });
      const concerned = present.filter((listener) => isConcerned(listener, subjects));
      const told = new Set(concerned);
      const along = present.filter(
        (listener) => !told.has(listener) && sessionIdOf(listener.principal) !== undefined,
      );
      const checked = [...concerned, ...along.slice(0, mostAlong)];
      return { subjects, concerned, checked, sessions: await liveSessions(tx, checked) };
    });
    const { subjects, concerned, checked } = found;
    dropEndedSessions(checked, found.sessions);
    // Listeners who see the same share one text.
    const texts = new Map<string, Buffer | undefined>();
    for (const listener of concerned) {
      if (!listeners.has(listener)) continue;
      if (listener.follows) {
        writeToListener(listener, changedEvent);
        continue;
      }
      const { principal } = listener;
      const key = viewKey(principal, subjects);
      const text = texts.has(key) ? texts.get(key) : encodeEvents(events, { subjects, principal });
      texts.set(key, text);
      if (text) writeToListener(listener, text);
    }
  }

  function fail(error: unknown): void {
    failures += 1;
    if (failures === 1) logger.warn({ err: error, accountId }, "listeners wait for the database");
    if (failures > maxFailures) return dismissAll();
    retry = setTimeout(() => {
      retry = undefined;
      deliverWaiting();
    }, retryMs).unref();
  }

  const liveSessions = (tx: Tx, some: Listener[]) =>
    mapLiveSessions(tx, {
      sessionIds: some.flatMap(({ principal }) => sessionIdOf(principal) ?? []),
      now: deps.now(),
    });

  /** Drops listeners whose sessions have ended, and gives the others the rights that their sessions have now. */
  function dropEndedSessions(asked: Listener[], sessions: ReadonlyMap<string, Principal>): void {
    for (const listener of asked) {
      const sessionId = sessionIdOf(listener.principal);
      if (sessionId === undefined) continue;
      const principal = sessions.get(sessionId);
      if (principal) {
        listener.principal = principal;
        listener.checkedMs = performance.now();
        continue;
      }
      drop(listener);
    }
  }

  function drop(listener: Listener): void {
    closeListener(listener);
    remove(listener);
  }

  function remove(listener: Listener): void {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    clearTimeout(retry);
    waiting = [];
    deps.onEmpty();
  }

  function dismissAll(): void {
    for (const listener of listeners) drop(listener);
  }

  return {
    add: (listener) => void listeners.add(listener),
    remove,
    publish(events) {
      waiting.push(...events);
      deliverWaiting();
    },
    heartbeat() {
      for (const listener of listeners) {
        if (listener.isBehind && listener.out.writableLength > 0) {
          listener.out.destroy();
          continue;
        }
        writeToListener(listener, heartbeat);
        listener.isBehind = listener.out.writableLength > 0;
      }
    },
    async recheck(withinMs) {
      const longAgoMs = performance.now() - withinMs;
      const asked = [...listeners].filter((listener) => mayEnd(listener));
      if (isChecking || !asked.some(({ checkedMs }) => checkedMs < longAgoMs)) return;
      isChecking = true;
      const keys = asked.flatMap(({ follows }) => follows?.key ?? []);
      const found = await read(async (tx) => ({
        sessions: await liveSessions(tx, asked),
        keys: await listOpenLinks(keys, { tx, now: deps.now() }),
      })).finally(() => (isChecking = false));
      dropEndedSessions(asked, found.sessions);
      for (const listener of asked) {
        if (!listener.follows) continue;
        if (found.keys.has(listener.follows.key)) listener.checkedMs = performance.now();
        else drop(listener);
      }
    },
    dismissAll,
  };
}

/** Listeners without an identity may stay for as long as they like. */
const mayEnd = ({ principal, follows }: Listener) => follows || principal.kind !== "nobody";

/** Staff hear of everything, guests of their own orders, everybody of the menu, and followers of one order alone. */
function isConcerned({ principal, follows }: Listener, { orders, menu }: Subjects): boolean {
  if (follows) return orders.has(follows.orderId);
  if (isStaff(principal) || menu.size > 0) return true;
  if (principal.kind === "nobody") return false;
  for (const { row } of orders.values()) if (row.guest_id === principal.guestId) return true;
  return false;
}
