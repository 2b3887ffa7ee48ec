import { useEffect, useState, useSyncExternalStore } from "react";
import { createListeners } from "../../storage/listeners.ts";

/** The hashes of the orders that this screen asks something about. */
let asked: ReadonlySet<string> = new Set();
const listeners = createListeners();

function change(next: ReadonlySet<string>): void {
  asked = next;
  listeners.tell();
}

const current = () => asked;

/**
 * Keeps an order's card in place while its dialog is open, even if a colleague changes the order. The dialog is inside
 * the card and would unmount with it.
 */
export function useAsked(hash: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    change(new Set([...asked, hash]));
    return () => change(new Set([...asked].filter((other) => other !== hash)));
  }, [hash, isOpen]);
}

export function useAskedOrders(): ReadonlySet<string> {
  return useSyncExternalStore(listeners.add, current, current);
}

/** The rows of a list, and those that have left it while something is asked about them. */
export function useStaying<Row extends object>(rows: readonly Row[]): readonly Row[] {
  const asks = useAskedOrders();
  const [known, setKnown] = useState({ rows, asks, shown: rows });
  if (known.rows === rows && known.asks === asks) return known.shown;
  const shown = withStaying(rows, { former: known.shown, asks });
  setKnown({ rows, asks, shown });
  return shown;
}

/** The rows, and former rows that are gone but asked about, in their places and as they were. */
export function withStaying<Row extends object>(
  rows: readonly Row[],
  { former, asks }: { former: readonly Row[]; asks: ReadonlySet<string> },
): readonly Row[] {
  if (asks.size === 0) return rows;
  const there = new Set(rows.map(hashOf));
  const staying = [...rows];
  for (const [at, row] of former.entries()) {
    const hash = hashOf(row);
    if (hash !== undefined && asks.has(hash) && !there.has(hash)) staying.splice(at, 0, row);
  }
  return staying.length === rows.length ? rows : staying;
}

/** Rows of a queue have no hash. */
function hashOf(row: object): string | undefined {
  return "hash" in row && typeof row.hash === "string" ? row.hash : undefined;
}
