import type { FastifyBaseLogger } from "fastify";
import { isOutage, withAccount } from "../db/with-account.ts";
import { forEachAccount, type Task } from "../housekeeping/housekeeping.ts";
import { concurrencyLimits } from "../http/limits/concurrency-limits.ts";
import { createFairShare } from "../http/limits/fair-share.ts";
import type { Relay } from "../live/relay.ts";
import { languageTags } from "../../domain/languages.ts";
import { printedNumber } from "../../domain/print-layout.ts";
import { sitePath } from "../../domain/site-path.ts";
import type { Database } from "../db/database.ts";
import { withThawedAccount } from "../tenancy/with-thawed-account.ts";
import { pushTexts } from "../texts/push.ts";
import {
  listSubscribed,
  claimNews,
  settleNews,
  type Claim,
  type Subscribed,
} from "./push-queries.ts";
import type { PushMessage, PushService } from "./push-service.ts";

/** Changes of an order within this time are told together. */
const gatherMs = 300;

type Deps = Telling & {
  events: Pick<Relay, "subscribe">;
  logger: Pick<FastifyBaseLogger, "warn">;
};

type Telling = { database: Database; service: PushService; now: () => Date };

/** Longer than a message takes, so that nobody sends it twice. */
const leaseMs = 30_000;

/** The delay after each failure. A message that fails once more is given up. */
const retryDelaysMs = [10_000, 60_000, 300_000, 900_000];

/** Tells guests' devices of changes to their orders, once they are committed. The returned function ends that. */
export function startPushSender({ events, logger, ...telling }: Deps): () => void {
  const heard = new Map<string, Set<string>>();
  const timers = new Set<NodeJS.Timeout>();
  const pushShare = createFairShare(concurrencyLimits.pushes, "pushes");
  let isClosed = false;

  const later = (delayMs: number, run: () => Promise<unknown>) => {
    if (isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      run().catch((error: unknown) => logger.warn({ err: error }, "a guest could not be told"));
    }, delayMs);
    timers.add(timer.unref());
  };
  const tell = async (accountId: string, subscribed: Subscribed): Promise<void> => {
    const { orderId, origin } = subscribed;
    const retryMs = await pushShare({ accountId: origin, caller: origin }, () =>
      tellGuest(telling, { accountId, orderId }),
    );
    if (retryMs !== undefined) later(retryMs, () => tell(accountId, subscribed));
  };
  const tellHeard = async (accountId: string) => {
    const orderIds = [...(heard.get(accountId) ?? [])];
    heard.delete(accountId);
    const wanted = await withAccount(telling.database, { accountId, mode: "read" }, (tx) =>
      listSubscribed(tx, orderIds),
    );
    await Promise.all(wanted.map((subscribed) => tell(accountId, subscribed)));
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

/** Tells news that a process left untold when it ended. */
export function pushLeftoversTask(telling: Telling): Task {
  return {
    name: "order pushes",
    everyMs: 10 * 60_000,
    run: (signal) =>
      forEachAccount(telling.database, signal, async (accountId) => {
        const access = { accountId, mode: "read" } as const;
        const subscribed = await withAccount(telling.database, access, (tx) => listSubscribed(tx));
        const failed: unknown[] = [];
        for (const { orderId } of subscribed) {
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

/**
 * Tells a guest's device where an order is, unless it was told already or another process tells it. The push service is
 * called between two transactions and in neither. Answers the delay until the next try, if there is one.
 */
async function tellGuest(
  { database, service, now }: Telling,
  { accountId, orderId }: { accountId: string; orderId: string },
): Promise<number | undefined> {
  for (;;) {
    const claim = await withThawedAccount(database, accountId, (tx) =>
      claimNews(tx, { orderId, now: now(), leaseUntil: new Date(now().getTime() + leaseMs) }),
    );
    if (!claim) return undefined;
    const outcome = await service.send(claim, messageOf(claim), claim.hash);
    const delayMs = outcome === "failed" ? retryDelaysMs[claim.attempts - 1] : undefined;
    await withThawedAccount(database, accountId, (tx) => {
      if (outcome === "sent") return settleNews(tx, claim, { told: true });
      if (delayMs === undefined) return settleNews(tx, claim, { removed: true });
      return settleNews(tx, claim, { retryAt: new Date(now().getTime() + delayMs) });
    });
    // The order may have gone on while this was told.
    if (outcome !== "sent") return delayMs;
  }
}

/** Anybody can read a locked screen, so the message names no person. */
function messageOf({ number, hash, language, words, news }: Claim): PushMessage {
  return {
    title: pushTexts[words].title(printedNumber(number)),
    body: pushTexts[words].news[news],
    path: sitePath(language, `/pedidos/${hash}`),
    lang: languageTags[words],
  };
}
