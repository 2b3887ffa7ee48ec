import { useEffect, useState } from "react";
import type { KitchenTicket } from "../../contract/kitchen.ts";

/** A done line stays for a breath, so that nothing moves under the finger that did it. */
const breathMs = 4_000;

const none: readonly string[] = [];

/**
 * The tickets to be made or seen, and those that have just become ready, in their former places. A ticket that is ready
 * because its other lines were cancelled stays until that is seen: somebody may be making them.
 */
export function useLingering(tickets: readonly KitchenTicket[]): KitchenTicket[] {
  const [known, setKnown] = useState({ tickets, done: none, lingering: none });
  // Set while rendering: a render without the ticket would lose a focus inside it.
  if (known.tickets !== tickets) {
    const done = hashesIn(tickets, "ready").filter((hash) =>
      hashesIn(known.tickets, "open").includes(hash),
    );
    setKnown({ tickets, done, lingering: [...known.lingering, ...done] });
  }
  const { done, lingering } = known;
  useEffect(() => {
    if (done.length === 0) return;
    setTimeout(() => {
      setKnown((now) => ({
        ...now,
        lingering: now.lingering.filter((hash) => !done.includes(hash)),
      }));
    }, breathMs);
  }, [done]);
  return tickets.filter(
    ({ hash, state, lines }) =>
      state !== "ready" || lingering.includes(hash) || lines.some(({ cancelled }) => cancelled > 0),
  );
}

const hashesIn = (tickets: readonly KitchenTicket[], state: KitchenTicket["state"]) =>
  tickets.filter((ticket) => ticket.state === state).map(({ hash }) => hash);
