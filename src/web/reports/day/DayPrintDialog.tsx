import { PrinterButtons } from "../../orders/paper/PrinterButtons.tsx";
import { jobText } from "../../text/job-dictionary.ts";
import { dayText as words } from "../../text/day-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import styles from "./DayPage.module.css";

type DayPrintProps = { day: string; open: boolean; onClose: () => void };

/** Prints the day at one of the account's printers, or the page from this device. */
export function DayPrintDialog({ day, open, onClose }: DayPrintProps) {
  const printHere = () => {
    onClose();
    // The page is drawn without the dialog first.
    setTimeout(() => window.print());
  };
  return (
    <Dialog open={open} onClose={onClose} title={words.print.heading}>
      <div className={styles.print}>
        <PrinterButtons
          hint={words.print.withReceived}
          ask={() => ({ layout: "day", date: day })}
          onSent={onClose}
        />
        <Button variant="primary" onClick={printHere}>
          {jobText.jobs.here}
        </Button>
      </div>
    </Dialog>
  );
}
