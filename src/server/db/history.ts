import { randomUUIDv7 } from "node:crypto";
import { sql, type RawBuilder } from "kysely";
import { withCachedPlan, type Tx } from "./with-account.ts";

/** A change to be recorded: of an order, a tab, the closing of a day, or anything else of the account. */
export type Change = {
  what: string;
  userId?: string | null | undefined;
  /** The owner who allowed it, if `userId` may not do it alone. */
  approvedBy?: string | null | undefined;
  orderId?: string | undefined;
  sheetId?: string | undefined;
  /** The business day of a closing, as `YYYY-MM-DD`. */
  day?: string | undefined;
  /** The values before and after, as JSON. */
  before?: unknown;
  after?: unknown;
};

/** Records a change, in its transaction. The time is the database's, after any wait for locks. */
export async function addHistory(tx: Tx, change: Change): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await tx.db
    .insertInto("history")
    .values({
      account_id: tx.accountId,
      history_id: randomUUIDv7(),
      changed_at: sql`clock_timestamp()`,
      user_id: change.userId ?? null,
      approved_by: change.approvedBy ?? null,
      order_id: change.orderId ?? null,
      sheet_id: change.sheetId ?? null,
      day: change.day ?? null,
      what: change.what,
      before_value: json(change.before),
      after_value: json(change.after),
    })
    .execute();
}

/**
 * The history, oldest first: of an order, of a tab, or of neither, as prices and settings. A tab that others were
 * merged into also has the changes of its `sheets` whose kinds are in `shared`.
 */
export async function listHistory(
  tx: Tx,
  of: { orderId: string } | OfTab | { lastOfAccount: number },
): Promise<HistoryRow[]> {
  // For a tab planned at each call: a plan for the average account would read the whole history of a large one.
  const { db, accountId } = "sheetId" in of ? tx : withCachedPlan(tx);
  const rows = await db
    .selectFrom("history as h")
    .leftJoin("users as u", (join) =>
      join.onRef("u.account_id", "=", "h.account_id").onRef("u.user_id", "=", "h.user_id"),
    )
    .leftJoin("users as a", (join) =>
      join.onRef("a.account_id", "=", "h.account_id").onRef("a.user_id", "=", "h.approved_by"),
    )
    .select(["h.changed_at", "h.what", "h.before_value", "h.after_value"])
    .select(["u.name as by", "a.name as approved_by"])
    .where("h.account_id", "=", accountId)
    .$if("orderId" in of, (query) =>
      query.where("h.order_id", "=", "orderId" in of ? of.orderId : ""),
    )
    .$if("sheetId" in of, (query) =>
      "sheetId" in of ? query.where("h.sheet_id", "in", of.sheets).where(isOfTab(of)) : query,
    )
    .$if("lastOfAccount" in of, (query) =>
      query
        .where("h.order_id", "is", null)
        .where("h.sheet_id", "is", null)
        .where("h.day", "is", null),
    )
    .orderBy("h.changed_at", "desc")
    .orderBy("h.history_id", "desc")
    .limit("lastOfAccount" in of ? of.lastOfAccount : mostOfOne)
    .execute();
  return rows.toReversed().map((row) => ({
    at: row.changed_at,
    what: row.what,
    by: row.by,
    approvedBy: row.approved_by,
    ...(row.before_value === null ? {} : { from: row.before_value }),
    ...(row.after_value === null ? {} : { to: row.after_value }),
  }));
}

type OfTab = { sheetId: string; sheets: RawBuilder<string>; shared: readonly string[] };

const isOfTab = ({ sheetId, shared }: OfTab) =>
  sql<boolean>`(h.sheet_id = ${sheetId} or h.what = any(${shared}))`;

/** More than anybody reads of an order or a tab. */
const mostOfOne = 500;

/** A change as it is read. Names are null for people who are no longer here, and where nobody was named. */
export type HistoryRow = {
  at: Date;
  what: string;
  by: string | null;
  approvedBy: string | null;
  from?: unknown;
  to?: unknown;
};

/** The changes on the wire, in the order in which they happened. */
export function historyView(entries: readonly HistoryRow[]) {
  return entries
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, what, by, approvedBy, from, to }) => ({
      at: at.toISOString(),
      what,
      ...(by ? { by } : {}),
      ...(approvedBy ? { approved_by: approvedBy } : {}),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    }));
}
