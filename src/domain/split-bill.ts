import { apportion, proportion } from "./apportion.ts";
import type { Cents } from "./money.ts";
import type { TabTotal } from "./tab-total.ts";

/**
 * Splitting a bill. A share covers a part of it, some of which is service; a payer who does without the service pays so
 * much less, and covers the same. Covered parts stay; shares are of the rest. So a new order, or a line that is
 * cancelled, changes only the shares that nobody has paid, and all shares together are the total.
 */
export type Share = {
  /** The amount to pay. */
  cents: Cents;
  /** Service that the payer does without, which is no part of `cents`. */
  waivedCents: Cents;
};

type Split = { total: TabTotal; waives: boolean };

/** The largest number of people among whom a bill is split. */
export const maxShares = 50;

/** The rest shared by so many: the last ones take the cents that cannot be shared, a cent each at most. */
export function equalParts(leftCents: Cents, people: number): { each: Cents; withCent: number } {
  const each = nextPart(leftCents, people);
  return { each, withCent: leftCents - each * people };
}

/** The share of the next one of so many; the last one pays the rest, to the cent. */
const nextPart = (leftCents: Cents, people: number) => Math.floor(leftCents / people);

/** Share `index` of `of` equal ones, those before it being paid. */
export function equalShare(
  { of, index }: { of: number; index: number },
  { total, waives }: Split,
): Share {
  const { leftCents } = total;
  const covered = index >= of ? leftCents : nextPart(leftCents, of - index + 1);
  return waives ? withoutService(covered, total) : { cents: covered, waivedCents: 0 };
}

/** The shares that are still to be paid when those before `index` are, as long as nothing else happens to the bill. */
export function equalShares({ of, index }: { of: number; index: number }, split: Split): Share[] {
  const shares: Share[] = [];
  let { total } = split;
  for (let next = index; next <= of; next += 1) {
    const share = equalShare({ of, index: next }, { ...split, total });
    shares.push(share);
    total = after(total, share);
  }
  return shares;
}

/** The total of a tab once the share is paid. */
export function after(total: TabTotal, { cents, waivedCents }: Share): TabTotal {
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
 * The service in a share is as much of all service as the share is of the bill, counted from the beginning: so what is
 * rounded off one share comes to the next, and the parts of all shares are the service.
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

/** A line of a bill, without what was cancelled of it. */
export type SplittableLine = {
  /** Its order, and its number there. */
  order: string;
  line: number;
  qty: number;
  paidQty: number;
  /** All of it, and the service on that. */
  amountCents: Cents;
  serviceCents: Cents;
};

export type ChosenLine = Pick<SplittableLine, "order" | "line" | "qty">;

/** Units of a line that nobody has paid for. */
export function unpaidQty({ qty, paidQty }: Pick<SplittableLine, "qty" | "paidQty">): number {
  return Math.max(0, qty - paidQty);
}

/** The service of an order on each of its lines, by their amounts. */
export function serviceOfLines(serviceCents: Cents, amounts: readonly Cents[]): Cents[] {
  return apportion(serviceCents, amounts);
}

/**
 * The share of a payer of these lines. The payer of the last ones takes the rest, to the cent; nobody pays more than
 * that.
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

/** The amount of the next `count` units of a line after those that are paid; all units together are the whole. */
function ofUnits(
  cents: Cents,
  { qty, paidQty, count }: { qty: number; paidQty: number; count: number },
): Cents {
  return proportion(cents, paidQty + count, qty) - proportion(cents, paidQty, qty);
}
