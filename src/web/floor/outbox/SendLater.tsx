import { useSyncExternalStore } from "react";
import { useSteadyPart } from "../../ui/use-lazy-part.ts";
import { holdsOutbox } from "./holds-outbox.ts";

const fetchSending = () => import("./KeepSending.ts");

/** Sends what this device still holds, on pages where only another window can add to it. */
export function SendLater() {
  const holds = useSyncExternalStore(onStorage, holdsOutbox, () => false);
  const part = useSteadyPart(fetchSending, holds);
  return holds && part && <part.KeepSending />;
}

function onStorage(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}
