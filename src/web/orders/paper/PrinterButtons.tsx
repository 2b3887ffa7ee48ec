import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/api.ts";
import { jobText } from "../../text/job-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { printJobsQuery } from "../queries.ts";
import styles from "./PrintSection.module.css";
import { useJobChange } from "./use-job-change.ts";

const words = jobText.jobs;

/** Sends an order to one of the account's printers again. Null if there are no printers. */
export function PrinterButtons({ hash, onSent }: { hash: string; onSent: () => void }) {
  const { data } = useQuery(printJobsQuery(useApi()));
  const show = useToast();
  const send = useJobChange(() => {
    show({ text: words.queued, tone: "ok" });
    onSent();
  });
  if (!data || data.printers.length === 0) return null;
  return (
    <div role="group" aria-label={words.atPrinter} className={styles.panel}>
      <h3>{words.atPrinter}</h3>
      <div className={styles.actions}>
        {data.printers.map(({ id, name }) => (
          <Button
            key={id}
            busy={send.isPending}
            onClick={() =>
              send.mutate((api) => api.printJobs.print({ body: { order: hash, printer: id } }))
            }
          >
            <Icon name="print" />
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
