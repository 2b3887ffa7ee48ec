import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { OutboxEvent, Position } from "./outbox-reader.ts";
import { connectRelay, type RelayConnection } from "./relay-connection.ts";

export type RelayListener = (events: readonly OutboxEvent[]) => void;

/** Tells every process what any process has committed to the outbox. */
export type Relay = {
  /**
   * Tells the relay that this process has committed something; it costs next to nothing, so call it after every write.
   */
  wake(): void;
  /** Calls `listener` with the events of every account, in batches, until the returned function is called. */
  subscribe(listener: RelayListener): () => void;
  /** Notifies the other processes of pending events, and ends. */
  close(): Promise<void>;
};

/** Wake-ups within this time are combined. */
const coalesceMs = 20;
/** Under constant load, wake-ups are at least this far apart. Events in between are delivered together. */
const apartMs = 50;
/** A wake-up may get lost with its connection; the outbox does not. */
const pollMs = 2_000;
const pruneEveryMs = 3_600_000;
const keptDays = 7;
const retryMs = { first: 100, longest: 5_000 };
const lastWordsMs = 500;

/**
 * Starts from now: earlier commits are no news. The connection may break at any time afterwards; the relay reads what
 * it missed when it has one again. Rejects if the first connection cannot be made.
 */
export async function startRelay({
  relayUrl,
  logger,
}: {
  relayUrl: string;
  logger: Pick<FastifyBaseLogger, "warn" | "error">;
}): Promise<Relay> {
  const listeners = new Set<RelayListener>();
  const timers = new Set<NodeJS.Timeout>();
  const first = await connectRelay(relayUrl);
  let position: Position = await first.readPosition();
  let connection: RelayConnection | undefined;
  let retryDelayMs = retryMs.first;
  let isTold = true;
  let isTelling = false;
  let lastToldMs = -Infinity;
  let reading: Promise<void> | undefined;
  let isReadAsked = false;
  let isClosed = false;

  function later(run: () => void, delayMs: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delayMs);
    timers.add(timer.unref());
  }

  function use(fresh: RelayConnection): void {
    connection = fresh;
    fresh.onNotification(read);
    fresh.onEnd((error) => lose(fresh, error));
    read();
    if (!isTold) tell();
  }

  function lose(lost: RelayConnection, error: unknown): void {
    if (connection !== lost) return;
    connection = undefined;
    if (isClosed) return;
    logger.warn({ err: error }, "the relay lost its connection");
    retry();
  }

  function retry(): void {
    later(reconnect, retryDelayMs);
    retryDelayMs = Math.min(retryDelayMs * 2, retryMs.longest);
  }

  function reconnect(): void {
    connectRelay(relayUrl).then(
      (fresh) => (isClosed ? void fresh.end() : use(fresh)),
      (error: unknown) => {
        if (isClosed) return;
        logger.warn({ err: error }, "the relay cannot reach the database");
        retry();
      },
    );
  }

  /** One read at a time; being asked during one makes it look once more. */
  function read(): void {
    isReadAsked = true;
    reading ??= readWhileAsked().finally(() => (reading = undefined));
  }

  async function readWhileAsked(): Promise<void> {
    while (isReadAsked && connection !== undefined) {
      isReadAsked = false;
      const reader = connection;
      try {
        const found = await reader.readEvents(position);
        position = found.position;
        retryDelayMs = retryMs.first;
        if (found.events.length > 0) deliver(Object.freeze(found.events));
      } catch (error) {
        lose(reader, error);
        await reader.end();
      }
    }
  }

  function deliver(events: readonly OutboxEvent[]): void {
    for (const listener of listeners) {
      // An async function fits the type as well; neither kind may break the relay by what it throws.
      new Promise<void>((resolve) => resolve(listener(events))).catch((error: unknown) =>
        logger.error({ err: error }, "a listener of the relay failed"),
      );
    }
  }

  function tell(): void {
    isTelling = false;
    lastToldMs = performance.now();
    if (connection === undefined) return;
    isTold = true;
    connection.notify().catch(() => (isTold = false));
  }

  function poll(): void {
    read();
    later(poll, pollMs);
  }

  function prune(): void {
    connection
      ?.prune(keptDays)
      .catch((error: unknown) => logger.warn({ err: error }, "the outbox could not be pruned"));
    later(prune, pruneEveryMs);
  }

  use(first);
  later(poll, pollMs);
  later(prune, pollMs);

  return {
    wake() {
      isTold = false;
      if (isTelling) return;
      isTelling = true;
      later(tell, Math.max(coalesceMs, lastToldMs + apartMs - performance.now()));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      listeners.clear();
      const last = connection;
      if (last === undefined) return;
      if (!isTold) await Promise.race([last.notify().catch(() => undefined), sleep(lastWordsMs)]);
      await last.end();
      await reading;
    },
  };
}
