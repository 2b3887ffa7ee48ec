import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../api/api.ts";
import { QueryAwaited } from "../../../api/QueryFailed.tsx";
import { History } from "../../../ordering/History.tsx";
import { settingsText } from "../../../text/settings-dictionary.ts";
import { settingChanges } from "./setting-changes.ts";
import { settingsHistoryQuery } from "../queries.ts";

/** The last changes of prices and settings, the newest first. */
export function HistorySection() {
  const query = useQuery(settingsHistoryQuery(useApi()));
  if (query.data)
    return <History entries={[...query.data.history].reverse()} detailsOf={settingChanges} />;
  return <QueryAwaited query={query} title={settingsText.history.loadFailed} height="9rem" />;
}
