import { startTransition, useEffect, useState } from "react";

/**
 * How many of a long list's rows are drawn by now: those that a screen shows at once, the others a few at a time, so that
 * whoever taps meanwhile waits for no more than a few.
 */
export function useGrowing(
  total: number,
  { first, step }: { first: number; step: number },
): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() => startTransition(() => setCount(count + step)));
    return () => clearTimeout(timer);
  }, [count, total, step]);
  return count;
}
