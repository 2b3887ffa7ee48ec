import { formatMoney } from "../../domain/money.ts";
import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { requireFloor } from "./require-floor.ts";
import { endTab } from "./end-tab.ts";
import { lockSheet } from "./sheet-queries.ts";
import { readTab } from "./tab-details.ts";

/** Closes a tab on which nothing is left to pay, as when nothing was ordered. One that is closed stays as it is. */
export async function closeTab(hash: string, context: Context): Promise<void> {
  const { tx, account, now } = context;
  const { userId } = requireFloor(context);
  const sheet = await lockSheet(tx, hash);
  if (!sheet) throw new Refused("not_found");
  if (sheet.closed_at !== null) return;
  const { total } = await readTab(sheet, context);
  if (total.leftCents > 0)
    throw new Refused("conflict", {
      fields: {
        left_amount: `falta pagar ${formatMoney(total.leftCents, account.extras.currency)}`,
      },
    });
  await endTab(sheet, { tx, userId, now });
  await addEvent(tx, { topic: "table", subjectId: sheet.table_id });
}
