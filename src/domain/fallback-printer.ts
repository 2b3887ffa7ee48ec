/** A printer, when it was last there, and which one takes its jobs after how long. */
export type Standing = {
  id: string;
  seenMs: number;
  fallback: { printerId: string; afterMs: number } | undefined;
};

/** The printers whose jobs this one takes now: those that are silent, as are all on the way from them to it. */
export function standsInFor(printers: readonly Standing[], id: string, nowMs: number): string[] {
  return printers
    .filter((printer) => printer.id !== id && wayFrom(printers, printer, nowMs).includes(id))
    .map((printer) => printer.id);
}

/** The printers that get the jobs of a silent one, in turn: each is followed by its own fallback. */
function wayFrom(printers: readonly Standing[], first: Standing, nowMs = Infinity): string[] {
  const way: string[] = [];
  let at: Standing | undefined = first;
  while (at?.fallback && nowMs - at.seenMs > at.fallback.afterMs) {
    const { printerId }: { printerId: string } = at.fallback;
    if (way.includes(printerId)) break;
    way.push(printerId);
    at = printers.find(({ id }) => id === printerId);
  }
  return way;
}

/** Whether jobs of the printer could come back to it. */
export function isCircle(printers: readonly Standing[], id: string): boolean {
  const first = printers.find((printer) => printer.id === id);
  return first !== undefined && wayFrom(printers, first).includes(id);
}
