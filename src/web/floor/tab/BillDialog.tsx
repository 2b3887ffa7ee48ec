import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { readPeople } from "../../../domain/bill.ts";
import { maxShares } from "../../../domain/split-bill.ts";
import type { billsContract } from "../../../contract/bills.ts";
import { billsWire } from "../../../contract/bills-wire.ts";
import { createClient } from "../../../contract/client.ts";
import { sitePath } from "../../../domain/site-path.ts";
import { useApi, type Api } from "../../api/api.ts";
import { useJobChange } from "../../orders/paper/use-job-change.ts";
import { printJobsQuery } from "../../orders/queries.ts";
import { useSite } from "../../site/site.ts";
import { settleText } from "../../text/settle-dictionary.ts";
import { tabText } from "../../text/tab-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/icons.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { tabPath } from "../paths.ts";
import styles from "./PrintBill.module.css";

const words = settleText.bill;

const bills = ({ transport }: Api) => createClient<typeof billsContract>(billsWire, transport);

/** The width of a roll of thermal paper, and some of its length. */
const printWindow = "popup,width=300,height=600";

/** Prints the bill of a tab, at one of the account's printers or from this device. */
export function BillDialog({
  hash,
  open,
  onClose,
}: {
  hash: string;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={tabText.tab.printBill}>
      <BillForm hash={hash} onDone={onClose} />
    </Dialog>
  );
}

function BillForm({ hash, onDone }: { hash: string; onDone: () => void }) {
  const api = useApi();
  const show = useToast();
  const { language } = useSite();
  const { data } = useQuery(printJobsQuery(api));
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const send = useJobChange(() => {
    show({ text: words.queued, tone: "ok" });
    onDone();
  });
  const printAt = (printer: string, people: number | undefined) =>
    send.mutate(({ printJobs }) =>
      printJobs.print({ body: { sheet: hash, layout: "bill", printer, people } }),
    );
  /** Runs with the number of people who share the bill, if the text is such a number or is empty. */
  const withPeople = (run: (people: number | undefined) => void) => {
    const people = readPeople(typed);
    setWrong(typed.trim() !== "" && people === undefined);
    if (typed.trim() === "" || people !== undefined) run(people);
  };
  const printHere = (people: number | undefined) => {
    const query = people === undefined ? "" : `?pessoas=${people}`;
    const page = sitePath(language, `${tabPath(hash)}/conta${query}`);
    if (!window.open(page, "_blank", printWindow))
      return show({ text: words.blocked, tone: "warn" });
    // The paper is printed without this call. If it fails, the table only does not show that the bill was asked for.
    bills(api)
      .ask({ params: { hash }, body: {} })
      .catch(() => undefined);
    return onDone();
  };
  return (
    <div className={styles.form}>
      <Field
        label={words.people}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed}
        error={isWrong ? words.peopleWrong(maxShares) : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {data && data.printers.length > 0 && (
        <div role="group" aria-label={words.atPrinter} className={styles.form}>
          <h3>{words.atPrinter}</h3>
          <div className={styles.printers}>
            {data.printers.map(({ id, name }) => (
              <Button
                key={id}
                busy={send.isPending}
                onClick={() => withPeople((people) => printAt(id, people))}
              >
                <Icon name="print" />
                {name}
              </Button>
            ))}
          </div>
        </div>
      )}
      <Button variant="primary" onClick={() => withPeople(printHere)}>
        {words.here}
      </Button>
    </div>
  );
}
