import { useSyncExternalStore } from "react";
import { createKeptStore } from "./kept-store.ts";
import { numberOf, parsed, recordOf } from "./stored-json.ts";

const keptMs = 24 * 60 * 60 * 1000;

type KeptDay<T> = Record<string, T & { savedAt: number }>;
type Read<T> = (stored: Record<string, unknown>) => T | undefined;

/** Values by a hash, on the device until they are a day old: by then somebody has looked. */
export function createDayStore<T>(key: string, read: Read<T>) {
  const { current, change, subscribe } = createKeptStore<KeptDay<T>>({
    key,
    findStorage: () => localStorage,
    read: (json) => readDay(json, { now: Date.now(), read }),
    write: (kept) => (Object.keys(kept).length === 0 ? null : JSON.stringify(kept)),
  });
  return {
    current,
    keep: (hash: string, value: T) =>
      change((kept) => ({ ...kept, [hash]: { ...value, savedAt: Date.now() } })),
    forget: (hash: string) => change(({ [hash]: _, ...others }) => others),
    useKept: (hash: string): T | undefined =>
      useSyncExternalStore(subscribe, current, current)[hash],
  };
}

/** Leaves out what is none, and what is older than a day. */
export function readDay<T>(json: string | null, { now, read }: { now: number; read: Read<T> }) {
  const entries = Object.entries(recordOf(parsed(json))).flatMap(([hash, stored]) => {
    const savedAt = numberOf(recordOf(stored)["savedAt"]);
    const value = now - savedAt <= keptMs ? read(recordOf(stored)) : undefined;
    return value === undefined ? [] : [[hash, { ...value, savedAt }] as const];
  });
  return Object.fromEntries<KeptDay<T>[string]>(entries);
}
