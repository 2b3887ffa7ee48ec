import { useState } from "react";
import { readPeople } from "../../../domain/bill.ts";
import { maxShares } from "../../../domain/split-bill.ts";
import type { billsContract } from "../../../contract/bills.ts";
import { billsWire } from "../../../contract/bills-wire.ts";
import { createClient } from "../../../contract/client.ts";
import { sitePath } from "../../../domain/site-path.ts";
import { useApi, type Api } from "../../api/api.ts";
import { PrinterButtons } from "../../orders/paper/PrinterButtons.tsx";
import { useSite } from "../../site/site.ts";
import { jobText } from "../../text/job-dictionary.ts";
import { settleText } from "../../text/settle-dictionary.ts";
import { tabText } from "../../text/tab-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { Field } from "../../ui/Field.tsx";
import { firstFocus } from "../../ui/first-focus.ts";
import { Form } from "../../ui/Form.tsx";
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
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  /** The number of people who share the bill, or undefined; null if the text is no such number. */
  const readShared = () => {
    const people = readPeople(typed);
    const isRight = typed.trim() === "" || people !== undefined;
    setWrong(!isRight);
    return isRight ? people : null;
  };
  const printHere = () => {
    const people = readShared();
    if (people === null) return;
    const query = people === undefined ? "" : `?pessoas=${people}`;
    const page = sitePath(language, `${tabPath(hash)}/conta${query}`);
    if (!window.open(page, "_blank", printWindow))
      return show({ text: jobText.printing.blocked, tone: "warn" });
    // The paper is printed without this call. If it fails, the table only does not show that the bill was asked for.
    bills(api)
      .ask({ params: { hash }, body: {} })
      .catch(() => undefined);
    return onDone();
  };
  return (
    <Form className={styles.form} onSubmit={printHere}>
      <Field
        ref={firstFocus}
        label={words.people}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed}
        error={isWrong ? words.peopleWrong(maxShares) : undefined}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <PrinterButtons
        ask={() => {
          const people = readShared();
          return people === null ? undefined : { sheet: hash, layout: "bill", people };
        }}
        onSent={onDone}
      />
      <Button type="submit" variant="primary">
        {jobText.jobs.here}
      </Button>
    </Form>
  );
}
