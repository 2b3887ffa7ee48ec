import { useSyncExternalStore } from "react";
import { createKeptStore } from "../../storage/kept-store.ts";
import { useWakeLock, type WakeLockState } from "../../ui/use-wake-lock.ts";

/** Whether somebody works at this screen, until its tab of the browser is closed. */
const shift = createKeptStore<boolean>({
  key: "shift.open",
  findStorage: () => sessionStorage,
  read: (kept) => kept === "true",
  write: (isOpen) => (isOpen ? "true" : null),
});

export type Shift = { isOpen: boolean; wakeLock: WakeLockState; open: () => void };

/** The screen stays on while the shift is open, where the browser can do that. */
export function useShift(): Shift {
  const { subscribe, current } = shift;
  const isOpen = useSyncExternalStore(subscribe, current, current);
  return { isOpen, wakeLock: useWakeLock(isOpen), open: () => void shift.change(() => true) };
}
