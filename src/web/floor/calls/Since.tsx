import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/api.ts";
import { homeQuery } from "../../content/queries.ts";
import { hourLabel } from "../../site/account-clock.ts";
import { watchText } from "../../text/watch-dictionary.ts";
import { serverNow } from "../../services/server-clock.ts";
import { useNow } from "../../ui/use-now.ts";
import { ago } from "../ago.ts";
import styles from "./TableCall.module.css";

/** The time since which something is so: by the clock, and how long ago. */
export function Since({ at }: { at: string }) {
  const account = useQuery(homeQuery(useApi())).data?.account;
  const now = useNow(serverNow);
  const from = new Date(at);
  return (
    // Each minute that passes is no news.
    <small className={styles.since} aria-live="off">
      {watchText.call.since(hourLabel(from.getTime(), account?.time_zone), ago(from, now))}
    </small>
  );
}
