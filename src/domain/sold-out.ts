import { canBeMet } from "./option-rules.ts";

/** Stock of an item or an option that may run out. */
export type KeptStock = {
  /** Sold out until somebody says otherwise. */
  soldOut: boolean;
  /** Sold out until this instant, then automatically available again. */
  soldOutUntilMs: number | null;
  /** Units left; null is no limit. */
  stock: number | null;
};

type StockedOption = KeptStock & { maxQty: number };
type StockedGroup = { min: number; options: readonly StockedOption[] };

/** `untilMs` is absent where nobody knows when it ends. */
export type SoldOut = { isSoldOut: boolean; untilMs?: number };

/** Staff are warned when this many units are left. */
export const lowStock = 5;

function isOutAt({ soldOut, soldOutUntilMs, stock }: KeptStock, nowMs: number): boolean {
  return soldOut || stock === 0 || (soldOutUntilMs !== null && nowMs < soldOutUntilMs);
}

/** The most of an option in a unit, by its limit and by its stock, which is not 0 here; 0 is no limit. */
function mostLeft({ maxQty, stock }: StockedOption): number {
  if (stock === null) return maxQty;
  return maxQty === 0 ? stock : Math.min(maxQty, stock);
}

/** Whether an entry is sold out. An item also is if too little is left of a group that must be chosen from. */
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

/** The sold-out state of an entry as a page was told it. */
export type PageSoldOut = { sold_out: boolean; sold_out_until?: string | undefined };

/** Whether it is still sold out. A page finds a set end by the clock: the server sends no event for it. */
export function isStillSoldOut({ sold_out, sold_out_until }: PageSoldOut, nowMs: number): boolean {
  return sold_out && (sold_out_until === undefined || nowMs < Date.parse(sold_out_until));
}
