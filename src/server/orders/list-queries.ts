import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from "kysely";
import type { Period } from "../../domain/hours.ts";
import type { OrderSearch } from "../../domain/order-search.ts";
import {
  orderStatuses,
  statusesInProgress,
  type OrderStatusId,
  serviceOfMode,
  type OrderMode,
} from "../../domain/order-status.ts";
import type { Service } from "../../domain/service.ts";
import { prepared } from "../db/prepared.ts";
import type { DatabaseTables } from "../db/tables.ts";
import type { Tx } from "../db/with-account.ts";
import { selectOrders, type OrderRow } from "./order-row-queries.ts";

type Where = ExpressionBuilder<DatabaseTables, "orders">;

/** Accented letters of nearby languages, the plain letters that `foldedText` makes of them, and what it drops. */
const accented = "áàâãäåéèêëíìîïóòôõöúùûüçñý-";

const plain = "aaaaaaeeeeiiiiooooouuuucny ";

const dropped = "'`´’";

const folded = (column: string) =>
  sql<string>`translate(lower(${sql.ref(column)}), ${accented + dropped}, ${plain})`;

export type OrderRowFilter = {
  statuses: readonly OrderStatusId[];
  /** The owner of the orders; absent: everybody's. */
  owner?: { guestId: string } | { userId: string } | undefined;
  exceptGuestId?: string | undefined;
  /** When they were placed. */
  period?: Period | undefined;
  since?: Date | undefined;
  /** Orders placed or ordered for a time since then, and older ones that are still in progress. */
  sinceOrUnfinished?: Date | undefined;
  before?: number | undefined;
  service?: Service | undefined;
  search?: OrderSearch | undefined;
  /** The one order of this number. */
  number?: number | undefined;
  limit: number;
};

/** Literal statuses, so that a plan for all accounts can use the partial indexes of unfinished orders. */
export const isUnfinished = sql<boolean>`status_id in (${sql.join(statusesInProgress.map((id) => sql.lit(id)))})`;

type Most = { accountId: string; limit: number };

const unfinishedOrders = prepared<Most>()("unfinished-orders", (db, given) =>
  selectOrders({ db, accountId: given.accountId })
    .where(isUnfinished)
    .orderBy("number", "desc")
    .limit(given.limit),
);

/**
 * Whether the filter asks for all that is in progress, as every board does again and again. `sinceOrUnfinished` makes
 * no difference: unfinished orders are listed however old they are.
 */
function isOfBoard({ statuses, sinceOrUnfinished: _, limit: __, ...others }: OrderRowFilter) {
  return (
    statuses === statusesInProgress && Object.values(others).every((value) => value === undefined)
  );
}

/** Newest first. */
export async function listOrderRows(tx: Tx, filter: OrderRowFilter): Promise<OrderRow[]> {
  if (isOfBoard(filter))
    return unfinishedOrders(tx, { accountId: tx.accountId, limit: filter.limit });
  return selectOrders(tx)
    .where((is) => is.and(conditions(is, { ...filter, accountId: tx.accountId })))
    .orderBy("number", "desc")
    .limit(filter.limit)
    .execute();
}

function conditions(is: Where, { accountId, ...filter }: OrderRowFilter & { accountId: string }) {
  const { statuses, owner, exceptGuestId, period, since, sinceOrUnfinished, before } = filter;
  const { number, service, search } = filter;
  return [
    ...(statuses.length === orderStatuses.length ? [] : [is("status_id", "in", statuses)]),
    ...(owner && "guestId" in owner ? [is("guest_id", "=", owner.guestId)] : []),
    // "Mine": entered, accepted or cancelled by this person. `isEverybodys` says what is everybody's.
    ...(owner && "userId" in owner
      ? [
          is.or([
            is("user_id", "=", owner.userId),
            is("accepted_by", "=", owner.userId),
            is("cancelled_by", "=", owner.userId),
            is.and([
              is.or([
                is("accepted_at", "is not", null),
                is.and([is("status_id", "=", 6), is("cancelled_by", "is", null)]),
              ]),
              is("user_id", "is", null),
              is("accepted_by", "is", null),
            ]),
          ]),
        ]
      : []),
    ...(exceptGuestId
      ? [is.or([is("guest_id", "is", null), is("guest_id", "!=", exceptGuestId)])]
      : []),
    ...(since ? [is("created_at", ">=", since)] : []),
    ...(sinceOrUnfinished
      ? [
          is.or([
            is("created_at", ">=", sinceOrUnfinished),
            is("scheduled_for", ">=", sinceOrUnfinished),
            is("status_id", "in", statusesInProgress),
          ]),
        ]
      : []),
    ...(before === undefined ? [] : [is("number", "<", before)]),
    ...(number === undefined ? [] : [is("number", "=", number)]),
    ...(service ? [isOfService(service)] : []),
    ...(search ? [isFound(is, { ...search, accountId })] : []),
    ...(period
      ? [
          is("created_at", ">=", new Date(period.fromMs)),
          is("created_at", "<", new Date(period.untilMs)),
        ]
      : []),
  ];
}

/** Whether the customer's name has every word of a search, or its number is that of the order's table or room. */
function isFound(
  is: Where,
  { words, place, accountId }: OrderSearch & { accountId: string },
): ExpressionWrapper<DatabaseTables, "orders", SqlBool> {
  const named = words.map(
    (word) => sql<boolean>`position(${word} in ${folded("customer_name")}) > 0`,
  );
  const rooms = [words.join(" "), ...(place === undefined ? [] : [String(place)])];
  return is.or([
    is.and(named),
    sql<boolean>`${folded("location")} = any(${rooms}::text[])`,
    ...(place === undefined ? [] : [is.exists(tableOf(is, { accountId, number: place }))]),
  ]);
}

function tableOf(is: Where, { accountId, number }: { accountId: string; number: number }) {
  return is
    .selectFrom("sheets as s")
    .innerJoin("tables as t", (join) =>
      join.onRef("t.account_id", "=", "s.account_id").onRef("t.table_id", "=", "s.table_id"),
    )
    .select("t.table_id")
    .where("s.account_id", "=", accountId)
    .whereRef("s.sheet_id", "=", "orders.sheet_id")
    .where("t.number", "=", number);
}

/** Older orders say no service; their mode tells it. */
function isOfService(service: Service) {
  const modes = (["delivery", "easy-order", "sheet"] satisfies OrderMode[]).filter(
    (mode) => serviceOfMode(mode) === service,
  );
  return sql<boolean>`(service = ${service}
    or (service is null and mode = any(${modes}::text[])))`;
}
