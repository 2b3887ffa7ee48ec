import { useSyncExternalStore } from "react";

/** Per host, and so per account. */
const storageKey = "orders.opened";
const mostKept = 300;

let opened: ReadonlySet<number> | undefined;
const listeners = new Set<() => void>();

/** The numbers of the orders that were looked into on this device. */
function openedNow(): ReadonlySet<number> {
  return (opened ??= new Set(readStored()));
}

export function markOpened(id: number): void {
  if (openedNow().has(id)) return;
  opened = new Set([...openedNow(), id].slice(-mostKept));
  try {
    localStorage.setItem(storageKey, JSON.stringify([...opened]));
  } catch {
    // Without storage it is known for as long as the page.
  }
  for (const changed of listeners) changed();
}

export function useOpenedOrders(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, openedNow, openedNow);
}

function subscribe(changed: () => void): () => void {
  const reread = ({ key }: StorageEvent) => {
    if (key !== storageKey) return;
    opened = undefined;
    changed();
  };
  listeners.add(changed);
  addEventListener("storage", reread);
  return () => {
    listeners.delete(changed);
    removeEventListener("storage", reread);
  };
}

function readStored(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}
