import { randomUUIDv7 } from "node:crypto";
import type { Cents } from "../../domain/money.ts";
import { deleteOwn, selectOwn, updateOwn, type Tx } from "../db/with-account.ts";
import type { LineRow } from "./order-row-queries.ts";

/** Units of a line; `cents` is their price with their options, and `serviceCents` the service on that. */
export type PassedLine = {
  line: LineRow;
  options: readonly (LineRow & { passedQty: number })[];
  qty: number;
  cents: Cents;
  serviceCents: Cents;
};

type Copy = { orderId: string; newId: string; lines: readonly PassedLine[] };

/** A line, and its place in the new order. */
type CopiedLine = {
  from: number;
  to: number;
  parent: number | null;
  qty: number;
  /** Null where no stock was taken. */
  counted: string | null;
};

/** Copies the rows that belong to lines of an order, for the order that they become. */
export async function copyParts(tx: Tx, { orderId, newId, lines }: Copy): Promise<void> {
  const copied = renumbered(lines);
  const parts = { orderId, newId, copied: new Map(copied.map((line) => [line.from, line])) };
  await copyLines(tx, parts);
  await copyKitchenLines(tx, parts);
  await copyStatusChanges(tx, parts);
  await copyJobs(tx, parts);
  await passTakenStock(tx, { orderId, newId, copied });
}

function renumbered(lines: readonly PassedLine[]): CopiedLine[] {
  const copied: CopiedLine[] = [];
  for (const { line, qty, options } of lines) {
    const to = copied.length + 1;
    copied.push({ from: line.line, to, parent: null, qty, counted: countedEntry(line) });
    for (const option of options) {
      const own = { from: option.line, to: copied.length + 1, qty: option.passedQty };
      copied.push({ ...own, parent: to, counted: countedEntry(option) });
    }
  }
  return copied;
}

const countedEntry = (line: LineRow) => (line.is_uncounted ? null : line.entry_id);

type Parts = { orderId: string; newId: string; copied: ReadonlyMap<number, CopiedLine> };

async function copyLines(tx: Tx, parts: Parts): Promise<void> {
  const rows = await selectOwn(tx, "order_lines")
    .selectAll()
    .where("order_id", "=", parts.orderId)
    .where("line", "in", [...parts.copied.keys()])
    .execute();
  const made = rows.flatMap((row) => {
    const as = parts.copied.get(row.line);
    return as
      ? [{ ...row, order_id: parts.newId, line: as.to, parent_line: as.parent, qty: as.qty }]
      : [];
  });
  await tx.db.insertInto("order_lines").values(made).execute();
}

async function copyKitchenLines(tx: Tx, parts: Parts): Promise<void> {
  const rows = await selectOwn(tx, "kitchen_lines")
    .selectAll()
    .where("order_id", "=", parts.orderId)
    .where("line", "in", [...parts.copied.keys()])
    .execute();
  const made = rows.flatMap((row) => {
    const as = parts.copied.get(row.line);
    return as ? [{ ...row, order_id: parts.newId, line: as.to }] : [];
  });
  if (made.length > 0) await tx.db.insertInto("kitchen_lines").values(made).execute();
}

async function copyStatusChanges(tx: Tx, { orderId, newId }: Parts): Promise<void> {
  const rows = await selectOwn(tx, "order_status_changes")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("changed_at")
    .execute();
  const made = rows.map((row) => ({ ...row, order_id: newId, change_id: randomUUIDv7() }));
  if (made.length > 0) await tx.db.insertInto("order_status_changes").values(made).execute();
}

/** Printed jobs stay printed. The others are printed for the new order, as second copies if they were fetched. */
async function copyJobs(tx: Tx, { orderId, newId, copied }: Parts): Promise<void> {
  const jobs = await selectOwn(tx, "print_jobs")
    .selectAll()
    .where("order_id", "=", orderId)
    // Tickets of cancelled units stay with the old order.
    .where((is) => is.or([is("quantities", "is", null), is("reason", "!=", "cancelled")]))
    .execute();
  const made = jobs.flatMap((job) => {
    const passed = job.lines
      ?.flatMap((line) => copied.get(line) ?? [])
      .toSorted((a, b) => a.to - b.to);
    if (passed?.length === 0) return [];
    return {
      ...job,
      order_id: newId,
      job_id: randomUUIDv7(),
      lines: passed?.map(({ to }) => to) ?? null,
      // The quantities of an addition.
      quantities: job.quantities && (passed?.map(({ qty }) => qty) ?? null),
      // An offered job becomes queued: its printer may not have printed it. It prints again, marked as a copy.
      state: job.state === "offered" ? ("queued" as const) : job.state,
      lease_until: null,
      // An offer that no printer fetched is on no paper.
      attempts: Math.max(0, job.attempts - (job.state === "offered" && !job.is_fetched ? 1 : 0)),
    };
  });
  if (made.length > 0) await tx.db.insertInto("print_jobs").values(made).execute();
}

type OfCopied = Pick<Parts, "orderId" | "newId"> & { copied: readonly CopiedLine[] };

/** Moves the stock taken for these lines to the new order, so that cancelling it gives the stock back. */
async function passTakenStock(tx: Tx, { orderId, newId, copied }: OfCopied): Promise<void> {
  const rows = await selectOwn(tx, "taken_stock")
    .selectAll()
    .where("order_id", "=", orderId)
    .execute();
  const passed = rows.flatMap((row) => {
    const lines = copied.filter(({ counted }) => counted === row.entry_id);
    const qty = Math.min(
      row.qty,
      lines.reduce((sum, line) => sum + line.qty, 0),
    );
    return qty > 0 ? [{ ...row, qty, left: row.qty - qty }] : [];
  });
  for (const { entry_id: entryId, left } of passed) {
    const of = { order_id: orderId, entry_id: entryId };
    await (left > 0
      ? updateTaken(tx, of, left)
      : deleteOwn(tx, "taken_stock")
          .where("order_id", "=", of.order_id)
          .where("entry_id", "=", of.entry_id)
          .execute());
  }
  const made = passed.map(({ left: _, ...row }) => ({ ...row, order_id: newId }));
  if (made.length > 0) await tx.db.insertInto("taken_stock").values(made).execute();
}

type TakenKey = { order_id: string; entry_id: string };

async function updateTaken(tx: Tx, key: TakenKey, qty: number): Promise<void> {
  await updateOwn(tx, "taken_stock")
    .set({ qty })
    .where("order_id", "=", key.order_id)
    .where("entry_id", "=", key.entry_id)
    .execute();
}
