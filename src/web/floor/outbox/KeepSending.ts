import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "../../api/api.ts";
import { locationsQuery } from "../queries.ts";
import { outboxStore } from "./floor-outbox.ts";
import { emptyOutbox } from "./tab-outbox.ts";
import { useSender } from "./use-sender.ts";
import { useTellOutcome } from "./use-tell-outcome.ts";

/** Time until waiting orders are tried again. */
const retryMs = 5000;

let stopSending = (): void => undefined;

/** Sends waiting work as soon as it can and tells the outcome, on any page from the first render on. */
export function KeepSending(): null {
  const sender = useSender();
  const tell = useTellOutcome();
  useEffect(() => {
    const sendAll = async () => {
      const before = outboxStore.current();
      for (const outcome of await sender.sendWaiting()) {
        tell(outcome, before[outcome.hash] ?? emptyOutbox);
      }
    };
    const now = () => void sendAll();
    stopSending();
    now();
    const timer = setInterval(now, retryMs);
    addEventListener("online", now);
    // Sending goes on after this is unmounted: staff who then look at a guest's page still have their work sent.
    stopSending = () => {
      clearInterval(timer);
      removeEventListener("online", now);
    };
  }, [sender, tell]);
  const { data: tables } = useQuery({ ...locationsQuery(useApi()), enabled: false });
  useEffect(() => {
    // Another device may have moved or renamed a tab: its work here is named by where it is now.
    for (const { number: table, sheets } of tables?.locations ?? [])
      for (const { hash, name } of sheets) {
        const kept = outboxStore.current()[hash];
        if (kept && (kept.table !== table || kept.name !== name))
          outboxStore.change(hash, (stored) => ({ ...stored, table, name }));
      }
  }, [tables]);
  return null;
}
