import { portugueseLabels } from "../../domain/labels.ts";
import { givenText } from "../../domain/text-rules.ts";
import { RunAgain } from "../db/run-again.ts";
import { violates, type Tx } from "../db/with-account.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields, Refused, requireFound } from "../http/refused.ts";
import { findMergeTarget, lockSheet, type SheetRow } from "./sheet-queries.ts";
import { isStaff } from "../sessions/principal.ts";

export type LockedTab = {
  sheetId: string;
  tableId: string;
  tableNumber: number;
  waivesService: boolean;
  /** The name of an order on the tab: the given one, else the tab's, else the table's. */
  nameOf(given: string): string;
};

/**
 * Finds the tab of an attendant's order, and locks it until the transaction ends so that it cannot be closed. An order
 * to a merged tab goes to the tab that absorbed it.
 */
export async function lockOpenTab(hash: string, context: Context): Promise<LockedTab> {
  requireFloor(context);
  const found = await lockSheet(context.tx, hash);
  const sheet = requireOpen(
    found && found.merged_into !== null ? await lockHeir(context.tx, found) : found,
  );
  return {
    sheetId: sheet.sheet_id,
    tableId: sheet.table_id,
    tableNumber: sheet.number,
    waivesService: sheet.waives_service,
    nameOf: (given) => givenText(given) ?? (sheet.name || portugueseLabels.table(sheet.number)),
  };
}

async function lockHeir(tx: Tx, { sheet_id: sheetId }: SheetRow): Promise<SheetRow | undefined> {
  const target = await findMergeTarget(tx, sheetId);
  const sheet = target && (await lockSheet(tx, target.hash));
  if (sheet && sheet.merged_into !== null) throw new RunAgain("The tab was merged once more");
  return sheet;
}

/** Refuses a tab that there is not (`not_found`), and one that is closed (`deal_closed`). */
export function requireOpen(found: SheetRow | undefined): SheetRow {
  const sheet = requireFound(found);
  if (sheet.closed_at !== null) throw new Refused("deal_closed");
  return sheet;
}

/** For a write that may give a table a second open tab that is not individual: that is a `conflict`. */
export function refuseSecondTab(error: unknown): never {
  if (violates(error, "one_shared_sheet"))
    throw badFields({ location: { code: "table_has_tab" } }, "conflict");
  throw error;
}

/** Requires staff of an account that has tabs switched on. Answers who asks. */
export function requireFloor({ account, principal }: Context): { userId: string } {
  if (!account.features.attendantOrder || !isStaff(principal)) throw new Refused("access_denied");
  return { userId: principal.userId };
}
