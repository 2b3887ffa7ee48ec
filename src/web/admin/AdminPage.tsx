import { useQuery } from "@tanstack/react-query";
import { useApi } from "../api/api.ts";
import { QueryFailed } from "../api/QueryFailed.tsx";
import { SignInPrompt } from "../auth/SignInPrompt.tsx";
import { homeQuery } from "../content/queries.ts";
import { RequireStaff } from "../frame/RequireStaff.tsx";
import { settingsText } from "../text/settings-dictionary.ts";
import { Skeleton } from "../ui/Skeleton.tsx";
import { EmptyState } from "../ui/StateMessage.tsx";
import styles from "./AdminPage.module.css";
import { Reopening } from "./Reopening.tsx";
import { LeaveGuard } from "./settings/LeaveGuard.tsx";
import { SettingsPage } from "./settings/SettingsPage.tsx";

/** The account's settings, for its admins. */
export function AdminPage() {
  return (
    <LeaveGuard>
      <RequireStaff adminOnly>{({ _auth_id }) => <Settings authId={_auth_id} />}</RequireStaff>
      <SignInPrompt />
    </LeaveGuard>
  );
}

function Settings({ authId }: { authId: string }) {
  // Another owner's changes are better seen before editing than after.
  const query = useQuery({ ...homeQuery(useApi()), refetchOnMount: "always" });
  const account = query.data?.account;
  if (account?.active) return <SettingsPage key={authId} account={account} />;
  return (
    <main id="content" className={styles.page} aria-busy={query.isPending}>
      {account ? (
        <EmptyState
          icon="eyeOff"
          title={settingsText.inactive.title}
          heading="h1"
          action={<Reopening />}
        >
          {settingsText.inactive.explanation}
        </EmptyState>
      ) : query.isError ? (
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
