import { useSyncExternalStore } from "react";
import { createKeptStore } from "../../storage/kept-store.ts";

/** The id of the printer that this device prints for. "" on most devices. */
const printerHere = createKeptStore<string>({
  key: "print.here",
  findStorage: () => localStorage,
  read: (kept) => kept ?? "",
  write: (printerId) => printerId || null,
});

export function usePrinterHere(): [printerId: string, choose: (printerId: string) => void] {
  const { subscribe, current } = printerHere;
  const printerId = useSyncExternalStore(subscribe, current, current);
  return [printerId, (next) => void printerHere.change(() => next)];
}
