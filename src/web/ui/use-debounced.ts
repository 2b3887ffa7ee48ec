import { useEffect, useState } from "react";

/** The value once it has stayed the same for so long. */
export function useDebounced<Value extends string>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
