import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../api/api.ts";
import { QueryFailed } from "../../api/QueryFailed.tsx";
import { SignInPrompt } from "../../auth/SignInPrompt.tsx";
import { RequireStaff } from "../../frame/RequireStaff.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "../AdminPage.module.css";
import { LeaveGuard } from "../settings/LeaveGuard.tsx";
import { translationsQuery } from "./queries.ts";
import { Translations } from "./Translations.tsx";

/** The menu's and the home page's texts beside their translations, for an account's admins. */
export function TranslationsPage() {
  return (
    <LeaveGuard>
      <RequireStaff adminOnly>{({ _auth_id }) => <Texts authId={_auth_id} />}</RequireStaff>
      <SignInPrompt />
    </LeaveGuard>
  );
}

function Texts({ authId }: { authId: string }) {
  const query = useQuery({ ...translationsQuery(useApi()), refetchOnMount: "always" });
  const [isFetched, setFetched] = useState(false);
  if (!isFetched && query.isFetchedAfterMount && query.isSuccess) setFetched(true);
  if (isFetched && query.data) return <Translations key={authId} listed={query.data} />;
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
