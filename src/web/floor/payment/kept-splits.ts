import type { ListedPayment } from "../../../contract/payments.ts";
import { maxShares } from "../../../domain/split-bill.ts";
import { createDayStore } from "../../storage/day-store.ts";
import { listOf, numberOf, textOf } from "../../storage/stored-json.ts";

/** The number of payers of a tab's bill, whose turn it is, and the payments of those before that this device knows. */
export type Split = { of: number; index: number; paid: readonly string[] };

/** By the tab's hash. The server does not know the split, so without this the rest would be split from the start. */
export const keptSplits = createDayStore("bill_splits", readSplit);

export function readSplit(stored: Record<string, unknown>): Split | undefined {
  const [of, index] = [numberOf(stored["of"]), numberOf(stored["index"])];
  const isSplit = of >= 2 && of <= maxShares && index >= 1 && index <= of;
  return isSplit ? { of, index, paid: listOf(stored["paid"]).map(textOf) } : undefined;
}

/** Remembers that a share was paid, by the last of the tab's payments. */
export function keepPaidShare(
  hash: string,
  { of, index }: Pick<Split, "of" | "index">,
  payments: readonly ListedPayment[],
): void {
  const before = keptSplits.current()[hash];
  const { paid } = standing({ of, index, paid: before?.paid ?? [] }, payments);
  const last = payments.slice(-1).map(({ id }) => id);
  keptSplits.keep(hash, { of, index: Math.min(of, index + 1), paid: [...paid, ...last] });
}

/** The split without the shares that were given back whole, on whichever device: they are to be paid once more. */
export function standing({ of, index, paid }: Split, payments: readonly ListedPayment[]): Split {
  const isBack = (id: string) =>
    payments.some((one) => one.id === id && one.refunded_amount === one.exp_amount);
  const left = paid.filter((id) => !isBack(id));
  return { of, index: Math.max(1, index - paid.length + left.length), paid: left };
}
