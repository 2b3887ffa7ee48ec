import type { PostgresQueryResult } from "kysely";

export type QueryAnswer = PostgresQueryResult<unknown>;

/** Sends a query; what is asked at once goes out as one piece, and is answered in its order. */
export type Ask = (text: string, values?: readonly unknown[]) => Promise<QueryAnswer>;
