import pg from "pg";
import {
  pruneEvents,
  readEvents,
  readPosition,
  type OutboxEvent,
  type Position,
} from "./outbox-reader.ts";

/** One connection under the role `relay`, listening. */
export type RelayConnection = {
  readPosition(): Promise<Position>;
  readEvents(after: Position): Promise<{ events: OutboxEvent[]; position: Position }>;
  /** Wakes the relay of every process, this one's as well. */
  notify(): Promise<void>;
  prune(keptDays: number): Promise<number>;
  onNotification(listener: () => void): void;
  /** Hears once of the connection's end, however it came. */
  onEnd(listener: (error: Error | undefined) => void): void;
  end(): Promise<void>;
};

const channel = "comanda_outbox";
const connectMs = 5_000;
/** A connection that does not answer for this long counts as lost, even if the network reports no error. */
const answerMs = 15_000;
const endMs = 1_000;

export async function connectRelay(url: string): Promise<RelayConnection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "comanda relay",
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    statement_timeout: answerMs,
    keepAlive: true,
  });
  let failure: Error | undefined;
  let hasEnded = false;
  let tellEnd: ((error: Error | undefined) => void) | undefined;
  client.on("error", (error) => (failure = error));
  client.on("end", () => {
    hasEnded = true;
    tellEnd?.(failure);
  });
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } catch (error) {
    await end(client);
    throw error;
  }
  let last: Promise<unknown> = Promise.resolve();
  /** A connection does one thing at a time. */
  function serialized<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  }
  return {
    readPosition: () => serialized(() => readPosition(client)),
    readEvents: (after) => serialized(() => readEvents(client, after)),
    notify: () => serialized(async () => void (await client.query(`notify ${channel}`))),
    prune: (keptDays) => serialized(() => pruneEvents(client, keptDays)),
    onNotification: (listener) => void client.on("notification", listener),
    onEnd(listener) {
      if (hasEnded) listener(failure);
      else tellEnd = listener;
    },
    end: () => end(client),
  };
}

/** Does not wait for a server that says nothing any more. */
async function end(client: pg.Client): Promise<void> {
  const patience = setTimeout(() => client.connection.stream.destroy(), endMs);
  await client.end().catch(() => undefined);
  clearTimeout(patience);
}
