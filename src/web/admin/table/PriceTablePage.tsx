import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../api/api.ts";
import { menuQuery } from "../../content/queries.ts";
import { AdminFrame, AdminWaiting } from "../AdminFrame.tsx";
import { PriceTable } from "./PriceTable.tsx";

/** The prices and the like of all items in one table, for an account's admins. */
export function PriceTablePage() {
  return <AdminFrame>{(authId) => <Table authId={authId} />}</AdminFrame>;
}

function Table({ authId }: { authId: string }) {
  // The cache may hold the guests' menu, which lacks some entries.
  const query = useQuery({ ...menuQuery(useApi()), refetchOnMount: "always" });
  const [isFetched, setFetched] = useState(false);
  if (!isFetched && query.isFetchedAfterMount && query.isSuccess) setFetched(true);
  if (isFetched && query.data) return <PriceTable key={authId} menu={query.data} />;
  return <AdminWaiting query={query} />;
}
