import { useSyncExternalStore } from "react";
import type { ListedPayment } from "../../../contract/payments.ts";
import { maxShares } from "../../../domain/split-bill.ts";
import { createKeptStore } from "../../storage/kept-store.ts";
import { listOf, numberOf, parsed, recordOf, textOf } from "../../storage/stored-json.ts";

/** The number of payers of a tab's bill, whose turn it is, and the payments of those before that this device knows. */
export type Split = { of: number; index: number; paid: readonly string[] };

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
    const paid = listOf(recordOf(stored)["paid"]).map(textOf);
    return isSplit && now - savedAt <= keptMs
      ? [[hash, { of, index, paid, savedAt }] as const]
      : [];
  });
  return Object.fromEntries(entries);
}

export function keepSplit(hash: string, split: Split): void {
  splits.change((kept) => ({ ...kept, [hash]: { ...split, savedAt: Date.now() } }));
}

/** Remembers that a share was paid, by the last of the tab's payments. */
export function keepPaidShare(
  hash: string,
  { of, index }: Pick<Split, "of" | "index">,
  payments: readonly ListedPayment[],
): void {
  const before = splits.current()[hash];
  const { paid } = standing({ of, index, paid: before?.paid ?? [] }, payments);
  const last = payments.slice(-1).map(({ id }) => id);
  keepSplit(hash, { of, index: Math.min(of, index + 1), paid: [...paid, ...last] });
}

/** The split without the shares that were given back whole, on whichever device: they are to be paid once more. */
export function standing({ of, index, paid }: Split, payments: readonly ListedPayment[]): Split {
  const isBack = (id: string) =>
    payments.some((one) => one.id === id && one.refunded_amount === one.exp_amount);
  const left = paid.filter((id) => !isBack(id));
  return { of, index: Math.max(1, index - paid.length + left.length), paid: left };
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
