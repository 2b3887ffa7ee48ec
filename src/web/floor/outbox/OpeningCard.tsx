import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import type { Location } from "../../../contract/tables.ts";
import { isEmptyCart } from "../../../domain/cart.ts";
import { useApi } from "../../api/api.ts";
import { newKey } from "../../api/new-key.ts";
import { QueryAwaited } from "../../api/QueryFailed.tsx";
import { storedSignIn } from "../../api/session.ts";
import { text } from "../../text/dictionary.ts";
import { outboxText } from "../../text/outbox-dictionary.ts";
import { sendingText } from "../../text/sending-dictionary.ts";
import { timeSince } from "../../text/time-since.ts";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { useToast } from "../../ui/Toast.tsx";
import { useNow } from "../../ui/use-now.ts";
import { ago } from "../ago.ts";
import { TableGrid } from "../moves/TableGrid.tsx";
import { tablesPath } from "../paths.ts";
import { locationsQuery } from "../queries.ts";
import { tableName } from "../table-name.ts";
import { outboxStore } from "./floor-outbox.ts";
import { openingHold, sendAgain } from "./tab-opening.ts";
import { emptyOutbox, type Opening, type TabOutbox } from "./tab-outbox.ts";
import { DiscardButton } from "./UnsentOrder.tsx";
import styles from "./UnsentOrders.module.css";
import { unansweredTabText, useSender } from "./use-sender.ts";
import { useTellOutcome } from "./use-tell-outcome.ts";

const words = outboxText.opening;

type OpeningCardProps = { hash: string; outbox: TabOutbox; opening: Opening };

/** A tab that waits to be opened: why it waits or was refused, and the actions for it. */
export function OpeningCard({ hash, outbox, opening }: OpeningCardProps) {
  const now = useNow();
  const [, navigate] = useLocation();
  const { isSending, send } = useSendOpening(hash);
  const { refused, queuedAt, hasLeft } = opening;
  const hold = openingHold(outbox, { now: now.getTime(), by: storedSignIn()?._auth_id ?? "" });
  const isTableGone = refused?.code === "invalid_id" && !hasLeft;
  const discard = () => {
    outboxStore.change(hash, () => emptyOutbox);
    // The tab's page has nothing left to show.
    if (window.location.pathname.endsWith(hash)) navigate(tablesPath);
  };
  return (
    <article className={styles.order}>
      <div className={styles.head}>
        <strong>{tableName({ ...outbox, name: opening.name })}</strong>
        <Chip tone="danger" icon={refused ? "alert" : "wifiOff"}>
          {refused ? words.refused : sendingText.opening.notSentYet}
        </Chip>
        <span className={styles.age}>{ago(new Date(queuedAt), now)}</span>
      </div>
      <p role={refused ? "alert" : undefined}>
        {refused ? refusalWords(outbox, refused) : waitingWords(opening, { hold, now })}
      </p>
      <div className={styles.actions}>
        {isTableGone && (
          <OtherTable current={outbox.table} onChoose={(table) => void send(table)} />
        )}
        {hold !== undefined && !isTableGone && (
          <Button variant="primary" busy={isSending} onClick={() => void send()}>
            {refused ? text.common.retry : outboxText.unsent.send}
          </Button>
        )}
        <DiscardButton question={words.discardQuestion(outbox.unsent.length)} onDiscard={discard}>
          {!isEmptyCart(outbox.draft) && <p>{words.discardDraft}</p>}
          {hasLeft && <p>{words.maybeArrived}</p>}
        </DiscardButton>
      </div>
    </article>
  );
}

function waitingWords(
  { hasLeft, queuedAt }: Opening,
  { hold, now }: { hold: ReturnType<typeof openingHold>; now: Date },
): string {
  if (hold === "old") return words.old(timeSince(new Date(queuedAt), now));
  if (hold === "other") return words.other;
  if (!outboxStore.isStored()) return words.waitingOnPage;
  return hasLeft ? words.onItsWay : words.waiting;
}

function refusalWords({ table }: TabOutbox, { code, message }: { code: string; message: string }) {
  if (code === "invalid_id") return words.tableGone(table);
  return code === "access_denied" ? words.switchedOff : words.refusedFor(message);
}

/** Sends a held or refused tab at somebody's request. It goes to another table if one is given. */
function useSendOpening(hash: string) {
  const sender = useSender();
  const tell = useTellOutcome();
  const show = useToast();
  const [isSending, setIsSending] = useState(false);
  const send = async (table?: { id: string; number: number }) => {
    setIsSending(true);
    const to = table && { id: table.id, number: table.number, key: newKey() };
    const outbox = outboxStore.change(hash, (stored) => sendAgain(stored, to));
    const outcome = await sender.open(hash);
    setIsSending(false);
    if (outcome.kind !== "unanswered") {
      tell(outcome, outbox);
      for (const later of await sender.sendWaiting())
        tell(later, outboxStore.current()[later.hash] ?? outbox);
    } else show({ text: unansweredTabText(tableName(outbox)), tone: "warn", about: hash });
  };
  return { isSending, send };
}

type OtherTableProps = {
  /** The number of the table that is gone. */
  current: number;
  onChoose: (table: Location) => void;
};

/** Another table for a tab whose own is gone. */
function OtherTable({ current, onChoose }: OtherTableProps) {
  const [opens, setOpens] = useState(false);
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setOpens(true)}>
        {outboxText.opening.chooseTable}
      </Button>
      <Dialog open={opens} onClose={() => setOpens(false)} title={outboxText.opening.chooseTable}>
        {opens && (
          <Tables
            {...{ current }}
            onChoose={(table) => {
              setOpens(false);
              onChoose(table);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function Tables({ current, onChoose }: OtherTableProps) {
  const tables = useQuery(locationsQuery(useApi()));
  if (!tables.data) return <QueryAwaited query={tables} height="6rem" />;
  return <TableGrid locations={tables.data.locations} {...{ current, onChoose }} />;
}
