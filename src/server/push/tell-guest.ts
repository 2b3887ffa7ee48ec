import { languageTags } from "../../domain/languages.ts";
import { printedNumber } from "../../domain/print-layout.ts";
import { sitePath } from "../../domain/site-path.ts";
import type { Database } from "../db/database.ts";
import { withThawedAccount } from "../tenancy/with-thawed-account.ts";
import { pushTexts } from "../texts/push.ts";
import { claimNews, settleNews, type Claim } from "./push-queries.ts";
import type { PushMessage, PushService } from "./push-service.ts";

export type Telling = { database: Database; service: PushService; now: () => Date };

/** Longer than a message takes, so that nobody sends it twice. */
const leaseMs = 30_000;
/** After each failure; what has failed once more is given up. */
export const retryDelaysMs = [10_000, 60_000, 300_000, 900_000];

/**
 * Tells a guest's device where an order is, unless it was told that already, or another process is at it. The call to the
 * push service stands between two transactions and in none. Answers after how long it is to be tried again, if it is.
 */
export async function tellGuest(
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
    // It may have gone on while it was told.
    if (outcome !== "sent") return delayMs;
  }
}

/** A reader of a locked screen learns of no person. */
function messageOf({ number, hash, language, words, news }: Claim): PushMessage {
  return {
    title: pushTexts[words].title(printedNumber(number)),
    body: pushTexts[words].news[news],
    path: sitePath(language, `/pedidos/${hash}`),
    lang: languageTags[words],
  };
}
