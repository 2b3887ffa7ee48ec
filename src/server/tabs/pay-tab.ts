import type { Problem } from "../../contract/problems.ts";
import { centsFromReais, reaisFromCents } from "../../domain/money.ts";
import { type TabTotal, tabPayment, type TabPayment } from "../../domain/tab-total.ts";
import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/calls/context.ts";
import { Refused } from "../http/refused.ts";
import { insertPayment, lockSheet, setServiceWaived } from "./sheet-queries.ts";
import { readTab } from "./tab-details.ts";
import { endTab } from "./close-tab.ts";
import { requireFloor } from "./lock-open-tab.ts";

type Payment = {
  hash: string;
  amount?: number | undefined;
  waive_service?: boolean | undefined;
};

/**
 * Takes a payment of more than nothing and at most what is left. The tab is locked, so that two devices cannot both
 * take the last of it. A payment that leaves nothing closes the tab. Service can be waived, or taken back, as long as
 * the payments do not exceed the new total; if that leaves nothing to pay, the tab closes without a payment.
 */
export async function payTab(payment: Payment, context: Context): Promise<void> {
  const { tx, account, now } = context;
  const { userId } = requireFloor(context);
  const stored = await lockSheet(tx, payment.hash);
  if (!stored) throw new Refused("not_found");
  if (stored.closed_at !== null) throw new Refused("deal_closed");
  const sheet = {
    ...stored,
    waives_service: payment.waive_service ?? stored.waives_service,
  };
  const { total } = await readTab(sheet, context);
  const waiverChanges = sheet.waives_service !== stored.waives_service;
  const askedCents = payment.amount === undefined ? undefined : centsFromReais(payment.amount);
  const found = tabPayment({ askedCents, total, waiverChanges });
  if (found.kind === "wrong")
    throw wrongPayment(found.why, { total, currency: account.extras.currency });
  if (waiverChanges)
    await setServiceWaived(tx, { sheetId: sheet.sheet_id, waived: sheet.waives_service });
  const amountCents = found.kind === "amount" ? found.cents : 0;
  if (amountCents > 0)
    await insertPayment(tx, { sheetId: sheet.sheet_id, amountCents, userId, now });
  if (amountCents === total.leftCents) await endTab(sheet, { tx, userId, now });
  await addEvent(tx, { topic: "table", subjectId: sheet.table_id });
}

type Wrong = Extract<TabPayment, { kind: "wrong" }>["why"];

function wrongPayment(
  why: Wrong,
  { total: { leftCents, paidCents }, currency }: { total: TabTotal; currency: string },
): Refused {
  const [left, paid] = [reaisFromCents(leftCents), reaisFromCents(paidCents)];
  const fields: Record<Wrong, Record<string, Problem>> = {
    nothing: { amount: { code: leftCents === 0 ? "nothing_left" : "not_above_zero" } },
    "too much": { amount: { code: "more_than_left", amount: left, currency } },
    "waived too late": { waive_service: { code: "paid_more_already", amount: paid, currency } },
  };
  return new Refused("unprocessable_entity", { fields: fields[why] });
}
