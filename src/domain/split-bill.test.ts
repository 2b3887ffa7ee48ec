import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apportion } from "./apportion.ts";
import {
  totalAfter,
  equalParts,
  equalShares,
  shareOfLines,
  unpaidQty,
  type SplittableLine,
  type Share,
} from "./split-bill.ts";
import { tabTotal } from "./tab-total.ts";

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
const covered = ({ cents, waivedCents }: Share) => cents + waivedCents;

const bill = (
  subtotalCents: number,
  { serviceCents = 0, shares = [] as Share[] }: { serviceCents?: number; shares?: Share[] } = {},
) =>
  tabTotal({
    orders: [{ subtotalCents, serviceCents, isCancelled: false }],
    paymentsCents: shares.map(({ cents }) => cents),
    waivedCents: sum(shares.map(({ waivedCents }) => waivedCents)),
    waivesService: false,
  });

describe("apportion", () => {
  it("gives the cents that are left to the largest remainders", () => {
    expect(apportion(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(apportion(10, [1, 2, 4])).toEqual([1, 3, 6]);
    expect(apportion(5, [0, 0])).toEqual([0, 0]);
  });

  it("is within a cent of what is exact, and adds up, also for amounts that no product holds", () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000_000_000 });
    fc.assert(
      fc.property(cents, fc.array(fc.nat(1_000_000_000), { minLength: 1 }), (whole, weights) => {
        const all = sum(weights);
        const parts = apportion(whole, weights);
        if (all === 0) return;
        expect(sum(parts)).toBe(whole);
        for (const [index, part] of parts.entries()) {
          const exact = BigInt(whole) * BigInt(weights[index] ?? 0);
          expect(Number((exact - BigInt(part) * BigInt(all)) / BigInt(all))).toBe(0);
        }
      }),
    );
  });
});

