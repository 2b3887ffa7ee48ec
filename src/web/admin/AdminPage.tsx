import { useQuery } from "@tanstack/react-query";
import { useApi } from "../api/api.ts";
import { homeQuery } from "../content/queries.ts";
import { PartAwaited } from "../ui/PartAwaited.tsx";
import { useLazyPart } from "../ui/use-lazy-part.ts";
import { AdminFrame, AdminWaiting } from "./AdminFrame.tsx";
import { SettingsPage } from "./settings/SettingsPage.tsx";

const fetchClosed = () => import("./Reopening.tsx");

export function AdminPage() {
  return <AdminFrame>{(authId) => <Settings authId={authId} />}</AdminFrame>;
}

function Settings({ authId }: { authId: string }) {
  // Another owner's changes are better seen before editing than after.
  const query = useQuery({ ...homeQuery(useApi()), refetchOnMount: "always" });
  const account = query.data?.account;
  const { part: closed, ...fetching } = useLazyPart(fetchClosed, account?.active === false);
  if (account?.active) return <SettingsPage key={authId} account={account} />;
  return (
    <AdminWaiting query={query}>
      {account &&
        (closed ? <closed.ClosedAccount /> : <PartAwaited {...fetching} height="24rem" />)}
    </AdminWaiting>
  );
}
