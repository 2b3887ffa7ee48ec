import { useQuery } from "@tanstack/react-query";
import { useApi } from "../api/api.ts";
import { homeQuery } from "../content/queries.ts";
import { settingsText } from "../text/settings-dictionary.ts";
import { EmptyState } from "../ui/StateMessage.tsx";
import { AdminFrame, AdminWaiting } from "./AdminFrame.tsx";
import { Reopening } from "./Reopening.tsx";
import { SettingsPage } from "./settings/SettingsPage.tsx";

export function AdminPage() {
  return <AdminFrame>{(authId) => <Settings authId={authId} />}</AdminFrame>;
}

function Settings({ authId }: { authId: string }) {
  // Another owner's changes are better seen before editing than after.
  const query = useQuery({ ...homeQuery(useApi()), refetchOnMount: "always" });
  const account = query.data?.account;
  if (account?.active) return <SettingsPage key={authId} account={account} />;
  return (
    <AdminWaiting query={query}>
      {account && (
        <EmptyState
          icon="eyeOff"
          title={settingsText.inactive.title}
          heading="h1"
          action={<Reopening />}
        >
          {settingsText.inactive.explanation}
        </EmptyState>
      )}
    </AdminWaiting>
  );
}
