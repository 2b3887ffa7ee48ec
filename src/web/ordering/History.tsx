import { useQuery } from "@tanstack/react-query";
import type { HistoryEntry } from "../../contract/history.ts";
import { useApi } from "../api/api.ts";
import { homeQuery } from "../content/queries.ts";
import { orderClock } from "../site/order-clock.ts";
import { historyText } from "../text/history-dictionary.ts";
import { joined } from "../text/joined.ts";
import { historyWords } from "./history-words.ts";
import styles from "./History.module.css";

type HistoryProps = {
  entries: readonly HistoryEntry[];
  /** Details, a line each. */
  detailsOf?: ((entry: HistoryEntry) => readonly string[]) | undefined;
};

/** Events with their time, person and approval. */
export function History({ entries, detailsOf }: HistoryProps) {
  const account = useQuery(homeQuery(useApi())).data?.account;
  const currency = account?.extras.currency;
  const timeZone = account?.time_zone;
  if (entries.length === 0) return <p className={styles.soft}>{historyText.nothing}</p>;
  return (
    <ol className={styles.history}>
      {entries.map((entry, index) => (
        // Entries are only added, so an index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <span>{historyWords(entry, { currency, timeZone })}</span>
          {detailsOf?.(entry).map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span className={styles.soft}>
            {joined([
              orderClock(entry.at, timeZone),
              entry.by && historyText.by(entry.by),
              entry.approved_by && historyText.approvedBy(entry.approved_by),
            ])}
          </span>
        </li>
      ))}
    </ol>
  );
}
