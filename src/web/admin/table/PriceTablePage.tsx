import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../api/api.ts";
import { QueryFailed } from "../../api/QueryFailed.tsx";
import { SignInPrompt } from "../../auth/SignInPrompt.tsx";
import { menuQuery } from "../../content/queries.ts";
import { RequireStaff } from "../../frame/RequireStaff.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../AdminPage.module.css";
import { LeaveGuard } from "../settings/LeaveGuard.tsx";
import { PriceTable } from "./PriceTable.tsx";

/** The prices and the like of all items in one table, for an account's admins. */
export function PriceTablePage() {
  return (
    <LeaveGuard>
      <RequireStaff adminOnly>{({ _auth_id }) => <Table authId={_auth_id} />}</RequireStaff>
      <SignInPrompt />
    </LeaveGuard>
  );
}

function Table({ authId }: { authId: string }) {
  // Guests' menu, which may be here from before, has not all of it.
  const query = useQuery({ ...menuQuery(useApi()), refetchOnMount: "always" });
  const [isFetched, setFetched] = useState(false);
  if (!isFetched && query.isFetchedAfterMount && query.isSuccess) setFetched(true);
  if (isFetched && query.data) return <PriceTable key={authId} menu={query.data} />;
  return (
    <main id="content" className={styles.page} aria-busy={query.isPending}>
      {query.isError ? (
        <QueryFailed query={query} />
      ) : (
        <>
          <Skeleton height="3rem" />
          <Skeleton height="12rem" />
          <Skeleton height="12rem" />
        </>
      )}
    </main>
  );
}
