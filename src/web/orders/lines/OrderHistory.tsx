import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/api.ts";
import { QueryAwaited } from "../../api/QueryFailed.tsx";
import { History } from "../../ordering/History.tsx";
import { historyText } from "../../text/history-dictionary.ts";
import { orderHistoryQuery } from "../queries.ts";

/** All that happened to an order, for staff. */
export function OrderHistory({ hash }: { hash: string }) {
  const query = useQuery(orderHistoryQuery(useApi(), hash));
  return (
    <section aria-label={historyText.heading}>
      {!query.data && <QueryAwaited query={query} height="6rem" />}
      {query.data && <History entries={query.data} />}
    </section>
  );
}
