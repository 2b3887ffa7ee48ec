import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from "kysely";
import type { OrderSearch } from "../../domain/order-search.ts";
import { serviceOfMode, type OrderMode } from "../../domain/order-status.ts";
import type { Service } from "../../domain/service.ts";
import type { DatabaseTables } from "../db/tables.ts";

type Where = ExpressionBuilder<DatabaseTables, "orders">;

/** Letters as `foldedText` folds them in names of the languages around here, and what it drops. */
const accented = "áàâãäåéèêëíìîïóòôõöúùûüçñý-";
const plain = "aaaaaaeeeeiiiiooooouuuucny ";
const dropped = "'`´’";

const folded = (column: string) =>
  sql<string>`translate(lower(${sql.ref(column)}), ${accented + dropped}, ${plain})`;

/** Whether the customer's name has every word of a search, or the order is at the table or in the room of that number. */
export function isFound(
  is: Where,
  { words, number, accountId }: OrderSearch & { accountId: string },
): ExpressionWrapper<DatabaseTables, "orders", SqlBool> {
  const named = words.map(
    (word) => sql<boolean>`position(${word} in ${folded("customer_name")}) > 0`,
  );
  const rooms = [words.join(" "), ...(number === undefined ? [] : [String(number)])];
  return is.or([
    is.and(named),
    sql<boolean>`${folded("location")} = any(${rooms}::text[])`,
    ...(number === undefined ? [] : [is.exists(tableOf(is, { accountId, number }))]),
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
export function isOfService(service: Service) {
  const modes = (["delivery", "easy-order", "sheet"] satisfies OrderMode[]).filter(
    (mode) => serviceOfMode(mode) === service,
  );
  return sql<boolean>`(service = ${service}
    or (service is null and mode = any(${modes}::text[])))`;
}
