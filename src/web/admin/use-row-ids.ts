import { useState } from "react";

let count = 0;
function newId(): string {
  count += 1;
  return `row-${count}`;
}

/**
 * A name for each row of a list whose rows have none of their own, so that a row keeps its place on the page, and its
 * focus, while others come, go and change places. `arrange` does with the names what is done with the rows.
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
