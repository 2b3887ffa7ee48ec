type Ticket = {
  state: "open" | "ready" | "cancelled";
  ready_at?: string | undefined;
  lines: { station?: string | undefined; ready: boolean; ready_at?: string | undefined }[];
};

/**
 * The tickets as a station has them, with the lines that are made there alone: one is ready when these are. Without a
 * station they are the whole kitchen's.
 */
export function ofStation<Given extends Ticket>(
  tickets: readonly Given[],
  stationId: string | undefined,
): readonly Given[] {
  if (stationId === undefined) return tickets;
  return tickets.flatMap((ticket) => {
    const lines = ticket.lines.filter(({ station }) => station === stationId);
    if (lines.length === 0) return [];
    const isMade = ticket.state === "open" && lines.every(({ ready }) => ready);
    if (!isMade) return { ...ticket, lines };
    const last = lines.map(({ ready_at = "" }) => ready_at).sort();
    return { ...ticket, lines, state: "ready", ready_at: last.at(-1) };
  });
}
