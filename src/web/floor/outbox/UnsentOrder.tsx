import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { timeSince } from "../../text/time-since.ts";
import { storedSignIn } from "../../api/session.ts";
import { outboxText } from "../../text/outbox-dictionary.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { useNow } from "../../ui/use-now.ts";
import { tabPath } from "../paths.ts";
import { ago } from "../ago.ts";
import { tableName } from "../table-name.ts";
import { outboxStore } from "./floor-outbox.ts";
import { linesText } from "./lines-text.ts";
import {
  agreeToSend,
  returnOrderToDraft,
  findOrder,
  holdOf,
  removeOrder,
  type OutboxOrder,
  type TabOutbox,
} from "./tab-outbox.ts";
import styles from "./UnsentOrders.module.css";
import { unansweredOrderText, useSender } from "./use-sender.ts";
import { useTellOutcome } from "./use-tell-outcome.ts";

type UnsentOrderProps = { hash: string; outbox: TabOutbox; order: OutboxOrder };

/** An order that waits: its lines, why it waits, and the actions for it. */
export function UnsentOrder({ hash, outbox, order }: UnsentOrderProps) {
  const now = useNow();
  const { isSending, send } = useSendNow(hash, outbox, order);
  const show = useToast();
  const [, navigate] = useLocation();
  const key = order.idempotencyKey;
  const hold = holdOf(order, { now: now.getTime(), by: storedSignIn()?._auth_id ?? "" });
  const waiting = outbox.opening ? "afterTab" : "waiting";
  const way = order.hasLeft ? "onItsWay" : waiting;
  const where = outboxStore.isStored() ? way : "waitingOnPage";
  const age = timeSince(new Date(order.queuedAt), now);
  const edit = () => {
    const after = outboxStore.change(hash, (stored) => returnOrderToDraft(stored, key));
    if (findOrder(after, key)) show({ text: outboxText.unsent.editTooMany, tone: "warn" });
    else navigate(tabPath(hash));
  };
  return (
    <article className={styles.order}>
      <div className={styles.head}>
        <strong>{tableName(outbox)}</strong>
        <Chip tone="danger" icon="wifiOff">
          {outboxText.unsent.state}
        </Chip>
        <span className={styles.age}>{ago(new Date(order.queuedAt), now)}</span>
      </div>
      <p className={styles.lines}>{linesText(order)}</p>
      <p>{hold === "old" ? outboxText.unsent.old(age) : outboxText.unsent[hold ?? where]}</p>
      <div className={styles.actions}>
        {hold !== undefined && (hold !== "refused" || order.hasLeft) && (
          <Button variant="primary" busy={isSending} onClick={() => void send()}>
            {outboxText.unsent.send}
          </Button>
        )}
        {!order.hasLeft && <Button onClick={edit}>{outboxText.unsent.edit}</Button>}
        <DiscardButton
          question={outboxText.unsent.discardQuestion}
          onDiscard={() => outboxStore.change(hash, (stored) => removeOrder(stored, key))}
        >
          {order.hasLeft && <p>{outboxText.unsent.maybeArrived}</p>}
        </DiscardButton>
      </div>
    </article>
  );
}

type DiscardButtonProps = { question: string; onDiscard: () => void; children?: ReactNode };

/** Discards work that is only on this device, after a question. */
export function DiscardButton({ question, onDiscard, children }: DiscardButtonProps) {
  const [asks, setAsks] = useState(false);
  const { discard, keep } = outboxText.unsent;
  return (
    <>
      <Button variant="danger" onClick={() => setAsks(true)}>
        {discard}
      </Button>
      <ConfirmDialog
        open={asks}
        yes={discard}
        no={keep}
        danger
        onYes={onDiscard}
        onNo={() => setAsks(false)}
        {...{ question, children }}
      />
    </>
  );
}

/** Sends a held order at somebody's request. */
function useSendNow(hash: string, outbox: TabOutbox, { idempotencyKey: key }: OutboxOrder) {
  const sender = useSender();
  const tell = useTellOutcome();
  const show = useToast();
  const [isSending, setIsSending] = useState(false);
  const send = async () => {
    setIsSending(true);
    outboxStore.change(hash, (stored) => agreeToSend(stored, key));
    const outcome = await sender.send(hash, key);
    setIsSending(false);
    if (outcome.kind !== "unanswered") tell(outcome, outbox);
    else show({ text: unansweredOrderText(tableName(outbox)), tone: "warn", about: hash });
  };
  return { isSending, send };
}
