import { canBeMet } from "./option-rules.ts";

/** Stock of an item or an option that may run out. */
export type KeptStock = {
  /** Until somebody says otherwise. */
  soldOut: boolean;
  /** Until then, by itself. */
  soldOutUntilMs: number | null;
  /** Units left; null is no limit. */
  stock: number | null;
};

type StockedOption = KeptStock & { maxQty: number };
type StockedGroup = { min: number; options: readonly StockedOption[] };

/** `untilMs` is absent where nobody knows when it ends. */
export type SoldOut = { isSoldOut: boolean; untilMs?: number };

/** Those who sell an entry are warned at this number left. */
export const lowStock = 5;

function isOutAt({ soldOut, soldOutUntilMs, stock }: KeptStock, nowMs: number): boolean {
  return soldOut || stock === 0 || (soldOutUntilMs !== null && nowMs < soldOutUntilMs);
}

/** The most of an option in a unit by its limit and by what is left of it, of which there is some; 0 is no limit. */
function mostLeft({ maxQty, stock }: StockedOption): number {
  if (stock === null) return maxQty;
  return maxQty === 0 ? stock : Math.min(maxQty, stock);
}

/** Whether an entry is sold out. An item is as well if too little is left of a group that must be chosen from. */
export function soldOutOf(own: KeptStock, groups: readonly StockedGroup[], nowMs: number): SoldOut {
  const isSoldOutAt = (atMs: number) =>
    isOutAt(own, atMs) ||
    groups.some((group) => {
      const left = group.options.filter((option) => !isOutAt(option, atMs));
      return !canBeMet(
        group,
        left.map((option) => ({ maxQty: mostLeft(option) })),
      );
    });
  if (!isSoldOutAt(nowMs)) return { isSoldOut: false };
  const endsMs = [own, ...groups.flatMap(({ options }) => options)]
    .flatMap(({ soldOutUntilMs }) => soldOutUntilMs ?? [])
    .filter((endMs) => endMs > nowMs);
  const untilMs = endsMs.sort((a, b) => a - b).find((endMs) => !isSoldOutAt(endMs));
  return { isSoldOut: true, ...(untilMs === undefined ? {} : { untilMs }) };
}

/** An entry as a page was told of it. */
export type ToldSoldOut = { sold_out: boolean; sold_out_until?: string | undefined };

/** Whether it is so still: an end that was set comes without a word from the server. */
export function isStillSoldOut({ sold_out, sold_out_until }: ToldSoldOut, nowMs: number): boolean {
  return sold_out && (sold_out_until === undefined || nowMs < Date.parse(sold_out_until));
}
