import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import { concurrencyLimits } from "../http/limits/concurrency-limits.ts";
import type { Standing } from "../http/limits/standing.ts";
import { Refused } from "../http/refused.ts";
import { createAccountChannel, type AccountChannel } from "./account-channel.ts";
import { dismiss, newListener, type Listener, type ListeningPrincipal } from "./listener.ts";
import { readMark } from "./mark.ts";
import type { Relay } from "./relay.ts";
import type { EventStream } from "../http/calls/context.ts";

export type LiveSettings = {
  heartbeatMs: number;
  /** How often it is asked whether those who listen still may. */
  recheckMs: number;
  perAccount: number;
  perAddress: number;
  perSession: number;
};

const usual: LiveSettings = {
  heartbeatMs: 15_000,
  recheckMs: 20_000,
  ...concurrencyLimits.streams,
};

/** For whom there is no stream now. */
export const retryAfterSeconds = 15;

type Caller = {
  accountId: string;
  principal: ListeningPrincipal;
  standing: Standing;
  address: string;
};

/** The open streams of this process. */
export type OrderEvents = {
  /** Refuses when there are too many already. */
  admit(caller: Caller): EventStream;
  openCount(): number;
  close(): void;
};

/** Hands on to everybody who listens what the relay hears. */
export function createOrderEvents(deps: {
  database: Database;
  events: Pick<Relay, "subscribe" | "position">;
  logger: Pick<FastifyBaseLogger, "warn">;
  now: () => Date;
  settings?: Partial<LiveSettings> | undefined;
}): OrderEvents {
  const settings = { ...usual, ...deps.settings };
  const channels = new Map<string, { channel: AccountChannel; end: () => void }>();
  const counts = new Map<string, number>();
  let openCount = 0;
  let isClosed = false;

  const unsubscribe = deps.events.subscribe((heard, position) => {
    for (const [accountId, news] of Map.groupBy(heard, (event) => event.accountId)) {
      const told = news.filter(({ topic }) => topic !== "content");
      if (told.length > 0) channels.get(accountId)?.channel.hear(told, position);
    }
  });

  function channelOf(accountId: string): AccountChannel {
    const open = channels.get(accountId);
    if (open) return open.channel;
    const channel = createAccountChannel(accountId, {
      ...deps,
      position: () => deps.events.position(),
      onEmpty() {
        channels.get(accountId)?.end();
        channels.delete(accountId);
      },
    });
    const timers = [
      setInterval(() => channel.heartbeat(), settings.heartbeatMs),
      setInterval(() => {
        // A database that does not answer says nothing about rights; nothing is told meanwhile either.
        channel
          .recheck()
          .catch((error: unknown) => deps.logger.warn({ err: error }, "rights not checked"));
      }, settings.recheckMs),
    ];
    for (const timer of timers) timer.unref();
    channels.set(accountId, { channel, end: () => timers.forEach(clearInterval) });
    return channel;
  }

  const keysOf = ({ accountId, principal, standing, address }: Caller): [string, number][] => [
    [principal.sessionId, settings.perSession],
    // Sessions of staff are few.
    ...(standing === "staff"
      ? []
      : ([
          [`${accountId} ${standing}`, settings.perAccount],
          [`${accountId} ${standing} ${address}`, settings.perAddress],
        ] satisfies [string, number][])),
  ];

  function count(caller: Caller, change: 1 | -1): void {
    openCount += change;
    for (const [key] of keysOf(caller)) {
      const next = (counts.get(key) ?? 0) + change;
      if (next === 0) counts.delete(key);
      else counts.set(key, next);
    }
  }

  function leave(caller: Caller, listener: Listener): void {
    count(caller, -1);
    channels.get(caller.accountId)?.channel.remove(listener);
  }

  return {
    admit(caller) {
      if (isClosed) throw new Refused("unavailable", { retryAfterSeconds });
      for (const [key, most] of keysOf(caller)) {
        if ((counts.get(key) ?? 0) >= most)
          throw new Refused("too_many_requests", { retryAfterSeconds, limit: "streams" });
      }
      return {
        open(response, lastEventId) {
          // Whoever has hung up already does so no second time.
          if (response.destroyed) return;
          const { principal, address } = caller;
          const listener = newListener({ principal, address }, response);
          count(caller, 1);
          listener.out.once("close", () => leave(caller, listener));
          if (isClosed) return dismiss(listener);
          const from = lastEventId === undefined ? "fresh" : (readMark(lastEventId) ?? "lost");
          channelOf(caller.accountId).add({ listener, from });
        },
      };
    },
    openCount: () => openCount,
    close() {
      isClosed = true;
      unsubscribe();
      for (const { channel, end } of channels.values()) {
        end();
        channel.dismissAll();
      }
    },
  };
}
