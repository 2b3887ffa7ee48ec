import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/api.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { watchText } from "../../text/watch-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icons.tsx";
import { useOpenedPart } from "../../ui/use-part-on-tap.ts";
import { serverNow } from "../../services/server-clock.ts";
import { useNow } from "../../ui/use-now.ts";
import { printJobsQuery } from "../queries.ts";
import { printOverviewOf } from "./print-state.ts";
import styles from "./PrintSection.module.css";

const words = staffText.jobs;
const fetchPanel = () => import("./JobsDialog.tsx");

/**
 * Whether orders are unprinted, in words. It is only visible when somebody has to look: a job that prints a moment
 * later would move the page twice. Null for an account without printers.
 */
export function PrintSection() {
  const { data } = useQuery(printJobsQuery(useApi()));
  const now = useNow(serverNow);
  if (!data || data.printers.length === 0) return null;
  const { unprinted, isLate, advice } = printOverviewOf(data, now);
  const isDone = unprinted === 0;
  return (
    <section aria-label={watchText.jobs.heading} className={isLate ? undefined : "visually-hidden"}>
      <p role="status" className={classNames(styles.state, isLate && styles.late)}>
        <Icon name={isLate ? "alert" : isDone ? "check" : "clock"} />
        <span>
          {isDone ? words.allPrinted : watchText.jobs.unprinted(unprinted)}
          {isLate && ` ${advice}`}
        </span>
      </p>
    </section>
  );
}

/** Opens the list of unprinted and printed orders. It has the number of unprinted ones. */
export function PrintsButton() {
  const { data } = useQuery(printJobsQuery(useApi()));
  const now = useNow(serverNow);
  const { part, open, dialog } = useOpenedPart(fetchPanel);
  if (!data || data.printers.length === 0) return null;
  const { unprinted, isLate } = printOverviewOf(data, now);
  return (
    <>
      <Button variant={isLate ? "danger" : "quiet"} onClick={open}>
        <Icon name="print" />
        {words.open}
        {/* The section tells this in words. */}
        {unprinted > 0 && <strong aria-hidden="true">{unprinted}</strong>}
      </Button>
      {part && <part.JobsDialog {...{ data, now }} {...dialog} />}
    </>
  );
}
