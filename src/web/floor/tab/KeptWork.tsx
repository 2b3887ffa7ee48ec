import type { Refusal, TabOutbox } from "../outbox/tab-outbox.ts";
import { UnsentOrders } from "../outbox/UnsentOrders.tsx";
import { RefusalNotice } from "./RefusalNotice.tsx";
import { outboxText } from "../../text/outbox-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/icons.tsx";
import { outboxStore } from "../outbox/floor-outbox.ts";
import styles from "./RefusalNotice.module.css";

type KeptWorkProps = {
  hash: string;
  outbox: TabOutbox;
  /** Why the last order came back; null while another is on its way. */
  refusal: Refusal | null;
  except: string | undefined;
  currency: string | undefined;
  titleOf: (path: string) => string | undefined;
  onSend: () => void;
  onChoose: (key: string) => void;
};

/** This device's work on the tab: what has come back, and what waits to be sent. */
export function KeptWork({ hash, outbox, refusal, except, ...props }: KeptWorkProps) {
  return (
    <>
      {refusal && <RefusalNotice {...{ hash, refusal }} {...props} />}
      {outbox.isBeside && <BesideNotice hash={hash} />}
      <UnsentOrders {...{ hash, except }} />
    </>
  );
}

/** Says, until somebody has read it, that the tab became an individual one, and how to merge the two. */
function BesideNotice({ hash }: { hash: string }) {
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
