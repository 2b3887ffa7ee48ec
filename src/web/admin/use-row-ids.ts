import { useState } from "react";

let count = 0;
function newId(): string {
  count += 1;
  return `row-${count}`;
}

/**
 * Ids for the rows of a list whose items have none. A row keeps its element and its focus while others are added,
 * removed or moved. `arrange` must apply to the ids every change made to the rows.
 */
export function useRowIds(length: number) {
  const [ids, setIds] = useState<string[]>(() => Array.from({ length }, newId));
  const shown = Array.from({ length }, (_, index) => ids[index] ?? `unnamed-${index}`);
  return {
    ids: shown,
    arrange: (change: (ids: readonly string[], newRow: () => string) => string[]) => {
      setIds(change(shown, newId));
    },
  };
}
