import { useState } from "react";

/** The same object as long as its JSON is equal, so that the components that get it are not drawn again. */
export function useSame<T>(value: T): T {
  const [known, setKnown] = useState(value);
  if (JSON.stringify(known) === JSON.stringify(value)) return known;
  setKnown(value);
  return value;
}
