import { useSyncExternalStore } from "react";
import { createKeptStore, type KeptStore } from "./kept-store.ts";

/** A yes or no that this device remembers under the key, for all of its tabs. */
export function createStoredChoice(key: string, usual: boolean): KeptStore<boolean> {
  return createKeptStore({
    key,
    findStorage: () => localStorage,
    read: (stored) => (stored === null ? usual : stored === "true"),
    write: String,
  });
}

export function useStoredChoice(choice: KeptStore<boolean>): [boolean, (next: boolean) => void] {
  const chosen = useSyncExternalStore(choice.subscribe, choice.current, choice.current);
  return [chosen, (next) => void choice.change(() => next)];
}
