import { useState } from "react";

/** A yes or no that this device remembers under the key; without storage it holds for this visit. */
export function useStoredChoice(key: string, usual: boolean): [boolean, (choice: boolean) => void] {
  const [choice, setChoice] = useState(() => readChoice(key) ?? usual);
  const choose = (next: boolean) => {
    setChoice(next);
    storeChoice(key, next);
  };
  return [choice, choose];
}

function readChoice(key: string): boolean | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? undefined : stored === "true";
  } catch {
    return undefined;
  }
}

function storeChoice(key: string, choice: boolean): void {
  try {
    localStorage.setItem(key, String(choice));
  } catch {
    // As said above.
  }
}
