import { useSyncExternalStore } from "react";
import { createKeptStore } from "../storage/kept-store.ts";

/** The station of which this device is the screen; "" for the whole kitchen. */
const chosen = createKeptStore<string>({
  key: "kitchen.station",
  findStorage: () => localStorage,
  read: (stored) => stored ?? "",
  write: String,
});

/** The chosen station, which may be gone; undefined for the whole kitchen. */
export function useStation() {
  const id = useSyncExternalStore(chosen.subscribe, chosen.current, chosen.current);
  return {
    chosenId: id === "" ? undefined : id,
    choose: (next: string) => void chosen.change(() => next),
  };
}
