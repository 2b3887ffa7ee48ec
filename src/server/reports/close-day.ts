import type { CountedAmounts, DayReport } from "../../contract/reports.ts";
import { centsFromReais } from "../../domain/money.ts";
import { givenText } from "../../domain/text-rules.ts";
import { addHistory } from "../db/history.ts";
import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields, Refused } from "../http/refused.ts";
import { insertClosing } from "./closing-queries.ts";
import { getDay } from "./day-report.ts";
import { requireDay } from "./report-days.ts";

/**
 * Stores what was counted at the end of a business day, with what was expected then. This is a `conflict` if the caller
 * has compared it with other amounts. A second closing is stored beside the first. Orders still in progress do not stop
 * a closing.
 */
export async function closeDay(
  {
    date,
    counted,
    expected,
    left,
    note,
  }: {
    date?: string | undefined;
    counted: CountedAmounts;
    expected?: CountedAmounts | undefined;
    left?: number | undefined;
    note?: string | undefined;
  },
  { tx, account, principal, now }: Context,
): Promise<DayReport> {
  if (principal.kind !== "admin") throw new Refused("access_denied");
  const { userId } = principal;
  const day = requireDay(date, { account, now });
  const leftCents = left === undefined ? undefined : centsFromReais(left);
  if (leftCents !== undefined && leftCents > centsFromReais(counted.cash ?? 0))
    throw badFields({ left: { code: "more_than_counted" } });
  const { totals, methods, drawer } = await getDay(tx, day, account);
  if (expected && !isStillExpected(expected, methods))
    throw new Refused("conflict", { problem: { code: "expected_changed" } });
  const snapshot = { totals, methods, drawer };
  await insertClosing(tx, {
    day,
    now,
    userId,
    note: givenText(note) ?? undefined,
    counted,
    leftCents,
    snapshot,
  });
  // Another owner may be counting the same day.
  await addEvent(tx, { topic: "account", subjectId: null });
  await addHistory(tx, { what: "day_closed", day, userId, after: { counted, left, ...snapshot } });
  return getDay(tx, day, account);
}

/** A payment method without an amount has none to be there. */
function isStillExpected(shown: CountedAmounts, methods: DayReport["methods"]): boolean {
  const now: CountedAmounts = Object.fromEntries(
    methods.map(({ method, expected_amount: amount }) => [method ?? "unknown", amount]),
  );
  const names = Object.keys({ ...shown, ...now }) as (keyof CountedAmounts)[];
  return names.every((name) => (shown[name] ?? 0) === (now[name] ?? 0));
}
