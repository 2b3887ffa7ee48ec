import { billText } from "../../domain/bill-text.ts";
import { billOfTab } from "../../domain/bill.ts";
import { movedText } from "../../domain/moved-text.ts";
import { ticketText, withNotices, type TicketText } from "../../domain/ticket-text.ts";
import { latePaperMs } from "../../domain/print-job.ts";
import { ticketItem, ticketOfOrder, type TicketChange } from "../../domain/ticket.ts";
import { clockLabel } from "../../domain/time-since.ts";
import { selectOwn, type Tx } from "../db/with-account.ts";
import { listOrderRowsById, mapOrderLines } from "../orders/order-row-queries.ts";
import { orderView } from "../orders/order-view.ts";
import { mapUnmadeLines } from "../orders/to-make.ts";
import { getDay } from "../reports/day-report.ts";
import { dayTicketText } from "../reports/day-ticket-text.ts";
import type { StaffPrincipal } from "../sessions/principal.ts";
import { getTabDetails } from "../tabs/tab-details.ts";
import type { AccountHead } from "../tenancy/account-head.ts";
import type { JobRow } from "./job-queries.ts";
import { lockPrinterFromRemoval } from "./printer-queries.ts";

/** A printer reads orders with staff rights, and has no orders itself. */
const principal: StaffPrincipal = { kind: "attendant", userId: "", sessionId: "" };

/** Whether the paper is marked as a second copy: staff asked for it again, or an earlier attempt may be on paper. */
export function isSecondCopy({ reason, attempts }: Pick<JobRow, "reason" | "attempts">): boolean {
  return reason === "reprint" || attempts > 1;
}

/** The lines that the job calls off or adds; undefined if it is of an order as a whole. */
function lineChangeOf(
  { reason, lines, quantities }: Pick<JobRow, "reason" | "lines" | "quantities">,
  printed: readonly number[],
): TicketChange | undefined {
  if (quantities === null) return undefined;
  return {
    kind: reason === "cancelled" ? "cancelled" : "added",
    quantities: printed.map((line) => quantities[lines?.indexOf(line) ?? -1] ?? 0),
  };
}

type Wording = { job: JobRow; account: AccountHead; now: Date };

/** The text of a job other than a test, as its order, tab or day is now: a cancelled order says so. */
export async function jobTicketText(tx: Tx, of: Wording): Promise<TicketText> {
  const { printer_id: printerId, stand_in_id: standInId, layout, due_at: dueAt } = of.job;
  const [text, first] = await Promise.all([
    wordsOf(tx, of),
    standInId === null ? undefined : lockPrinterFromRemoval(tx, printerId),
  ]);
  const lateMs = of.now.getTime() - dueAt.getTime();
  const isLate = layout === "production" && lateMs > latePaperMs;
  return withNotices(text, [
    ...(first ? [`PARA: ${first.name}`] : []),
    ...(isLate ? [`ATRASO: ${Math.floor(lateMs / 60_000)} MIN`] : []),
  ]);
}

async function wordsOf(tx: Tx, of: Wording): Promise<TicketText> {
  const { job, account } = of;
  if (job.day !== null) return dayJobText(tx, { ...of, day: job.day });
  if (job.reason === "moved") return movedJobText(tx, of);
  if (job.layout === "bill") return billJobText(tx, of);
  const { order_id: orderId, layout } = job;
  if (orderId === null || layout === "day") throw new Error("A print job is of nothing");
  const [[row], lines] = await Promise.all([
    listOrderRowsById(tx, [orderId]),
    mapOrderLines(tx, [orderId]),
  ]);
  if (!row) throw new Error("The order of a print job is not there");
  const printed = (lines.get(orderId) ?? []).filter(
    ({ line, parent_line }) => job.lines?.includes(parent_line ?? line) ?? true,
  );
  const order = orderView(row, { lines: printed, principal });
  const { items } = order.details;
  const takeBack = (units: ReadonlyMap<number, number>) => {
    for (const item of items) item.cancelled -= units.get(item.line) ?? 0;
    return items.every(({ qty, cancelled }) => qty === cancelled);
  };
  const off = takeBack(await mapCalledOffLater(tx, job)) ? await mapCalledOff(tx, job) : undefined;
  if (off) takeBack(off);
  const isAllOff = items.some(({ line }) => off?.has(line));
  const change = lineChangeOf(
    job,
    items.map(({ line }) => line),
  );
  const ticket = ticketOfOrder(
    order,
    { ...account, time_zone: account.timeZone },
    { isReprint: isSecondCopy(job), change },
  );
  // A paper that calls an order off says so also where that stands again by now.
  const isCancelled = ticket.isCancelled || job.reason === "cancelled" || isAllOff;
  return ticketText({ ...ticket, isCancelled }, layout);
}

