import { businessDayStart } from "../../domain/business-day.ts";
import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused, requireFound } from "../http/refused.ts";
import { refuseSecondTab, requireFloor } from "./lock-open-tab.ts";
import { reopenSheet } from "./reopen-sheet.ts";
import { lockSheet } from "./sheet-queries.ts";

/**
 * Opens a tab again that was closed on the present business day, for an owner or with an owner's approval. A tab that
 * was merged into another stays closed. An open tab stays as it is. If the table has another tab, this is a `conflict`.
 */
export async function reopenTab(
  { hash, reason, approvedBy }: { hash: string; reason: string; approvedBy: string | undefined },
  context: Context,
): Promise<void> {
  const { tx, account, principal, now } = context;
  const { userId } = requireFloor(context);
  const sheet = requireFound(await lockSheet(tx, hash));
  if (sheet.closed_at === null) return;
  const dayStart = businessDayStart(account, now.getTime());
  if (sheet.merged_into !== null || sheet.closed_at.getTime() < dayStart)
    throw new Refused("deal_closed");
  const mayAlone = principal.kind === "admin";
  if (!mayAlone && approvedBy === undefined) throw new Refused("approval_required");
  const reopened = { sheetId: sheet.sheet_id, userId, reason };
  const approval = { approvedBy: mayAlone ? undefined : approvedBy };
  await reopenSheet(tx, { ...reopened, ...approval }).catch(refuseSecondTab);
  await addEvent(tx, { topic: "table", subjectId: sheet.table_id });
}
