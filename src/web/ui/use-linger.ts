import { useEffect, useState } from "react";

/** True while `active`, and for `lingerMs` after it ends. */
export function useLinger(active: boolean, lingerMs: number): boolean {
  const [lingering, setLingering] = useState(active);
  if (active && !lingering) setLingering(true);
  useEffect(() => {
    if (active) return undefined;
    const timer = setTimeout(() => setLingering(false), lingerMs);
    return () => clearTimeout(timer);
  }, [active, lingerMs]);
  return active || lingering;
}
