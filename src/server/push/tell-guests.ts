import type { FastifyBaseLogger } from "fastify";
import { isOutage, withAccount } from "../db/with-account.ts";
import { forEachAccount, type Task } from "../housekeeping/housekeeping.ts";
import type { Relay } from "../live/relay.ts";
import { listSubscribed } from "./push-queries.ts";
import { tellGuest, type Telling } from "./tell-guest.ts";

/** Changes of an order within this time are told at once. */
const gatherMs = 300;
/** Messages under way; a push service that hangs holds up no more of them. */
const mostAtOnce = 8;

type Deps = Telling & {
  events: Pick<Relay, "subscribe">;
  logger: Pick<FastifyBaseLogger, "warn">;
};

/** Tells guests' devices of changes to their orders, once they are committed. The returned function ends that. */
export function startTellingGuests({ events, logger, ...telling }: Deps): () => void {
  const heard = new Map<string, Set<string>>();
  const timers = new Set<NodeJS.Timeout>();
  const inTurn = createTurns(mostAtOnce);
  let isClosed = false;

  const later = (delayMs: number, run: () => Promise<unknown>) => {
    if (isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      run().catch((error: unknown) => logger.warn({ err: error }, "a guest could not be told"));
    }, delayMs);
    timers.add(timer.unref());
  };
  const tell = async (accountId: string, orderId: string): Promise<void> => {
    const retryMs = await inTurn(() => tellGuest(telling, { accountId, orderId }));
    if (retryMs !== undefined) later(retryMs, () => tell(accountId, orderId));
  };
  const tellHeard = async (accountId: string) => {
    const orderIds = [...(heard.get(accountId) ?? [])];
    heard.delete(accountId);
    const wanted = await withAccount(telling.database, { accountId, mode: "read" }, (tx) =>
      listSubscribed(tx, orderIds),
    );
    await Promise.all(wanted.map((orderId) => tell(accountId, orderId)));
  };

  const unsubscribe = events.subscribe((news) => {
    for (const { topic, accountId, subjectId } of news) {
      if (topic !== "order" || subjectId === null) continue;
      const gathered = heard.get(accountId);
      if (gathered) gathered.add(subjectId);
      else {
        heard.set(accountId, new Set([subjectId]));
        later(gatherMs, () => tellHeard(accountId));
      }
    }
  });
  return () => {
    isClosed = true;
    unsubscribe();
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Tells what a process that ended meanwhile has left untold. */
export function tellingLeftNews(telling: Telling): Task {
  return {
    name: "order pushes",
    everyMs: 10 * 60_000,
    run: (signal) =>
      forEachAccount(telling.database, signal, async (accountId) => {
        const access = { accountId, mode: "read" } as const;
        const orderIds = await withAccount(telling.database, access, (tx) => listSubscribed(tx));
        const failed: unknown[] = [];
        for (const orderId of orderIds) {
          if (signal.aborted) return;
          await tellGuest(telling, { accountId, orderId }).catch((cause: unknown) => {
            if (isOutage(cause)) throw cause;
            failed.push(cause);
          });
        }
        if (failed.length > 0) throw new AggregateError(failed, "guests could not be told");
      }),
  };
}

/** Runs no more than so many at once; the others wait in their order. */
function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let free = most;
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
