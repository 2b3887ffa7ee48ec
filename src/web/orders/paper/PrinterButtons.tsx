import { useQuery } from "@tanstack/react-query";
import { useApi, type Api } from "../../api/api.ts";
import { jobText } from "../../text/job-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { printJobsQuery } from "../queries.ts";
import styles from "./jobs.module.css";
import { useJobChange } from "./use-job-change.ts";

const words = jobText.jobs;

type Print = Parameters<Api["printJobs"]["print"]>[0]["body"];

type PrinterButtonsProps = {
  hint?: string;
  /** What is printed; undefined if something has to be corrected before. */
  ask: () => Print | undefined;
  onSent: () => void;
};

/** Prints at one of the account's printers. Null if there are no printers. */
export function PrinterButtons({ hint, ask, onSent }: PrinterButtonsProps) {
  const { data } = useQuery(printJobsQuery(useApi()));
  const show = useToast();
  const send = useJobChange(() => {
    show({ text: words.queued, tone: "ok" });
    onSent();
  });
  const printAt = (printer: string) => {
    const asked = ask();
    if (asked) send.mutate(({ printJobs }) => printJobs.print({ body: { ...asked, printer } }));
  };
  if (!data || data.printers.length === 0) return null;
  return (
    <div role="group" aria-label={words.atPrinter} className={styles.panel}>
      <h3>{words.atPrinter}</h3>
      {hint !== undefined && <p className={styles.soft}>{hint}</p>}
      <div className={styles.actions}>
        {data.printers.map(({ id, name }) => (
          <Button key={id} busy={send.isPending} onClick={() => printAt(id)}>
            <Icon name="print" />
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
