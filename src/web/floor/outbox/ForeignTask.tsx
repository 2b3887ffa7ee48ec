import { useState } from "react";
import { outboxText } from "../../text/outbox-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { useFocusToHeading } from "../../ui/use-focus-to-heading.ts";
import { tableName } from "../table-name.ts";
import { outboxStore } from "./floor-outbox.ts";
import type { ForeignTaskHead } from "./foreign-work.ts";
import styles from "./UnsentOrders.module.css";

const words = outboxText.foreign;

/** Work of a later version: this one can say that it is there, fetch that version, and throw it away. */
export function ForeignTask({ hash, ...tab }: ForeignTaskHead) {
  const [discards, setDiscards] = useState(false);
  const article = useFocusToHeading<HTMLElement>();
  return (
    <article ref={article} className={styles.order}>
      <div className={styles.head}>
        <strong>{tableName(tab)}</strong>
        <Chip tone="danger" icon="alert">
          {outboxText.unsent.state}
        </Chip>
      </div>
      <p>{words.waits}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => location.reload()}>
          {words.reload}
        </Button>
        <Button variant="danger" onClick={() => setDiscards(true)}>
          {outboxText.unsent.discard}
        </Button>
      </div>
      <ConfirmDialog
        open={discards}
        question={words.discardQuestion}
        yes={outboxText.unsent.discard}
        no={outboxText.unsent.keep}
        danger
        onYes={() => outboxStore.discardForeign(hash)}
        onNo={() => setDiscards(false)}
      >
        <p>{words.maybeArrived}</p>
      </ConfirmDialog>
    </article>
  );
}
