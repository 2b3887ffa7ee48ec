import { createListeners } from "./listeners.ts";

export type KeptStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type KeptStore<Kept> = {
  current: () => Kept;
  /** Changes the stored value, which another tab may have changed since; returns the result. */
  change: (next: (kept: Kept) => Kept) => Kept;
  /** Reads what another tab may have stored. */
  refresh: () => void;
  /** False when the storage has refused the latest change, which lasts as long as the page. */
  isStored: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

type KeptStoreParts<Kept> = {
  /** Per host, and so per account. */
  key: string;
  findStorage: () => KeptStorage;
  /** Reads the stored text, which may be anything. */
  read: (json: string | null) => Kept;
  /** Null when there is nothing to store. */
  write: (kept: Kept) => string | null;
};

/** A value kept in a storage. If that is full or forbidden, it lasts as long as the page. */
export function createKeptStore<Kept>(parts: KeptStoreParts<Kept>): KeptStore<Kept> {
  const { key, findStorage } = parts;
  const listeners = createListeners();
  let lastJson: string | null | undefined;
  let kept = parts.read(null);
  /** Memory is newer than the storage, which refused the last write. */
  let isAhead = false;

  const read = () => {
    if (isAhead) return;
    const json = attempt(() => findStorage().getItem(key));
    if (json === undefined || json === lastJson) return;
    lastJson = json;
    kept = parts.read(json);
    if (json !== null && parts.write(kept) === null) attempt(() => findStorage().removeItem(key));
  };
  const write = () => {
    const json = parts.write(kept);
    isAhead = !attempt(() => {
      if (json === null) findStorage().removeItem(key);
      else findStorage().setItem(key, json);
      return true;
    });
    if (!isAhead) lastJson = json;
  };
  const refresh = () => {
    const before = kept;
    read();
    if (kept !== before) listeners.tell();
  };

  return {
    current() {
      if (lastJson === undefined) read();
      return kept;
    },
    change(next) {
      refresh();
      const changed = next(kept);
      if (changed === kept) return kept;
      kept = changed;
      write();
      listeners.tell();
      return kept;
    },
    refresh,
    isStored: () => !isAhead,
    subscribe(listener) {
      const stored = (event: StorageEvent) => {
        // The key is null when another tab has cleared the whole storage.
        if (event.key === key || event.key === null) refresh();
      };
      const stop = listeners.add(listener);
      refresh();
      if (typeof window === "undefined") return stop;
      window.addEventListener("storage", stored);
      // A page from the browser's back/forward cache has missed all events meanwhile.
      window.addEventListener("pageshow", refresh);
      return () => {
        stop();
        window.removeEventListener("storage", stored);
        window.removeEventListener("pageshow", refresh);
      };
    },
  };
}

/** The result, or undefined when the storage is full or forbidden. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
