import type { PostgresQueryResult } from "kysely";

export type QueryAnswer = PostgresQueryResult<unknown>;

/** Sends a query. Queries that are sent in the same turn leave together, and are answered in their order. */
export type Ask = (text: string, values?: readonly unknown[]) => Promise<QueryAnswer>;
