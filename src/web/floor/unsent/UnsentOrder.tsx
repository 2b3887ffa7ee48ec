import { useState } from "react";
import { useLocation } from "wouter";
import { timeSince } from "../../../domain/time-since.ts";
import { storedSignIn } from "../../api/session.ts";
import { floorText } from "../../text/floor-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { useFocusToHeading } from "../../ui/use-focus-to-heading.ts";
import { useNow } from "../../ui/use-now.ts";
import { tabPath } from "../paths.ts";
import { ago } from "../ago.ts";
import { tableName } from "../table-name.ts";
import { workStore } from "./floor-work.ts";
import { linesText } from "./lines-text.ts";
import {
  agreeToSend,
  canEdit,
  discardOrder,
  editOrder,
  holdOf,
  type TabWork,
  type UnsentOrder as Order,
} from "./tab-work.ts";
import styles from "./UnsentOrders.module.css";
import { keptWhere, useSender } from "./use-sender.ts";
import { useTellOutcome } from "./use-tell-outcome.ts";

type UnsentOrderProps = { hash: string; work: TabWork; order: Order };

/** An order that waits: what is in it, what it waits for, and what can be done with it. */
export function UnsentOrder({ hash, work, order }: UnsentOrderProps) {
  const now = useNow();
  const { isSending, send } = useSendNow(hash, work, order);
  const show = useToast();
  const [, navigate] = useLocation();
  const [discards, setDiscards] = useState(false);
  const article = useFocusToHeading<HTMLElement>();
  const key = order.idempotencyKey;
  const hold = holdOf(order, { now: now.getTime(), by: storedSignIn()?._auth_id ?? "" });
  const waiting = workStore.isStored() ? "waiting" : "waitingOnPage";
  const age = timeSince(new Date(order.queuedAt), now);
  const edit = () => {
    if (!canEdit(work, order)) {
      const isBusy = order.unanswered.length > 0 && work.draft.unanswered.length > 0;
      const why = isBusy ? floorText.unsent.editFirst : floorText.unsent.editTooMany;
      show({ text: why, tone: "warn" });
      return;
    }
    workStore.change(hash, (stored) => editOrder(stored, key));
    navigate(tabPath(hash));
  };
  return (
    <article ref={article} className={styles.order}>
      <div className={styles.head}>
        <strong>{tableName(work)}</strong>
        <Chip tone="danger" icon="wifiOff">
          {floorText.unsent.state}
        </Chip>
        <span className={styles.age}>{ago(new Date(order.queuedAt), now)}</span>
      </div>
      <p className={styles.lines}>{linesText(order)}</p>
      <p>{hold === "old" ? floorText.unsent.old(age) : floorText.unsent[hold ?? waiting]}</p>
      <div className={styles.actions}>
        {(hold === "old" || hold === "other") && (
          <Button variant="primary" busy={isSending} onClick={() => void send()}>
            {floorText.unsent.send}
          </Button>
        )}
        <Button onClick={edit}>{floorText.unsent.edit}</Button>
        <Button variant="danger" onClick={() => setDiscards(true)}>
          {floorText.unsent.discard}
        </Button>
      </div>
      <ConfirmDialog
        open={discards}
        question={floorText.unsent.discardQuestion}
        yes={floorText.unsent.discard}
        no={floorText.unsent.keep}
        danger
        onYes={() => workStore.change(hash, (stored) => discardOrder(stored, key))}
        onNo={() => setDiscards(false)}
      >
        {order.unanswered.length > 0 && <p>{floorText.unsent.maybeArrived}</p>}
      </ConfirmDialog>
    </article>
  );
}

/** Sends an order that was held back, because somebody has said so. */
function useSendNow(hash: string, work: TabWork, { idempotencyKey: key }: Order) {
  const sender = useSender();
  const tell = useTellOutcome();
  const show = useToast();
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    workStore.change(hash, (stored) => agreeToSend(stored, key));
    const outcome = await sender.send(hash, key);
    setIsSending(false);
    if (outcome.kind !== "unanswered") tell(outcome, work);
    else show({ text: keptWhere(tableName(work)), tone: "warn", about: hash });
  };
  return { isSending, send };
}
