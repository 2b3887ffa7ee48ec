import { useEffect } from "react";
import { outboxStore } from "./floor-outbox.ts";
import { emptyOutbox } from "./tab-outbox.ts";
import { useSender } from "./use-sender.ts";
import { useTellOutcome } from "./use-tell-outcome.ts";

/** Time until waiting orders are tried again. */
const retryMs = 5000;

let stopSending = (): void => undefined;

/** From its first drawing on, and on whatever page, sends what waits as soon as it can and says what became of it. */
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
    // Not when it goes: staff who look at a guest's page next have what waits sent as well.
    stopSending = () => {
      clearInterval(timer);
      removeEventListener("online", now);
    };
  }, [sender, tell]);
  return null;
}
