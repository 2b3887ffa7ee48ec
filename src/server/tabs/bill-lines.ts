import type { SheetDetails } from "../../contract/sheets.ts";
import { apportion } from "../../domain/apportion.ts";
import { orderLineKey } from "../../domain/line-key.ts";
import { reaisFromCents, type Cents } from "../../domain/money.ts";
import type { SplittableLine } from "../../domain/split-bill.ts";

/** The rest of a line, and its price. */
export type OwedLine = {
  line: number;
  title_br: string;
  options: { title_br: string; qty: number }[];
  qty: number;
  amountCents: Cents;
};

/** An order that is owed. Its service excludes that of cancelled lines. */
export type OwedOrder = {
  orderId: string;
  hash: string;
  serviceCents: Cents;
  lines: readonly OwedLine[];
};

/** `order` is the order's id. */
export type TitledBillLine = SplittableLine &
  Pick<OwedLine, "title_br" | "options"> & { hash: string };

/** The lines that a tab owes, by which its bill is split, with what has been paid of each. */
export function billLines(
  orders: readonly OwedOrder[],
  paid: ReadonlyMap<string, number>,
): TitledBillLine[] {
  return orders.flatMap(({ orderId, hash, serviceCents, lines: owed }) => {
    // Service is split among the order's lines in proportion to their amounts.
    const service = apportion(
      serviceCents,
      owed.map(({ amountCents }) => amountCents),
    );
    return owed
      .map(({ line, title_br, options, qty, amountCents }, index) => ({
        order: orderId,
        hash,
        line,
        title_br,
        options,
        qty,
        amountCents,
        serviceCents: service[index] ?? 0,
        paidQty: paid.get(orderLineKey(orderId, line)) ?? 0,
      }))
      .filter(({ qty }) => qty > 0);
  });
}

export function billLinesView(lines: readonly TitledBillLine[]): SheetDetails["bill_lines"] {
  return lines.map(
    ({ hash, line, title_br, options, qty, paidQty, amountCents, serviceCents }) => ({
      order: hash,
      line,
      title_br,
      options,
      qty,
      paid_qty: Math.min(paidQty, qty),
      amount: reaisFromCents(amountCents),
      service_amount: reaisFromCents(serviceCents),
    }),
  );
}
