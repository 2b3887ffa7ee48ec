import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import type { EventStream } from "../http/calls/context.ts";
import { concurrencyLimits } from "../http/limits/concurrency-limits.ts";
import type { CallerStanding } from "../http/limits/standing.ts";
import { Refused } from "../http/refused.ts";
import type { Principal } from "../sessions/principal.ts";
import { createAccountListeners, type AccountListeners } from "./account-listeners.ts";
import { openingEvents } from "./encode-events.ts";
import type { ListJobs } from "./event-subjects.ts";
import {
  closeListener,
  newListener,
  sessionIdOf,
  writeToListener,
  type Listener,
} from "./listener.ts";
import type { Relay } from "./relay.ts";

export type LiveSettings = {
  heartbeatMs: number;
  /** How often it is checked whether listeners may still listen, with or without an event. */
  recheckMs: number;
  perAccount: number;
  perAddress: number;
  perSession: number;
};

const usual: LiveSettings = {
  heartbeatMs: 15_000,
  recheckMs: 25_000,
  ...concurrencyLimits.streams,
};

/** The number of looks in that time whether a check is due; a look costs nothing. */
const looks = 10;

/** Callers without room for a stream come back after this time. */
export const retryAfterSeconds = 15;

type Caller = {
  accountId: string;
  principal: Principal;
  standing: CallerStanding;
  address: string;
  follows?: Listener["follows"];
};

/** The open streams of this process. */
export type EventStreams = {
  /** Refuses when there are too many already. */
  admit(caller: Caller): EventStream;
  openCount(): number;
  close(): void;
};

/** Passes on what the relay hears to everybody who listens. */
export function createEventStreams(deps: {
  database: Database;
  events: Pick<Relay, "subscribe">;
  logger: Pick<FastifyBaseLogger, "warn">;
  now: () => Date;
  listJobs: ListJobs;
  settings?: Partial<LiveSettings> | undefined;
}): EventStreams {
  const settings = { ...usual, ...deps.settings };
  const lookMs = settings.recheckMs / looks;
  const accounts = new Map<string, { listeners: AccountListeners; end: () => void }>();
  const counts = new Map<string, number>();
  let openCount = 0;
  let isClosed = false;

  const unsubscribe = deps.events.subscribe((heard) => {
    for (const [accountId, news] of Map.groupBy(heard, (event) => event.accountId)) {
      const events = news.filter(({ topic }) => topic !== "content");
      if (events.length > 0) accounts.get(accountId)?.listeners.publish(events);
    }
  });

  function listenersOf(accountId: string): AccountListeners {
    const known = accounts.get(accountId);
    if (known) return known.listeners;
    const listeners = createAccountListeners(accountId, {
      ...deps,
      onEmpty() {
        accounts.get(accountId)?.end();
        accounts.delete(accountId);
      },
    });
    const timers = [
      setInterval(() => listeners.heartbeat(), settings.heartbeatMs),
      setInterval(() => {
        // If the check fails, listeners keep their rights: while the database does not answer, no events are sent
        // either.
        listeners
          .recheck(settings.recheckMs - lookMs)
          .catch((error: unknown) => deps.logger.warn({ err: error }, "rights not checked"));
      }, lookMs),
    ];
    for (const timer of timers) timer.unref();
    accounts.set(accountId, { listeners, end: () => timers.forEach(clearInterval) });
    return listeners;
  }

  function limitsOf({ accountId, principal, standing, address }: Caller): [string, number][] {
    const sessionId = sessionIdOf(principal);
    const ofSession: [string, number][] = sessionId ? [[sessionId, settings.perSession]] : [];
    // Sessions of staff are few.
    if (standing === "staff") return ofSession;
    return [
      ...ofSession,
      [`${accountId} ${standing}`, settings.perAccount],
      [`${accountId} ${standing} ${address}`, settings.perAddress],
    ];
  }

  function count(caller: Caller, change: 1 | -1): void {
    openCount += change;
    for (const [key] of limitsOf(caller)) {
      const next = (counts.get(key) ?? 0) + change;
      if (next === 0) counts.delete(key);
      else counts.set(key, next);
    }
  }

  function leave(caller: Caller, listener: Listener): void {
    count(caller, -1);
    accounts.get(caller.accountId)?.listeners.remove(listener);
  }

  return {
    admit(caller) {
      if (isClosed) throw new Refused("unavailable", { retryAfterSeconds });
      for (const [key, most] of limitsOf(caller)) {
        if ((counts.get(key) ?? 0) >= most)
          throw new Refused("too_many_requests", { retryAfterSeconds, limit: "streams" });
      }
      return {
        open(response, lastEventId) {
          // A client that has hung up already sends no second `close`.
          if (response.destroyed) return;
          const listener = newListener(caller, response);
          count(caller, 1);
          listener.out.once("close", () => leave(caller, listener));
          if (isClosed) return closeListener(listener);
          listenersOf(caller.accountId).add(listener);
          // The stream opens only now: later commits are sent, and earlier ones are there to be fetched.
          writeToListener(listener, openingEvents(lastEventId));
        },
      };
    },
    openCount: () => openCount,
    close() {
      isClosed = true;
      unsubscribe();
      for (const { listeners } of accounts.values()) listeners.dismissAll();
    },
  };
}
