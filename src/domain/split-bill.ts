import { proportion } from "./apportion.ts";
import type { Cents } from "./money.ts";
import type { TabTotal } from "./tab-total.ts";

/**
 * A share of a split bill covers a part of it, service included. A payer whose service is waived pays less, and covers
 * as much. Covered parts stay, and further shares split the rest. So a new order or a cancelled line changes only the
 * shares that nobody has paid, and all shares together are the total.
 */
export type Share = {
  /** The amount to pay. */
  cents: Cents;
  /** Service that is waived for the payer; it is no part of `cents`. */
  waivedCents: Cents;
};

type Split = { total: TabTotal; waives: boolean };

/** The largest number of people among whom a bill is split, and for whom it is printed. */
export const maxShares = 99;

/** The rest in equal parts: the last `withCent` people pay a cent more each. */
export function equalParts(leftCents: Cents, people: number): { each: Cents; withCent: number } {
  const each = nextPart(leftCents, people);
  return { each, withCent: leftCents - each * people };
}

/** The next person's part of the rest, rounded down; the last person pays the rest, to the cent. */
const nextPart = (leftCents: Cents, people: number) => Math.floor(leftCents / people);

/** Share `index` of `of` equal shares; those before it are paid. */
export function equalShare(
  { of, index }: { of: number; index: number },
  { total, waives }: Split,
): Share {
  const { leftCents } = total;
  const covered = index >= of ? leftCents : nextPart(leftCents, of - index + 1);
  return waives ? withoutService(covered, total) : { cents: covered, waivedCents: 0 };
}

/** The shares from `index` on, if those before are paid and nothing else happens to the bill. */
export function equalShares({ of, index }: { of: number; index: number }, split: Split): Share[] {
  const shares: Share[] = [];
  let { total } = split;
  for (let next = index; next <= of; next += 1) {
    const share = equalShare({ of, index: next }, { ...split, total });
    shares.push(share);
    total = totalAfter(total, share);
  }
  return shares;
}

export function totalAfter(total: TabTotal, { cents, waivedCents }: Share): TabTotal {
  return {
    ...total,
    serviceCents: total.serviceCents - waivedCents,
    waivedCents: total.waivedCents + waivedCents,
    totalCents: total.totalCents - waivedCents,
    paidCents: total.paidCents + cents,
    leftCents: total.leftCents - cents - waivedCents,
  };
}

/**
 * The service in a share is in proportion to the share. It is counted from the beginning of the bill, so what is
 * rounded off one share goes to the next, and the parts of all shares add up to the service.
 */
function withoutService(covered: Cents, total: TabTotal): Share {
  const { totalCents, paidCents, serviceCents, waivedCents } = total;
  const all = totalCents + waivedCents;
  const before = paidCents + waivedCents;
  const serviceUpTo = (cents: Cents) => proportion(serviceCents + waivedCents, cents, all);
  const part = serviceUpTo(before + covered) - serviceUpTo(before);
  const waived = Math.max(0, Math.min(part, covered, serviceCents));
  return { cents: covered - waived, waivedCents: waived };
}

/** A line of a bill, without its cancelled units. */
export type SplittableLine = {
  /** Its order, and its number there. */
  order: string;
  line: number;
  qty: number;
  paidQty: number;
  /** The amount of the whole line, and the service on it. */
  amountCents: Cents;
  serviceCents: Cents;
};

export type ChosenLine = Pick<SplittableLine, "order" | "line" | "qty">;

export function unpaidQty({ qty, paidQty }: Pick<SplittableLine, "qty" | "paidQty">): number {
  return Math.max(0, qty - paidQty);
}

/**
 * The share of a payer of these lines. The payer of the last lines pays the rest, to the cent. Nobody pays more than
 * the rest.
 */
export function shareOfLines(
  chosen: readonly ChosenLine[],
  { lines, total, waives }: Split & { lines: readonly SplittableLine[] },
): Share {
  let [amount, service, isAll] = [0, 0, true];
  for (const line of lines) {
    const { qty = 0 } = chosen.find((one) => isSameLine(one, line)) ?? {};
    isAll &&= qty >= unpaidQty(line);
    amount += ofUnits(line.amountCents, { ...line, count: qty });
    service += ofUnits(line.serviceCents, { ...line, count: qty });
  }
  const covered = isAll ? total.leftCents : Math.min(total.leftCents, amount + service);
  const waived = waives ? Math.min(service, covered, total.serviceCents) : 0;
  return { cents: covered - waived, waivedCents: waived };
}

export function isSameLine(
  a: Pick<SplittableLine, "order" | "line">,
  b: Pick<SplittableLine, "order" | "line">,
): boolean {
  return a.order === b.order && a.line === b.line;
}

/** The amount of the next `count` units of a line after the paid ones; all units add up to the whole. */
function ofUnits(
  cents: Cents,
  { qty, paidQty, count }: { qty: number; paidQty: number; count: number },
): Cents {
  return proportion(cents, paidQty + count, qty) - proportion(cents, paidQty, qty);
}
