import { randomUUID } from "node:crypto";
import { insertRows, type JsonRow } from "../demo/history-rows.ts";
import { seededRandom } from "../demo/drawing.ts";
import { withAccount } from "../db/with-account.ts";
import { tableId } from "../tabs/table-id.ts";
import type { TestAccount } from "../testing/new-account.ts";
import type { TestApp } from "../testing/start-app.ts";

export type MadeLine = {
  entry_id: string;
  qty: number;
  cents: number;
  cancelled: { qty: number; cents: number }[];
};
export type MadeOrder = {
  at: number;
  service: "delivery" | "takeout" | "indoor";
  userId: string | null;
  isCancelled: boolean;
  subtotal: number;
  serviceCents: number;
  fee: number;
  linesCancelled: number;
  serviceCancelled: number;
  waives: boolean;
  lines: MadeLine[];
};
/** `waived` is the service that its payer waived, as far as that counts in the end. */
export type MadePayment = { at: number; method: string | null; cents: number; waived: number };
export type Sales = { orders: MadeOrder[]; payments: MadePayment[] };

const methods = ["cash", "pix", "credit-card", null];
const batch = 5_000;

/** Fills an account with random orders of a period, and answers what was put there. */
export async function makeSales(
  { database }: TestApp,
  { accountId }: TestAccount,
  {
    count,
    seed,
    fromMs,
    untilMs,
    entryIds,
    userIds,
  }: {
    count: number;
    seed: number;
    fromMs: number;
    untilMs: number;
    entryIds: readonly string[];
    userIds: readonly string[];
  },
): Promise<Sales> {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const oneOf = <One>(all: readonly One[]): One => all[upTo(all.length - 1)] as One;
  const iso = (ms: number) => new Date(ms).toISOString();
  const sales: Sales = { orders: [], payments: [] };
  let rows = emptyRows();
  const sheets: MadeSheet[] = [];
  const waivers: Waiver[] = [];
  while (sheets.length < Math.ceil(count / 10)) {
    // A merged tab keeps its payments, and its orders are on the other tab.
    const into = sheets.length > 0 && random() < 0.2 ? oneOf(sheets) : undefined;
    sheets.push({ id: randomUUID(), waives: random() < 0.2, into, serviceLeft: 0 });
  }
  const write = (run: () => Promise<void>) => run();
  const flush = () =>
    write(() =>
      withAccount(database, { accountId, mode: "write" }, async (tx) => {
        for (const [table, of] of Object.entries(rows))
          await insertRows(tx, table as keyof typeof rows, of);
        rows = emptyRows();
      }),
    );
  rows.tables.push({ table_id: tableId(accountId, 1), number: 1 });
  for (const { id, waives, into } of sheets)
    rows.sheets.push({
      sheet_id: id,
      hash: id.replaceAll("-", ""),
      table_id: tableId(accountId, 1),
      name: "",
      individual: true,
      waives_service: waives,
      opened_at: iso(fromMs),
      closed_at: iso(untilMs),
      merged_into: into?.id ?? null,
    });
  for (let number = 1; number <= count; number += 1) {
    const order_id = randomUUID();
    // Now and then at the very edge of a day.
    const drawn = fromMs + Math.floor(random() * (untilMs - fromMs));
    const at = random() < 0.05 ? drawn - (drawn % 86_400_000) + 8 * 3_600_000 - upTo(1) : drawn;
    const paidOn = random() < 0.4 ? oneOf(sheets) : undefined;
    const sheet = paidOn && rootOf(paidOn);
    const service = sheet ? "indoor" : oneOf(["delivery", "takeout", "indoor"] as const);
    const isCancelled = random() < 0.1;
    const lines: MadeLine[] = [];
    let line = 0;
    for (let item = 0; item <= upTo(3); item += 1) {
      const [qty, unit, options] = [1 + upTo(3), upTo(5_000), upTo(2)];
      const own = ++line;
      const optionCents = options * 150 * qty;
      const isOld = random() < 0.3;
      const cents = qty * unit + optionCents;
      const made: MadeLine = { entry_id: oneOf(entryIds), qty, cents, cancelled: [] };
      rows.order_lines.push({
        order_id,
        line: own,
        parent_line: null,
        entry_id: made.entry_id,
        title_br: "Item",
        qty,
        price_cents: unit,
        unit_cents: isOld ? null : cents / qty,
      });
      if (options > 0)
        rows.order_lines.push({
          order_id,
          line: ++line,
          parent_line: own,
          entry_id: oneOf(entryIds),
          title_br: "Opção",
          qty: options * qty,
          price_cents: 150,
          unit_cents: null,
        });
      if (random() < 0.1) {
        const gone = 1 + upTo(qty - 1);
        const off = { qty: gone, cents: (cents / qty) * gone };
        made.cancelled.push(off);
        rows.line_cancels.push({
          cancel_id: randomUUID(),
          order_id,
          line: own,
          qty: gone,
          amount_cents: off.cents,
          service_cents: 0,
          reason: oneOf(["entered_wrong", "passed"]),
          created_at: iso(at + upTo(90_000_000)),
        });
      }
      lines.push(made);
    }
    const subtotal = lines.reduce((sum, { cents }) => sum + cents, 0);
    const serviceCents = sheet ? Math.floor(subtotal / 10) : 0;
    const linesCancelled = lines
      .flatMap(({ cancelled }) => cancelled)
      .reduce((sum, { cents }) => sum + cents, 0);
    const serviceCancelled = sheet ? Math.floor(linesCancelled / 10) : 0;
    const fee = service === "delivery" ? upTo(1_500) : 0;
    const userId = sheet ? oneOf(userIds) : null;
    rows.orders.push({
      order_id,
      number,
      hash: order_id.replaceAll("-", ""),
      customer_name: "Ana",
      mode: sheet ? "sheet" : service === "delivery" ? "delivery" : "easy-order",
      // Older orders say their service by their mode.
      service: service === "takeout" || random() < 0.5 ? service : null,
      sheet_id: sheet?.id ?? null,
      user_id: userId,
      status_id: isCancelled ? 6 : 4,
      subtotal_cents: subtotal,
      service_cents: serviceCents,
      delivery_fee_cents: fee,
      total_cents: subtotal + serviceCents + fee,
      created_at: iso(at),
      lines_cancelled_cents: linesCancelled,
      service_cancelled_cents: serviceCancelled,
    });
    sales.orders.push({
      at,
      service,
      userId,
      isCancelled,
      subtotal,
      serviceCents,
      fee,
      lines,
      linesCancelled,
      serviceCancelled,
      waives: sheet?.waives ?? false,
    });
    if (sheet && !isCancelled) sheet.serviceLeft += serviceCents - serviceCancelled;
    if (!isCancelled && random() < 0.7) pay(paidOn ?? order_id, at + upTo(90_000_000));
    if (number % batch === 0) await flush();
  }
  await flush();
  capWaived(waivers);
  return sales;

  function pay(paid: MadeSheet | string, at: number) {
    const [payment_id, cents, method] = [randomUUID(), 1 + upTo(9_000), oneOf(methods)];
    const waived = random() < 0.1 ? upTo(300) : 0;
    const isTab = typeof paid !== "string";
    const of = isTab ? { sheet_id: paid.id, order_id: null } : { sheet_id: null, order_id: paid };
    const own = { ...of, created_at: iso(at) };
    const back = random() < 0.1 ? 1 + upTo(cents - 1) : 0;
    // A partial refund may happen to be the whole.
    const isGone = back > 0 && (random() < 0.5 || back === cents);
    const counts = !isGone && !(isTab && rootOf(paid).waives);
    const plain = { refunds: null, reason: null, service_waived_cents: waived };
    rows.payments.push({ ...own, payment_id, amount_cents: cents, method, ...plain });
    const made = { at, method, cents, waived: counts ? waived : 0 };
    sales.payments.push(made);
    if (isTab && made.waived > 0)
      waivers.push({ payment: made, id: payment_id, tab: rootOf(paid) });
    if (back === 0) return;
    const refunded = isGone ? cents : back;
    const later = at + upTo(90_000_000);
    rows.payments.push({
      ...of,
      created_at: iso(later),
      payment_id: randomUUID(),
      amount_cents: -refunded,
      method: null,
      refunds: payment_id,
      reason: "engano",
      service_waived_cents: 0,
    });
    sales.payments.push({ at: later, method, cents: -refunded, waived: 0 });
  }
}

type MadeSheet = {
  id: string;
  waives: boolean;
  into: MadeSheet | undefined;
  serviceLeft: number;
};
type Waiver = { payment: MadePayment; id: string; tab: MadeSheet };

/** Caps what payers waived at the service that is left in the end, earlier payers first. */
function capWaived(waivers: readonly Waiver[]): void {
  const inOrder = waivers.toSorted((a, b) => a.payment.at - b.payment.at || (a.id < b.id ? -1 : 1));
  for (const { payment, tab } of inOrder) {
    payment.waived = Math.min(payment.waived, Math.max(0, tab.serviceLeft));
    tab.serviceLeft -= payment.waived;
  }
}

function rootOf(sheet: MadeSheet): MadeSheet {
  return sheet.into ? rootOf(sheet.into) : sheet;
}

/** In the order in which rows refer to each other. */
function emptyRows() {
  return {
    tables: [] as JsonRow[],
    sheets: [] as JsonRow[],
    orders: [] as JsonRow[],
    order_lines: [] as JsonRow[],
    line_cancels: [] as JsonRow[],
    payments: [] as JsonRow[],
  };
}
