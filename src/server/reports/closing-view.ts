import type { DayReport } from "../../contract/reports.ts";
import { centsFromReais, reaisFromCents } from "../../domain/money.ts";
import { paymentMethods } from "../../domain/payment-methods.ts";
import type { ClosingRow, Snapshot } from "./closing-queries.ts";

type Closing = DayReport["closings"][number];

/** A closing as it was stored, which never changes, and how much the day has changed since. */
export function closingView(
  { id, at, note, counted, leftCents, snapshot }: ClosingRow,
  { by, now }: { by: string | null; now: Snapshot },
): Closing {
  const methods = [...paymentMethods, null].flatMap((method): Closing["methods"] => {
    const countedAmount = counted[method ?? "unknown"];
    const expected = expectedCents(snapshot, method);
    const expectedNow = expectedCents(now, method);
    if (countedAmount === undefined && expected === undefined && expectedNow === undefined)
      return [];
    const [then, since] = [expected ?? 0, expectedNow ?? 0];
    return [
      {
        method,
        counted_amount: countedAmount ?? null,
        expected_amount: reaisFromCents(then),
        difference:
          countedAmount === undefined ? null : reaisFromCents(centsFromReais(countedAmount) - then),
        corrected_amount: reaisFromCents(since - then),
      },
    ];
  });
  const totalOf = ({ totals }: Snapshot) => centsFromReais(totals.total_amount);
  return {
    id,
    at: at.toISOString(),
    by,
    ...(note ? { note } : {}),
    totals: snapshot.totals,
    methods,
    ...(snapshot.drawer && { drawer: snapshot.drawer }),
    ...(leftCents === null ? {} : { left_amount: reaisFromCents(leftCents) }),
    corrected_total: reaisFromCents(totalOf(now) - totalOf(snapshot)),
  };
}

function expectedCents({ methods }: Snapshot, method: Closing["methods"][number]["method"]) {
  const found = methods.find((one) => one.method === method);
  return found && centsFromReais(found.expected_amount);
}
