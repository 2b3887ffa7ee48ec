/** Guests may pay before they get it: what was ordered within this time is still made once its tab is closed. */
export const paidMadeMs = 3_600_000;
/** An order that nobody has finished after so long is no longer cooked. */
export const openMs = 24 * 3_600_000;

type Counted = { title: string; qty: number };

/** Sums units to cook by title, largest first. */
export function sumByTitle(lines: readonly Counted[]): Counted[] {
  const sums = new Map<string, number>();
  for (const { title, qty } of lines) sums.set(title, (sums.get(title) ?? 0) + qty);
  return [...sums]
    .map(([title, qty]) => ({ title, qty }))
    .sort((a, b) => b.qty - a.qty || a.title.localeCompare(b.title, "pt-BR"));
}
