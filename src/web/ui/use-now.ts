import { useEffect, useState } from "react";

const tickMs = 15_000;

/**
 * The time, as often as the ages on the screen need it. Only for what the browser alone renders. `read` is the clock by
 * which the ages began; it must be the same in every render.
 */
export function useNow(read: () => number = Date.now): Date {
  const [now, setNow] = useState(() => new Date(read()));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(read())), tickMs);
    return () => clearInterval(timer);
  }, [read]);
  return now;
}
