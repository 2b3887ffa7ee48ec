import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../../api/api.ts";
import { QueryAwaited } from "../../../api/QueryFailed.tsx";
import { History } from "../../../ordering/History.tsx";
import { historyText } from "../../../text/history-dictionary.ts";
import { settingChanges } from "./setting-changes.ts";
import { settingsHistoryQuery } from "../queries.ts";
import { SettingsCard } from "../SettingsCard.tsx";

/** The last changes of prices and settings, the newest first. */
export function HistorySection() {
  const query = useQuery(settingsHistoryQuery(useApi()));
  return (
    <SettingsCard help={historyText.settings.help}>
      {query.data ? (
        <History entries={[...query.data.history].reverse()} detailsOf={settingChanges} />
      ) : (
        <QueryAwaited query={query} title={historyText.settings.loadFailed} height="9rem" />
      )}
    </SettingsCard>
  );
}
