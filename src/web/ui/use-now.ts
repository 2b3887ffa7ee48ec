import { useEffect, useState } from "react";

const tickMs = 15_000;

/** The time, as often as the ages on the screen need it. Only for what the browser alone renders. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
