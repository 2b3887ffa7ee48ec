import { useSyncExternalStore } from "react";
import { createKeptStore } from "../storage/kept-store.ts";

/** The station of which this device is the screen; "" for the whole kitchen. */
const chosen = createKeptStore<string>({
  key: "kitchen.station",
  findStorage: () => localStorage,
  read: (stored) => stored ?? "",
  write: String,
});

type Station = { id: string; name: string };

/** The chosen one of these stations; undefined for the whole kitchen, also when the chosen one is gone. */
export function useStation(stations: readonly Station[]) {
  const id = useSyncExternalStore(chosen.subscribe, chosen.current, chosen.current);
  return {
    stationId: stations.some((station) => station.id === id) ? id : undefined,
    choose: (next: string) => void chosen.change(() => next),
  };
}
