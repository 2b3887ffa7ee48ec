import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PrintJobs } from "../../../contract/print-jobs.ts";
import { useApi } from "../../api/api.ts";
import { printJobsKey } from "../../orders/queries.ts";
import { dayText as words } from "../../text/day-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useToast } from "../../ui/Toast.tsx";
import styles from "./DayPage.module.css";

type DayPrintProps = { day: string; printers: PrintJobs["printers"]; onDone: () => void };

/** Prints the day at one of the account's printers, or the page from this device. */
export function DayPrintDialog({ open, ...asked }: DayPrintProps & { open: boolean }) {
  return (
    <Dialog open={open} onClose={asked.onDone} title={words.print.heading}>
      <PrintChoice {...asked} />
    </Dialog>
  );
}

function PrintChoice({ day, printers, onDone }: DayPrintProps) {
  const api = useApi();
  const queries = useQueryClient();
  const show = useToast();
  const send = useMutation({
    mutationFn: (printer: string) =>
      api.printJobs.print({ body: { layout: "day", date: day, printer } }),
    onSuccess: () => {
      show({ text: words.print.queued, tone: "ok" });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: printJobsKey }),
  });
  const printHere = () => {
    onDone();
    // The page is drawn without the dialog first.
    setTimeout(() => window.print());
  };
  return (
    <div className={styles.print}>
      <div role="group" aria-label={words.print.atPrinter} className={styles.print}>
        <h3>{words.print.atPrinter}</h3>
        <p className={styles.hint}>{words.print.withReceived}</p>
        <div className={styles.actions}>
          {printers.map(({ id, name }) => (
            <Button key={id} busy={send.isPending} onClick={() => send.mutate(id)}>
              <Icon name="print" />
              {name}
            </Button>
          ))}
        </div>
      </div>
      <Button variant="primary" onClick={printHere}>
        {words.print.here}
      </Button>
    </div>
  );
}
