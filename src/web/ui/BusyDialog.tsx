import { text } from "../text/dictionary.ts";
import styles from "./BusyDialog.module.css";
import { Dialog } from "./Dialog.tsx";
import spinner from "./Spinner.module.css";

/** Holds the page while a call is under way. Nothing that a person does closes it. */
export function BusyDialog({ open }: { open: boolean }) {
  return (
    <Dialog
      open={open}
      onClose={stayOpen}
      title={text.common.wait}
      variant="center"
      titleHidden
      closable={false}
      className={styles.busy}
    >
      <p className={styles.text} role="status">
        <span className={spinner.spinner} />
        {text.common.wait}
      </p>
    </Dialog>
  );
}

function stayOpen() {}
