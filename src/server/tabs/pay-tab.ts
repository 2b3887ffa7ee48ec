import type { Problem } from "../../contract/problems.ts";
import { centsFromReais, reaisFromCents, type Cents } from "../../domain/money.ts";
import { type TabTotal, tabPayment, type TabPayment } from "../../domain/tab-total.ts";
import type { ChosenLine } from "../../domain/split-bill.ts";
import { addHistory } from "../db/history.ts";
import { addEvent } from "../db/outbox.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields, requireFound, type Refused } from "../http/refused.ts";
import { endTab } from "./close-tab.ts";
import { requireFloor, requireOpen } from "./lock-open-tab.ts";
import { checkTender, moreThanLeft } from "./check-tender.ts";
import { insertPayment, insertPaymentLines, isRepeated, listPayments } from "./payment-queries.ts";
import { readShare, type TabPaymentBody } from "./read-share.ts";
import { lockSheet, updateSheet, type SheetRow } from "./sheet-queries.ts";
import { readTab } from "./tab-details.ts";

type Payment = TabPaymentBody & { hash: string };

/** A payment, once the tab's total is known. */
type Taken = {
  cents: Cents;
  /** Service that this payer waives. */
  waivedCents: Cents;
  /** `order` is an order's id here. */
  lines: readonly ChosenLine[];
};

/**
 * Takes a payment of more than nothing and at most the rest: any amount, a share, or the price of chosen lines. The tab
 * is locked, so that two devices cannot both take the last of it. A payment that leaves nothing closes the tab. Service
 * can be waived, or taken back, as long as the payments do not exceed the new total; if that leaves nothing to pay, the
 * tab closes without a payment. Payers of shares or lines waive only their own service. A repeated one changes nothing.
 */
export async function payTab(payment: Payment, context: Context): Promise<void> {
  const { tx, key } = context;
  requireFloor(context);
  const locked = requireFound(await lockSheet(tx, payment.hash));
  const known = await listPayments(tx, { sheetId: locked.sheet_id });
  if (isRepeated(known, payment, key)) return;
  const stored = requireOpen(locked);
  const isShare = payment.shares !== undefined || payment.lines !== undefined;
  const waives = isShare ? undefined : payment.waive_service;
  const sheet = { ...stored, waives_service: waives ?? stored.waives_service };
  const waiverChanges = sheet.waives_service !== stored.waives_service;
  const tab = await readTab(sheet, context);
  const { total } = tab;
  const taken = isShare
    ? await readShare(payment, { sheet, ...tab }, context)
    : anyAmount(payment, { total, waiverChanges, context });
  const tenderedCents = checkTender({ ...payment, amountCents: taken.cents }, context);
  if (waiverChanges) await waiveService(sheet, context);
  if (taken.cents > 0) await take(taken, { payment, tenderedCents, sheet, total }, context);
  if (taken.cents + taken.waivedCents === total.leftCents) await endTab(sheet, tab.orders, context);
  await addEvent(tx, { topic: "table", subjectId: sheet.table_id });
}

function anyAmount(
  { amount }: Payment,
  { total, waiverChanges, context }: { total: TabTotal; waiverChanges: boolean; context: Context },
): Taken {
  const askedCents = amount === undefined ? undefined : centsFromReais(amount);
  const found = tabPayment({ askedCents, total, waiverChanges });
  if (found.kind === "wrong")
    throw wrongPayment(found.why, { total, currency: context.account.extras.currency });
  return { cents: found.kind === "amount" ? found.cents : 0, waivedCents: 0, lines: [] };
}

type Made = {
  payment: Payment;
  tenderedCents: Cents | undefined;
  sheet: SheetRow;
  total: TabTotal;
};

async function take(
  { cents, waivedCents, lines }: Taken,
  { payment, tenderedCents, sheet, total }: Made,
  context: Context,
): Promise<void> {
  const { tx, key, now } = context;
  const { userId } = requireFloor(context);
  const { method, shares } = payment;
  const sheetId = sheet.sheet_id;
  const given = { amountCents: cents, method, tenderedCents, waivedCents, userId, now, key };
  const paymentId = await insertPayment(tx, { sheetId }, given);
  await insertPaymentLines(tx, { paymentId, lines });
  await addHistory(tx, {
    what: "paid",
    sheetId,
    userId,
    before: { paid: reaisFromCents(total.paidCents) },
    after: {
      paid: reaisFromCents(total.paidCents + cents),
      amount: reaisFromCents(cents),
      ...(method ? { method } : {}),
      ...(shares ? { shares } : {}),
    },
  });
  if (waivedCents === 0) return;
  const before = { service: reaisFromCents(total.serviceCents) };
  const after = { service: reaisFromCents(total.serviceCents - waivedCents) };
  await addHistory(tx, { what: "service_waived", sheetId, userId, before, after });
}

/** Waives the service of the whole tab, or takes that back. */
async function waiveService(sheet: SheetRow, context: Context): Promise<void> {
  const { tx } = context;
  const { sheet_id: sheetId, waives_service } = sheet;
  const { userId } = requireFloor(context);
  await updateSheet(tx, sheetId, { waives_service });
  const { total, orders } = await readTab({ ...sheet, waives_service: false }, context);
  // Each that counts costs more or less now.
  for (const { order_id } of orders) await addEvent(tx, { topic: "order", subjectId: order_id });
  const [charged, waived] = [{ service: reaisFromCents(total.serviceCents) }, { service: 0 }];
  const [before, after] = waives_service ? [charged, waived] : [waived, charged];
  await addHistory(tx, { what: "service_waived", sheetId, userId, before, after });
}

type Wrong = Extract<TabPayment, { kind: "wrong" }>["why"];

function wrongPayment(
  why: Wrong,
  { total: { leftCents, paidCents }, currency }: { total: TabTotal; currency: string },
): Refused {
  const paid = reaisFromCents(paidCents);
  const fields: Record<Wrong, Record<string, Problem>> = {
    nothing: { amount: { code: leftCents === 0 ? "nothing_left" : "not_above_zero" } },
    "too much": { amount: moreThanLeft(leftCents, currency) },
    "waived too late": { waive_service: { code: "paid_more_already", amount: paid, currency } },
  };
  return badFields(fields[why]);
}
