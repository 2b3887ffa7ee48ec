import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../api/api.ts";
import { QueryFailed } from "../../../api/QueryFailed.tsx";
import { homeQuery } from "../../../content/queries.ts";
import { History } from "../../../ordering/History.tsx";
import { settingsText } from "../../../text/settings-dictionary.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { settingChanges } from "./setting-changes.ts";
import { settingsHistoryQuery } from "../queries.ts";

/** The last changes of prices and settings, the newest first. */
export function HistorySection() {
  const api = useApi();
  const query = useQuery(settingsHistoryQuery(api));
  const account = useQuery(homeQuery(api)).data?.account;
  if (query.data)
    return (
      <History
        entries={[...query.data.history].reverse()}
        currency={account?.extras.currency}
        timeZone={account?.time_zone}
        detailsOf={settingChanges}
      />
    );
  if (!query.isError) return <Skeleton height="9rem" />;
  return <QueryFailed query={query} title={settingsText.history.loadFailed} />;
}