describe("equal shares", () => {
  const of = fc.integer({ min: 1, max: 50 });
  const cents = fc.integer({ min: 0, max: 10_000_000 });

  it("are what a bill says that each of so many pays", () => {
    expect(equalParts(17_060, 3)).toEqual({ each: 5686, withCent: 2 });
    fc.assert(
      fc.property(cents, of, (left, people) => {
        const { each, withCent } = equalParts(left, people);
        const shares = equalShares({ of: people, index: 1 }, { total: bill(left), waives: false });
        expect(shares.map((share) => share.cents)).toEqual(
          Array.from({ length: people }, (_, at) => each + (at < people - withCent ? 0 : 1)),
        );
      }),
    );
  });

  it("of 100 by 3 leave the cent to the last", () => {
    const shares = equalShares({ of: 3, index: 1 }, { total: bill(10_000), waives: false });
    expect(shares.map((share) => share.cents)).toEqual([3333, 3333, 3334]);
  });

  it("are the total, and within a cent of each other", () => {
    fc.assert(
      fc.property(of, cents, cents, (count, subtotal, serviceCents) => {
        const total = bill(subtotal, { serviceCents });
        const shares = equalShares({ of: count, index: 1 }, { total, waives: false });
        const amounts = shares.map((share) => share.cents);
        expect(sum(amounts)).toBe(total.totalCents);
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("without the service are the total without it", () => {
    fc.assert(
      fc.property(of, cents, cents, (count, subtotal, serviceCents) => {
        const total = bill(subtotal, { serviceCents });
        const shares = equalShares({ of: count, index: 1 }, { total, waives: true });
        expect(sum(shares.map((share) => share.cents))).toBe(subtotal);
        expect(sum(shares.map((share) => share.waivedCents))).toBe(serviceCents);
      }),
    );
  });

  it("are not changed for the others by one who does without the service", () => {
    const total = bill(10_000, { serviceCents: 1000 });
    const [first] = equalShares({ of: 4, index: 1 }, { total, waives: true });
    expect(first).toEqual({ cents: 2500, waivedCents: 250 });
    const rest = equalShares(
      { of: 4, index: 2 },
      { total: bill(10_000, { serviceCents: 1000, shares: first ? [first] : [] }), waives: false },
    );
    expect(rest.map((share) => share.cents)).toEqual([2750, 2750, 2750]);
  });

  it("are the total whatever is ordered or cancelled between them, and whoever does without the service", () => {
    const change = fc.record({
      waives: fc.boolean(),
      subtotal: fc.integer({ min: -2000, max: 5000 }),
    });
    fc.assert(
      fc.property(of, cents, fc.array(change, { maxLength: 50 }), (count, first, changes) => {
        let subtotal = first;
        const shares: Share[] = [];
        const now = () => bill(subtotal, { serviceCents: Math.floor(subtotal / 10), shares });
        for (let index = 1; index <= count; index += 1) {
          const { waives, subtotal: by } = changes[index] ?? { waives: false, subtotal: 0 };
          subtotal = Math.max(0, subtotal + by);
          const [share] = equalShares({ of: count, index }, { total: now(), waives });
          if (share) shares.push(share);
          expect(share?.cents).toBeGreaterThanOrEqual(0);
        }
        const total = now();
        // The bill is paid. A cancellation after the payment leaves an amount to give back.
        expect(total.leftCents).toBe(0);
        expect(total.paidCents).toBe(total.totalCents + total.overpaidCents);
      }),
    );
  });
});

describe("shares by lines", () => {
  const order = fc.record({
    amounts: fc.array(fc.record({ qty: fc.integer({ min: 1, max: 9 }), cents: fc.nat(20_000) }), {
      minLength: 1,
      maxLength: 6,
    }),
    serviceCents: fc.nat(5000),
  });
  const linesOf = (orders: { amounts: { qty: number; cents: number }[]; serviceCents: number }[]) =>
    orders.flatMap(({ amounts, serviceCents }, at): SplittableLine[] => {
      const weights = amounts.map(({ cents }) => cents);
      const isFree = sum(weights) === 0;
      const service = apportion(isFree ? 0 : serviceCents, weights);
      return amounts.map(({ qty, cents }, line) => ({
        order: String(at),
        line,
        qty,
        paidQty: 0,
        amountCents: cents,
        serviceCents: service[line] ?? 0,
      }));
    });
  const totalOf = (lines: readonly SplittableLine[], shares: Share[]) =>
    bill(sum(lines.map(({ amountCents }) => amountCents)), {
      serviceCents: sum(lines.map(({ serviceCents }) => serviceCents)),
      shares,
    });

  it("have the service in proportion, which who pays for them may do without", () => {
    const lines: SplittableLine[] = [
      { order: "a", line: 1, qty: 2, paidQty: 0, amountCents: 2001, serviceCents: 200 },
      { order: "a", line: 2, qty: 1, paidQty: 0, amountCents: 5000, serviceCents: 500 },
    ];
    const total = totalOf(lines, []);
    const one = [{ order: "a", line: 1, qty: 1 }];
    expect(shareOfLines(one, { lines, total, waives: false })).toEqual({
      cents: 1100,
      waivedCents: 0,
    });
    const waiving = shareOfLines(one, { lines, total, waives: true });
    expect(waiving).toEqual({ cents: 1000, waivedCents: 100 });
    expect(totalAfter(total, waiving)).toEqual(totalOf(lines, [waiving]));
  });

  it("are the total, unit by unit, whoever does without the service and whatever is cancelled", () => {
    const taken = fc.record({
      line: fc.nat(),
      qty: fc.integer({ min: 1, max: 3 }),
      waives: fc.boolean(),
      cancels: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(order, { minLength: 1, maxLength: 3 }),
        fc.array(taken),
        (all, moves) => {
          let lines = linesOf(all);
          const shares: Share[] = [];
          const pay = (chosen: { order: string; line: number; qty: number }[], waives: boolean) => {
            const share = shareOfLines(chosen, { lines, total: totalOf(lines, shares), waives });
            expect(share.cents).toBeGreaterThanOrEqual(0);
            expect(covered(share)).toBeLessThanOrEqual(totalOf(lines, shares).leftCents);
            shares.push(share);
            lines = lines.map((line) => {
              const { qty = 0 } =
                chosen.find((one) => one.order === line.order && one.line === line.line) ?? {};
              return { ...line, paidQty: line.paidQty + qty };
            });
          };
          for (const { line: at, qty, waives, cancels } of moves) {
            const line = lines[at % lines.length];
            if (!line) continue;
            if (cancels && line.qty > 1) {
              const cut = (cents: number) => Math.floor((cents * (line.qty - 1)) / line.qty);
              lines = lines.map((one) =>
                one === line
                  ? {
                      ...line,
                      qty: line.qty - 1,
                      amountCents: cut(line.amountCents),
                      serviceCents: cut(line.serviceCents),
                    }
                  : one,
              );
            } else if (unpaidQty(line) > 0) {
              pay([{ ...line, qty: Math.min(qty, unpaidQty(line)) }], waives);
            }
          }
          pay(
            lines.map((line) => ({ ...line, qty: unpaidQty(line) })),
            false,
          );
          expect(totalOf(lines, shares).leftCents).toBe(0);
          const nobodyWaives = shares.every(({ waivedCents }) => waivedCents === 0);
          const nothingCancelled =
            sum(linesOf(all).map(({ qty }) => qty)) === sum(lines.map(({ qty }) => qty));
          if (nobodyWaives && nothingCancelled)
            expect(sum(shares.map(({ cents }) => cents))).toBe(totalOf(lines, []).totalCents);
        },
      ),
    );
  });
});