/**
 * Per line, units whose cancellation this printer prints on another ticket. The order's ticket and its copies still
 * list them; the `CANCELADO` ticket subtracts them once.
 */
async function mapCalledOffLater(tx: Tx, job: JobRow): Promise<ReadonlyMap<number, number>> {
  const units = new Map<number, number>();
  if (job.reason === "cancelled" || job.layout !== "production") return units;
  const tickets = await selectOwn(tx, "print_jobs")
    .select(["lines", "quantities"])
    .where("order_id", "=", job.order_id)
    .where("printer_id", "=", job.printer_id)
    .where("reason", "=", "cancelled")
    .where("state", "!=", "failed")
    .where("created_at", ">", job.created_at)
    // A ticket that staff have tried again since comes after them.
    .where("due_at", ">=", job.due_at)
    .execute();
  for (const { lines, quantities } of tickets)
    for (const [index, line] of (lines ?? []).entries())
      units.set(line, (units.get(line) ?? 0) + (quantities?.[index] ?? 0));
  return units;
}

/** Per line, all units that were called off. Those passed to another tab are on a ticket there. */
async function mapCalledOff(tx: Tx, job: JobRow): Promise<ReadonlyMap<number, number>> {
  const rows = await selectOwn(tx, "line_cancels")
    .select(["line", ({ fn }) => fn.sum<string>("qty").as("qty")])
    .where("order_id", "=", job.order_id)
    .where("reason", "!=", "passed")
    .groupBy("line")
    .execute();
  return new Map(rows.map(({ line, qty }) => [line, Number(qty)]));
}

/** The current bill; if the job's tab was merged, the bill of the tab that absorbed it. */
async function billJobText(tx: Tx, { job, account, now }: Wording): Promise<TicketText> {
  const { hash } = await selectOwn(tx, "sheets")
    .select("hash")
    .where("sheet_id", "=", job.sheet_id)
    .executeTakeFirstOrThrow();
  const asked = await getTabDetails(hash, { tx, principal });
  const { merged_into: target } = asked;
  const tab = target === undefined ? asked : await getTabDetails(target, { tx, principal });
  return billText(
    billOfTab(
      tab,
      { ...account, time_zone: account.timeZone },
      { now, people: job.people ?? undefined, isReprint: isSecondCopy(job) },
    ),
  );
}

/** The day's current sums, even if the job is old: the paper says when they were added up. */
async function dayJobText(
  tx: Tx,
  { job, day, account, now }: Wording & { day: string },
): Promise<TicketText> {
  return dayTicketText(await getDay(tx, day, account), {
    account,
    now,
    isReprint: isSecondCopy(job),
  });
}

/**
 * Lines that were made since the tab moved are of no use to a cook. Where all are, the numbers of the orders stand alone:
 * the food on the pass is for another table now.
 */
async function movedJobText(tx: Tx, { job, account, now }: Wording): Promise<TicketText> {
  const orderIds = job.moved_orders ?? [];
  const [rows, lines] = await Promise.all([
    listOrderRowsById(tx, orderIds),
    mapUnmadeLines(tx, { orderIds, printerId: job.printer_id, now }),
  ]);
  const isAllMade = [...lines.values()].flat().length === 0;
  return movedText({
    from: job.moved_from ?? "",
    to: job.moved_to ?? "",
    time: clockLabel(job.created_at, account.timeZone),
    isReprint: isSecondCopy(job),
    orders: rows
      .toSorted((a, b) => a.number - b.number)
      .flatMap((row) => {
        const { items } = orderView(row, { lines: lines.get(row.order_id), principal }).details;
        return items.length === 0 && !isAllMade
          ? []
          : [{ number: row.number, items: items.map((item) => ticketItem(item)) }];
      }),
  });
}
