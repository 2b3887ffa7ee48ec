import { outboxText } from "../../text/outbox-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { outboxStore } from "./floor-outbox.ts";
import styles from "../tab/RefusalNotice.module.css";

/** Says, until somebody has read it, that the tab became an individual one, and how to merge the two. */
export function BesideNotice({ hash }: { hash: string }) {
  const read = () => outboxStore.change(hash, (stored) => ({ ...stored, isBeside: false }));
  return (
    <section className={styles.notice} role="alert">
      <h2>
        <Icon name="alert" />
        {outboxText.opening.besideTitle}
      </h2>
      <p>{outboxText.opening.beside}</p>
      <div className={styles.actions}>
        <Button onClick={read}>{outboxText.refusal.understood}</Button>
      </div>
    </section>
  );
}
