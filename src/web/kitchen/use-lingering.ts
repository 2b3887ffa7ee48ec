import { useLayoutEffect, useRef, useState } from "react";
import type { KitchenTicket } from "../../contract/kitchen.ts";

/** A done line stays for a breath, so that nothing moves under the finger that did it. */
const breathMs = 4_000;

/**
 * The tickets to be made or seen, and each that has just become ready, in its former place. A ticket that is ready
 * because the rest of it was called off stays until that is seen: somebody may be making it.
 */
export function useLingering(tickets: readonly KitchenTicket[]): KitchenTicket[] {
  const [lingering, setLingering] = useState<ReadonlySet<string>>(new Set());
  const open = useRef<ReadonlySet<string>>(new Set());
  // A layout effect, so that the page is never drawn without a ticket that lingers.
  useLayoutEffect(() => {
    const done = tickets
      .filter(({ hash, state }) => state === "ready" && open.current.has(hash))
      .map(({ hash }) => hash);
    open.current = new Set(tickets.flatMap(({ hash, state }) => (state === "open" ? [hash] : [])));
    if (done.length === 0) return;
    setLingering((known) => new Set([...known, ...done]));
    setTimeout(() => {
      setLingering((known) => new Set([...known].filter((hash) => !done.includes(hash))));
    }, breathMs);
  }, [tickets]);
  return tickets.filter(
    ({ hash, state, lines }) =>
      state !== "ready" || lingering.has(hash) || lines.some(({ cancelled }) => cancelled > 0),
  );
}
