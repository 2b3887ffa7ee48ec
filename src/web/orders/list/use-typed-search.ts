import { useEffect, useState } from "react";

/** A pause in typing. */
const pauseMs = 300;

/**
 * The text of a search's field at once, and in the address after a pause; a change of the address changes the field.
 */
export function useTypedSearch(
  kept: string,
  keep: (typed: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(kept);
  const [written, setWritten] = useState(kept);
  if (kept !== written) {
    setWritten(kept);
    // Blanks at its end go on to be typed.
    if (kept !== typed.trim()) setTyped(kept);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === written) return undefined;
    const timer = setTimeout(() => {
      setWritten(wanted);
      keep(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, written, keep]);
  return [typed, setTyped];
}
