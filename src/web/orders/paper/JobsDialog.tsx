import type { PrintJob, PrintJobs } from "../../../contract/print-jobs.ts";
import { printedNumber } from "../../../domain/print-layout.ts";
import { isRefused } from "../../api/definite-rejection.ts";
import { timeSince } from "../../text/time-since.ts";
import { text } from "../../text/dictionary.ts";
import { jobText } from "../../text/job-dictionary.ts";
import { joined, withColon } from "../../text/joined.ts";
import { printerFaultWords } from "../../text/printer-fault-words.ts";
import { staffText } from "../../text/staff-dictionary.ts";
import { watchText } from "../../text/watch-dictionary.ts";
import { useSignedIn } from "../../auth/use-signed-in.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { OptionList, SelectField } from "../../ui/Field.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { usePrinterHere } from "./print-here.ts";
import styles from "./jobs.module.css";
import { useJobChange } from "./use-job-change.ts";
import { labelText } from "../../text/label-dictionary.ts";

const words = jobText.jobs;

type JobsDialogProps = { data: PrintJobs; now: Date; open: boolean; onClose: () => void };

/** Lists the printed and the unprinted jobs, with the actions for them. */
export function JobsDialog({ data, now, open, onClose }: JobsDialogProps) {
  const unprinted = data.jobs.filter(({ state }) => state !== "printed");
  const printed = data.jobs.filter(({ state }) => state === "printed");
  return (
    <Dialog open={open} onClose={onClose} title={watchText.jobs.heading}>
      <div className={styles.panel}>
        <DeviceChoice printers={data.printers} />
        <h3>{words.unprintedHeading}</h3>
        <DismissFailed jobs={unprinted} />
        <JobList jobs={unprinted} none={staffText.jobs.allPrinted} now={now} />
        <h3>{words.printedHeading}</h3>
        <JobList jobs={printed} none={words.nonePrinted} now={now} />
      </div>
    </Dialog>
  );
}

function JobList({ jobs, none, now }: { jobs: readonly PrintJob[]; none: string; now: Date }) {
  if (jobs.length === 0) return <p className={styles.soft}>{none}</p>;
  return (
    <ul className={styles.jobs}>
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} now={now} />
      ))}
    </ul>
  );
}

/** Dismisses all failed jobs at once, as after a night without the printer. Null for one failed job at most. */
function DismissFailed({ jobs }: { jobs: readonly PrintJob[] }) {
  const change = useJobChange();
  const failed = jobs.filter(({ state }) => state === "failed");
  if (failed.length < 2) return null;
  return (
    <Button
      busy={change.isPending}
      onClick={() =>
        change.mutate(async (api) => {
          // One after the other, because few calls of an account may run at once.
          for (const { id } of failed)
            await api.printJobs.dismiss({ params: { id } }).catch((error: unknown) => {
              // A colleague may have done it.
              if (!isRefused(error)) throw error;
            });
        })
      }
    >
      {words.dismissFailed}
    </Button>
  );
}

/** Whether this device prints for one of the printers that are browsers. */
function DeviceChoice({ printers }: Pick<PrintJobs, "printers">) {
  const [printerId, choose] = usePrinterHere();
  const browsers = printers.filter(({ kind }) => kind === "browser");
  if (browsers.length === 0) return null;
  const isKnown = browsers.some(({ id }) => id === printerId);
  return (
    <SelectField
      label={words.here}
      hint={words.hereHint}
      value={isKnown ? printerId : ""}
      onChange={({ currentTarget: { value } }) => choose(value)}
    >
      <option value="">{words.hereNone}</option>
      <OptionList of={browsers.map(({ id, name }) => [id, name])} />
    </SelectField>
  );
}

function nameOf({ order, sheet, moved, day, reason }: PrintJob): string {
  if (day !== undefined) {
    const [year = "", month = "", date = ""] = day.split("-");
    return words.day(date, month, year);
  }
  if (order) return words.order(printedNumber(order.number));
  if (moved) return words.moved(moved.from, moved.to);
  return reason === "bill" && sheet ? words.bill(sheet.location_number) : words.reasons.test;
}

function JobRow({ job, now }: { job: PrintJob; now: Date }) {
  const show = useToast();
  const change = useJobChange();
  const again = useJobChange(() => show({ text: words.queued, tone: "ok" }));
  const isOwner = useSignedIn()?.auth_group_level === 1;
  const { printer, stand_in: standIn, order, sheet, day, reason, state, layout } = job;
  const name = nameOf(job);
  const why = job.error === undefined ? "" : printerFaultWords(job.error);
  const params = { id: job.id };
  // A reprint is the whole order, as a second copy.
  const isWholeOrder = order !== undefined && reason !== "cancelled" && !job.part;
  // Only owners may see a day's money.
  const canRepeat = isWholeOrder || layout === "bill" || (layout === "day" && isOwner);
  return (
    <li className={styles.job}>
      <div className={styles.what}>
        <p className={styles.name}>
          {name}
          {(reason === "cancelled" || reason === "reprint") && (
            <Chip tone={reason === "cancelled" ? "danger" : "neutral"}>
              {words.reasons[reason]}
            </Chip>
          )}
        </p>
        <p className={styles.soft}>
          {joined([
            standIn === undefined ? printer.name : words.instead(standIn, printer.name),
            layout !== "bill" && layout !== "day" && labelText.layouts[layout],
            timeSince(new Date(job.printed_at ?? job.due), now),
          ])}
        </p>
        {why !== "" && <p className={styles.why}>{why}</p>}
      </div>
      <Chip
        tone={state === "failed" ? "danger" : state === "printed" ? "ok" : "neutral"}
        icon={state === "failed" ? "alert" : state === "printed" ? "check" : "clock"}
      >
        {words.states[state]}
      </Chip>
      <div className={styles.actions}>
        {state === "printed" ? (
          canRepeat && (
            <Button
              aria-label={withColon(words.reprint, name)}
              busy={again.isPending}
              onClick={() =>
                again.mutate((api) =>
                  api.printJobs.print({
                    body: {
                      order: order?.hash,
                      sheet: layout === "bill" ? sheet?.hash : undefined,
                      date: day,
                      printer: printer.id,
                      layout,
                    },
                  }),
                )
              }
            >
              {words.reprint}
            </Button>
          )
        ) : (
          <>
            {state !== "offered" && (
              <Button
                aria-label={withColon(text.common.retry, name)}
                busy={change.isPending}
                onClick={() => change.mutate((api) => api.printJobs.retry({ params, body: {} }))}
              >
                {text.common.retry}
              </Button>
            )}
            <Button
              aria-label={withColon(words.dismiss, name)}
              busy={change.isPending}
              onClick={() => change.mutate((api) => api.printJobs.dismiss({ params }))}
            >
              {words.dismiss}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
