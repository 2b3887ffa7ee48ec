import { sql } from "kysely";
import { prepared } from "../db/prepared.ts";
import type { Tx } from "../db/with-account.ts";
import { isUnfinished } from "./list-queries.ts";
import { selectOrders, type OrderRow } from "./order-row-queries.ts";

type Page = { accountId: string; after: number; limit: number };

const isWaiting = sql<boolean>`accepted_at is null and ${isUnfinished}`;

const waitingOrders = prepared<Page>()("waiting-orders", (db, given) =>
  selectOrders({ db, accountId: given.accountId })
    .where(isWaiting)
    .where("number", ">", given.after)
    .orderBy("number")
    .limit(given.limit),
);

/** Orders that nobody of the staff has taken, oldest first: the longest wait is next. */
export function listWaitingRows(tx: Tx, page: Omit<Page, "accountId">): Promise<OrderRow[]> {
  return waitingOrders(tx, { accountId: tx.accountId, ...page });
}

const waitingCount = prepared<{ accountId: string }>()("waiting-count", (db, given) =>
  db
    .selectFrom("orders")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("account_id", "=", given.accountId)
    .where(isWaiting),
);

export async function countWaiting(tx: Tx): Promise<number> {
  const [row] = await waitingCount(tx, { accountId: tx.accountId });
  return row?.count ?? 0;
}
