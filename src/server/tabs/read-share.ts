import { centsFromReais, reaisFromCents, type Cents } from "../../domain/money.ts";
import {
  equalShare,
  isSameLine,
  shareOfLines,
  unpaidQty,
  type ChosenLine,
} from "../../domain/split-bill.ts";
import type { PaymentMethod } from "../../domain/payment-methods.ts";
import type { Context } from "../http/calls/context.ts";
import { badFields } from "../http/refused.ts";
import type { TitledBillLine } from "./bill-lines.ts";
import type { SheetRow } from "./sheet-queries.ts";
import { readBill, type readTab } from "./tab-details.ts";

export type TabPaymentBody = {
  amount?: number | undefined;
  method?: PaymentMethod | undefined;
  tendered?: number | undefined;
  lines?: readonly ChosenLine[] | undefined;
  shares?: { of: number; index: number } | undefined;
  waive_service?: boolean | undefined;
};

/**
 * The amount for chosen lines, or for one of equal shares, with the lines by the ids of their orders. It must still be
 * the amount that the payer was shown.
 */
export async function readShare(
  { amount, shares, lines, waive_service: waives = false }: TabPaymentBody,
  { sheet, total, ...tab }: { sheet: SheetRow } & Awaited<ReturnType<typeof readTab>>,
  context: Context,
): Promise<{ cents: Cents; waivedCents: Cents; lines: ChosenLine[] }> {
  if (total.leftCents === 0) throw badFields({ amount: { code: "nothing_left" } });
  if (shares && lines) throw badFields({ shares: { code: "lines_or_share" } });
  if (shares && shares.index > shares.of)
    throw badFields({ "shares.index": { code: "above_maximum", max: shares.of } });
  const bill = lines ? (await readBill(tab, context)).bill : [];
  const chosen = lines ? chosenOf(lines, bill) : [];
  const split = { total, waives: waives && !sheet.waives_service };
  const share = shares
    ? equalShare(shares, split)
    : shareOfLines(chosen, { ...split, lines: withoutService(bill, sheet) });
  if (share.cents === 0) throw badFields({ amount: { code: "not_above_zero" } });
  if (amount !== undefined && centsFromReais(amount) !== share.cents)
    throw badFields({
      amount: {
        code: "share_changed",
        amount: reaisFromCents(share.cents),
        currency: context.account.extras.currency,
      },
    });
  return { ...share, lines: chosen };
}

function withoutService(bill: TitledBillLine[], { waives_service }: SheetRow): TitledBillLine[] {
  return waives_service ? bill.map((line) => ({ ...line, serviceCents: 0 })) : bill;
}

/** The chosen lines by their orders' ids. A line may be chosen once, with no more units than are unpaid. */
function chosenOf(lines: readonly ChosenLine[], bill: readonly TitledBillLine[]): ChosenLine[] {
  return lines.map(({ order: hash, line, qty }, index) => {
    const found = bill.find((one) => one.hash === hash && one.line === line);
    if (!found) throw badFields({ [`lines.${index}`]: { code: "does_not_exist" } });
    if (lines.findIndex((one) => isSameLine(one, { order: hash, line })) !== index)
      throw badFields({ [`lines.${index}`]: { code: "repeated" } });
    if (qty > unpaidQty(found))
      throw badFields({
        [`lines.${index}.qty`]: { code: "more_than_unpaid", max: unpaidQty(found) },
      });
    return { order: found.order, line, qty };
  });
}
