import type { CashDay, CashMovement } from "../../contract/cash.ts";
import type { DayReport } from "../../contract/reports.ts";
import type { BusinessClock } from "../../domain/business-day.ts";
import { expectedInDrawer, sumMovements } from "../../domain/drawer.ts";
import { reaisFromCents } from "../../domain/money.ts";
import type { Tx } from "../db/with-account.ts";
import { findLeftCents, listMovementRows, type MovementRow } from "./cash-queries.ts";
import type { PaymentSums } from "./payment-sums.ts";
import { mapUserNames } from "./user-names.ts";

/** Null for nobody, and for somebody who is no longer here. */
export type NameOf = (userId: string | null) => string | null;

/** The movements of a day as staff see them, and what its drawer may start with. */
export async function getCashDay(tx: Tx, day: string, clock: BusinessClock): Promise<CashDay> {
  const [rows, names] = await Promise.all([listMovementRows(tx, day), mapUserNames(tx)]);
  const { floatCents } = sumMovements(rows);
  const leftCents = floatCents > 0 ? null : await findLeftCents(tx, day, clock);
  return {
    day,
    movements: movementsView(rows, (userId) => names.get(userId ?? "") ?? null),
    ...(leftCents !== null && leftCents > 0 && { proposed_float: reaisFromCents(leftCents) }),
  };
}

/** Each movement once, and who has undone it. */
export function movementsView(rows: readonly MovementRow[], nameOf: NameOf): CashMovement[] {
  const undoing = new Map(rows.map((row) => [row.undoes, row]));
  return rows
    .filter(({ undoes }) => undoes === null)
    .map((row) => {
      const undone = undoing.get(row.id);
      return {
        id: row.id,
        kind: row.kind,
        amount: reaisFromCents(row.amountCents),
        ...(row.reason === null ? {} : { reason: row.reason }),
        ...whoView(row, nameOf),
        ...(undone && { undone: whoView(undone, nameOf) }),
      };
    });
}

type Done = Pick<MovementRow, "userId" | "approvedBy" | "at">;

/** The names of those who did and allowed it, and the time. */
export function whoView(row: Done, nameOf: NameOf) {
  const approvedBy = nameOf(row.approvedBy);
  return {
    by: nameOf(row.userId),
    ...(approvedBy === null ? {} : { approved_by: approvedBy }),
    at: row.at.toISOString(),
  };
}

/** The parts of the cash that should be in the drawer. */
export function drawerView(
  rows: readonly MovementRow[],
  { receivedCents, refundedCents }: Pick<PaymentSums, "receivedCents" | "refundedCents">,
): DayReport["drawer"] {
  const sums = { ...sumMovements(rows), receivedCents, refundedCents };
  return {
    float_amount: reaisFromCents(sums.floatCents),
    received_amount: reaisFromCents(receivedCents),
    refunded_amount: reaisFromCents(refundedCents),
    in_amount: reaisFromCents(sums.inCents),
    out_amount: reaisFromCents(sums.outCents),
    expected_amount: reaisFromCents(expectedInDrawer(sums)),
  };
}
