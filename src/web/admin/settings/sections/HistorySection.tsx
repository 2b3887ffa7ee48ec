import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../api/api.ts";
import { QueryAwaited } from "../../../api/QueryFailed.tsx";
import { homeQuery } from "../../../content/queries.ts";
import { History } from "../../../ordering/History.tsx";
import { settingsText } from "../../../text/settings-dictionary.ts";
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
  return <QueryAwaited query={query} title={settingsText.history.loadFailed} height="9rem" />;
}
