import { knownReason } from "../../domain/cancel-reasons.ts";
import type { OperationReport } from "../../contract/reports.ts";
import type { Days } from "../../domain/business-day.ts";
import { reaisFromCents } from "../../domain/money.ts";
import { minutesWithin, type MinuteCount } from "../../domain/report.ts";
import type { Context } from "../http/calls/context.ts";
import { countMinutes, listCancelSums, listRefundSums } from "./operation-queries.ts";
import { requireDays, spanOf } from "./report-days.ts";
import { mapUserNames } from "./user-names.ts";

/** Times of orders, cancellations and refunds. */
export async function getOperation(
  asked: Days,
  { tx, account }: Pick<Context, "tx" | "account">,
): Promise<OperationReport> {
  const days = requireDays(asked);
  const span = spanOf(days, account);
  const [{ accept, prepare, deliver }, cancels, refunds, names] = await Promise.all([
    countMinutes(tx, span),
    listCancelSums(tx, span),
    listRefundSums(tx, span),
    mapUserNames(tx),
  ]);
  const nameOf = (userId: string | null) => names.get(userId ?? "") ?? null;
  return {
    ...days,
    times: {
      accept: durationView(accept),
      prepare: durationView(prepare),
      deliver: durationView(deliver),
    },
    cancellations: cancels.map(({ of, reason, userId, count, cents }) => ({
      of,
      reason: knownReason(reason),
      by: nameOf(userId),
      count,
      amount: reaisFromCents(cents),
    })),
    refunds: refunds.map(({ userId, count, cents }) => ({
      by: nameOf(userId),
      count,
      amount: reaisFromCents(cents),
    })),
  };
}

function durationView(counts: readonly MinuteCount[]) {
  return {
    orders: counts.reduce((sum, { count }) => sum + count, 0),
    median: minutesWithin(counts, 0.5) ?? null,
    nine_in_ten: minutesWithin(counts, 0.9) ?? null,
  };
}
