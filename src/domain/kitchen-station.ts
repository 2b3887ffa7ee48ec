type Ticket = {
  state: "open" | "ready" | "cancelled";
  ready_at?: string | undefined;
  /** Only called-off lines of it are still to be seen. */
  over?: true | undefined;
  lines: {
    station?: string | undefined;
    qty: number;
    cancelled: number;
    ready: boolean;
    ready_at?: string | undefined;
  }[];
};

/**
 * The tickets of a station, each with only the lines that are made there. A ticket is ready when these are. Without a
 * station, all tickets of the kitchen.
 */
export function ofStation<Given extends Ticket>(
  tickets: readonly Given[],
  stationId: string | undefined,
): readonly Given[] {
  if (stationId === undefined) return tickets;
  return tickets.flatMap((ticket) => {
    const known = parts.get(ticket);
    // The kept part was made from this ticket, so it has this ticket's type.
    if (known?.stationId === stationId) return known.part as Given[];
    const part = partOf(ticket, stationId);
    parts.set(ticket, { stationId, part });
    return part;
  });
}

/** A cache by ticket for the last station that asked: an unchanged ticket stays the same and is not drawn again. */
const parts = new WeakMap<Ticket, { stationId: string; part: Ticket[] }>();

function partOf<Given extends Ticket>(ticket: Given, stationId: string): Given[] {
  const lines = ticket.lines.filter(({ station }) => station === stationId);
  const isSeen = lines.every(({ cancelled }) => cancelled === 0);
  if (lines.length === 0 || (ticket.over && isSeen)) return [];
  // A ticket of which all was called off has nothing made that could be taken back.
  const isGone = ticket.state !== "cancelled" && lines.every(({ qty }) => qty === 0);
  if (isGone) return [{ ...ticket, lines, state: "ready", over: true }];
  const isMade = ticket.state === "open" && lines.every(({ ready }) => ready);
  if (!isMade) return [{ ...ticket, lines }];
  const last = lines.map(({ ready_at = "" }) => ready_at).sort();
  return [{ ...ticket, lines, state: "ready", ready_at: last.at(-1) }];
}
