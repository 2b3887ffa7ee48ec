import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import { withAccount, type Tx } from "../db/with-account.ts";
import { createAudience, type Arrival } from "./audience.ts";
import { dismiss, type Listener, type ListeningPrincipal } from "./listener.ts";
import { mapLiveSessions, readMissed } from "./live-queries.ts";
import { parseSnapshot, type Snapshot } from "./mark.ts";
import type { OutboxEvent, Position } from "./outbox-reader.ts";
import { readSubjects, type Subjects } from "./event-subjects.ts";

export type ChannelDeps = {
  database: Database;
  logger: Pick<FastifyBaseLogger, "warn">;
  now: () => Date;
  /** Up to where the relay has handed everything on. */
  position: () => Position;
  /** Nobody is left. */
  onEmpty: () => void;
};

/** Those who listen to one account, and what they are still to be told. */
export type AccountChannel = {
  add(arrival: Arrival): void;
  remove(listener: Listener): void;
  hear(events: readonly OutboxEvent[], position: Position): void;
  heartbeat(): void;
  /** Sends away those whose sessions have ended. */
  recheck(): Promise<void>;
  dismissAll(): void;
};

/** More than this is not told one by one: whoever was away for so long fetches its lists again. */
const maxMissed = 500;
/** The outbox is kept for a week. */
const keptMs = 6.5 * 86_400_000;
const retryMs = 1_000;
const maxFailures = 30;

/** Works in turns, one at a time, each with one transaction, for all that came meanwhile. */
export function createAccountChannel(accountId: string, deps: ChannelDeps): AccountChannel {
  const { database, logger } = deps;
  const audience = createAudience();
  let arrivals: Arrival[] = [];
  let events: OutboxEvent[] = [];
  let position: Position | undefined;
  let isWorking = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  const read = <Result>(run: (tx: Tx) => Promise<Result>) =>
    withAccount(database, { accountId, mode: "read" }, run);

  function work(): void {
    if (isWorking || retry !== undefined) return;
    if (arrivals.length === 0 && events.length === 0) return;
    isWorking = true;
    const turn = { arrivals, events, seen: parseSnapshot(position ?? "") };
    [arrivals, events] = [[], []];
    takeTurn(turn)
      .then(
        () => (failures = 0),
        (error: unknown) => {
          // Nobody has been told anything: all of it is there for the next try.
          const waiting = turn.arrivals.filter(({ listener }) => !listener.out.destroyed);
          [arrivals, events] = [
            [...waiting, ...arrivals],
            [...turn.events, ...events],
          ];
          fail(error);
        },
      )
      .finally(() => {
        isWorking = false;
        leaveIfEmpty();
        work();
      });
  }

  function leaveIfEmpty(): void {
    if (isWorking || !audience.isEmpty() || arrivals.length > 0) return;
    clearTimeout(retry);
    // Nobody is to be told them. A turn for them would end after another channel is open, and close that one.
    events = [];
    deps.onEmpty();
  }

  function fail(error: unknown): void {
    failures += 1;
    if (failures === 1) logger.warn({ err: error, accountId }, "listeners wait for the database");
    if (failures > maxFailures) return dismissAll();
    retry = setTimeout(() => {
      retry = undefined;
      work();
    }, retryMs).unref();
  }

  type Turn = { arrivals: Arrival[]; events: OutboxEvent[]; seen: Snapshot | undefined };

  async function takeTurn(turn: Turn): Promise<void> {
    const now = deps.now();
    const known = turn.arrivals.map((arrival) => ({ ...arrival, from: usable(arrival.from) }));
    const marks = known.flatMap(({ from }) => (typeof from === "string" ? [] : [from]));
    const people = [...audience.all(), ...known.map(({ listener }) => listener)];
    const forStaff = people.some(({ principal }) => principal.kind !== "guest");
    const found = await read(async (tx) => {
      const missed =
        known.length === 0 ? undefined : await readMissed(tx, { marks, limit: maxMissed });
      const subjects = await readSubjects(tx, {
        events: [...(missed?.events ?? []), ...turn.events],
        forStaff,
      });
      const concerned = people.filter(({ principal }) => isConcerned(principal, subjects));
      const sessions = await mapLiveSessions(tx, { sessionIds: concerned.map(sessionOf), now });
      return { missed, subjects, sessions };
    });
    const { missed, subjects, sessions } = found;
    audience.heedSessions(
      people.filter(({ principal }) => isConcerned(principal, subjects)),
      sessions,
    );
    if (turn.events.length > 0 && turn.seen)
      audience.tellNews({ events: turn.events, seen: turn.seen, subjects });
    if (!missed) return;
    const seen = parseSnapshot(missed.position);
    if (!seen) throw new Error("PostgreSQL gave no snapshot");
    audience.greet(known, { ...missed, seen, subjects });
  }

  /** A mark from before what is kept, or of another database, says nothing. */
  function usable(from: Arrival["from"]): Arrival["from"] {
    if (typeof from === "string") return from;
    return Date.now() - from.writtenAt.getTime() > keptMs ? "lost" : from;
  }

  function dismissAll(): void {
    clearTimeout(retry);
    for (const listener of [...audience.all(), ...arrivals.map((arrival) => arrival.listener)])
      dismiss(listener);
    [arrivals, events] = [[], []];
  }

  return {
    add(arrival) {
      arrivals.push(arrival);
      work();
    },
    remove(listener) {
      audience.remove(listener);
      arrivals = arrivals.filter((arrival) => arrival.listener !== listener);
      leaveIfEmpty();
    },
    hear(heard, upTo) {
      events.push(...heard);
      position = upTo;
      work();
    },
    heartbeat() {
      const isIdle = !isWorking && arrivals.length === 0 && events.length === 0;
      audience.heartbeat(isIdle ? parseSnapshot(deps.position()) : undefined);
    },
    async recheck() {
      const asked = audience.all();
      const sessions = await read((tx) =>
        mapLiveSessions(tx, { sessionIds: asked.map(sessionOf), now: deps.now() }),
      );
      audience.heedSessions(asked, sessions);
    },
    dismissAll,
  };
}

function sessionOf({ principal }: Listener): string {
  return principal.sessionId;
}

/** Staff hear of everything; a guest only of their own orders. */
function isConcerned(principal: ListeningPrincipal, { orders }: Subjects): boolean {
  if (principal.kind !== "guest") return true;
  for (const { row } of orders.values()) if (row.guest_id === principal.guestId) return true;
  return false;
}
