import { sql } from "kysely";
import type { SheetDetails } from "../../contract/sheets.ts";
import { reaisFromCents, type Cents } from "../../domain/money.ts";
import { serviceOfLines, type BillLine } from "../../domain/split-bill.ts";
import type { Tx } from "../db/with-account.ts";
import { lineKey } from "./payment-queries.ts";

/** A line as it was ordered, with what all of it came to. */
export type OrderedLine = {
  line: number;
  title_br: string;
  options: { title_br: string; qty: number }[];
  qty: number;
  amountCents: Cents;
};

/** An order that is owed, with its service less what went with cancelled lines. */
export type OwedOrder = {
  orderId: string;
  hash: string;
  serviceCents: Cents;
  lines: readonly OrderedLine[];
};

/** `order` is the order's id. */
export type TitledLine = BillLine & Pick<OrderedLine, "title_br" | "options"> & { hash: string };

/** The lines that a tab owes, by which its bill is split: less what was cancelled, with what has been paid of each. */
export function billLines(
  orders: readonly OwedOrder[],
  { cancelled, paid }: { cancelled: CancelledLines; paid: ReadonlyMap<string, number> },
): TitledLine[] {
  return orders.flatMap(({ orderId, hash, serviceCents, lines }) => {
    const owed = lines.map((line) => {
      const off = cancelled.get(lineKey(orderId, line.line));
      return {
        ...line,
        qty: line.qty - (off?.qty ?? 0),
        amountCents: line.amountCents - (off?.cents ?? 0),
      };
    });
    const service = serviceOfLines(
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
        paidQty: paid.get(lineKey(orderId, line)) ?? 0,
      }))
      .filter(({ qty }) => qty > 0);
  });
}

type CancelledLines = ReadonlyMap<string, { qty: number; cents: Cents }>;

/** What has been called off of each line, by `lineKey`. */
export async function mapCancelledLines(tx: Tx, orderIds: string[]): Promise<CancelledLines> {
  const rows = await tx.db
    .selectFrom("line_cancels")
    .select([
      "order_id",
      "line",
      ({ fn }) => fn.sum<number>("qty").as("qty"),
      sql<Cents>`sum(amount_cents)::bigint`.as("cents"),
    ])
    .where("account_id", "=", tx.accountId)
    .where("order_id", "=", sql<string>`any(${orderIds}::uuid[])`)
    .groupBy(["order_id", "line"])
    .execute();
  return new Map(
    rows.map(({ order_id, line, qty, cents }) => [lineKey(order_id, line), { qty, cents }]),
  );
}

export function billLinesView(lines: readonly TitledLine[]): SheetDetails["bill_lines"] {
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
