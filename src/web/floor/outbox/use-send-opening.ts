import { useState } from "react";
import { newKey } from "../../api/new-key.ts";
import { outboxStore } from "./floor-outbox.ts";
import { sendAgain } from "./tab-opening.ts";
import { keptTab, useSender } from "./use-sender.ts";
import { useTellOutcome } from "./use-tell-outcome.ts";
import { useToast } from "../../ui/Toast.tsx";
import { tableName } from "../table-name.ts";

/** Sends a tab that was held back or refused, because somebody has said so; to another table where one is given. */
export function useSendOpening(hash: string) {
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
    } else show({ text: keptTab(tableName(outbox)), tone: "warn", about: hash });
  };
  return { isSending, send };
}
