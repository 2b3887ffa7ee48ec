import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/api.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useOpenedPart } from "../../ui/use-part-on-tap.ts";
import { serverNow } from "../../services/server-clock.ts";
import { useNow } from "../../ui/use-now.ts";
import { printJobsQuery } from "../queries.ts";
import { fetchJobsDialog, printOverviewOf } from "./print-state.ts";

const words = staffText.jobs;

/** Opens the list of unprinted and printed orders. It has the number of unprinted ones. */
export function PrintsButton() {
  const { data } = useQuery(printJobsQuery(useApi()));
  const now = useNow(serverNow);
  const { part, open, dialog } = useOpenedPart(fetchJobsDialog);
  if (!data || data.printers.length === 0) return null;
  const { unprinted, isLate } = printOverviewOf(data, now);
  return (
    <>
      <Button variant={isLate ? "danger" : "quiet"} onClick={open}>
        <Icon name="print" />
        {words.open}
        {/* The staff's bar tells this in words once it is late. */}
        {unprinted > 0 && <strong aria-hidden="true">{unprinted}</strong>}
      </Button>
      {part && <part.JobsDialog {...{ data, now }} {...dialog} />}
    </>
  );
}
