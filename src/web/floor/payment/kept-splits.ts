import { useSyncExternalStore } from "react";
import { maxShares } from "../../../domain/split-bill.ts";
import { createKeptStore } from "../../storage/kept-store.ts";
import { numberOf, parsed, recordOf } from "../../storage/stored-json.ts";

/** The number of payers of a tab's bill, and whose turn it is. */
export type Split = { of: number; index: number };

/** How long an abandoned split is kept. */
const keptMs = 24 * 60 * 60 * 1000;

type Kept = Record<string, Split & { savedAt: number }>;

/** By the tab's hash. The server does not know the split, so without this the rest would be split from the start. */
const splits = createKeptStore<Kept>({
  key: "bill_splits",
  findStorage: () => localStorage,
  read: (json) => readSplits(json, Date.now()),
  write: (kept) => (Object.keys(kept).length === 0 ? null : JSON.stringify(kept)),
});

export function readSplits(json: string | null, now: number): Kept {
  const entries = Object.entries(recordOf(parsed(json))).flatMap(([hash, stored]) => {
    const [of, index, savedAt] = ["of", "index", "savedAt"].map((key) =>
      numberOf(recordOf(stored)[key]),
    ) as [number, number, number];
    const isSplit = of >= 2 && of <= maxShares && index >= 1 && index <= of;
    return isSplit && now - savedAt <= keptMs ? [[hash, { of, index, savedAt }] as const] : [];
  });
  return Object.fromEntries(entries);
}

export function keepSplit(hash: string, split: Split): void {
  splits.change((kept) => ({ ...kept, [hash]: { ...split, savedAt: Date.now() } }));
}

/** Called when nothing is left to pay. */
export function forgetSplit(hash: string): void {
  splits.change(({ [hash]: _, ...others }) => others);
}

/** The split of the tab that somebody began on this device. */
export function useKeptSplit(hash: string): Split | undefined {
  const kept = useSyncExternalStore(splits.subscribe, splits.current, splits.current);
  return kept[hash];
}
