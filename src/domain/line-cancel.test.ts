import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leftOfLine, serviceOfCancelled } from "./line-cancel.ts";

const cents = fc.integer({ min: 0, max: 1_000_000_000_000 });
/** Amounts that lines of an order come to, and its service. */
const orders = fc.record({
  lines: fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 30 }),
  serviceCents: cents,
});

/** Calls off one amount after the other, and lists what each takes off the service. */
function callOff(lines: readonly number[], subtotalCents: number, serviceCents: number) {
  const sums = { subtotalCents, serviceCents, linesCancelledCents: 0, serviceCancelledCents: 0 };
  return lines.map((amountCents) => {
    const service = serviceOfCancelled(sums, amountCents);
    sums.linesCancelledCents += amountCents;
    sums.serviceCancelledCents += service;
    return { service, ...sums };
  });
}
const sumOf = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

describe("the service on what is called off", () => {
  it("is, with the last of the items, all of the service to the cent, in whatever order they go", () => {
    fc.assert(
      fc.property(orders, fc.boolean(), ({ lines, serviceCents }, isReversed) => {
        const subtotal = sumOf(lines);
        const service = subtotal === 0 ? 0 : serviceCents;
        const steps = callOff(isReversed ? lines.toReversed() : lines, subtotal, service);
        expect(steps.at(-1)).toMatchObject({
          linesCancelledCents: subtotal,
          serviceCancelledCents: service,
        });
      }),
    );
  });

  it("is never off the exact fraction by more than half a cent, however many steps there were", () => {
    fc.assert(
      fc.property(orders, ({ lines, serviceCents }) => {
        const subtotal = sumOf(lines);
        fc.pre(subtotal > 0);
        for (const step of callOff(lines, subtotal, serviceCents)) {
          const off =
            BigInt(step.serviceCancelledCents) * BigInt(subtotal) -
            BigInt(serviceCents) * BigInt(step.linesCancelledCents);
          expect(2n * (off < 0n ? -off : off) <= BigInt(subtotal)).toBe(true);
          expect(step.service).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("stays within what there is of it where the order has grown meanwhile", () => {
    fc.assert(
      fc.property(orders, cents, cents, ({ lines, serviceCents }, moreItems, moreService) => {
        fc.pre(sumOf(lines) > 0);
        const [first = 0, ...rest] = lines;
        const [step] = callOff([first], sumOf(lines), serviceCents);
        const grown = {
          subtotalCents: sumOf(lines) + moreItems,
          serviceCents: serviceCents + moreService,
          linesCancelledCents: first,
          serviceCancelledCents: step?.service ?? 0,
        };
        const service = serviceOfCancelled(grown, sumOf(rest) + moreItems);
        expect(service + grown.serviceCancelledCents).toBe(grown.serviceCents);
      }),
    );
  });
});

describe("what is left of a line", () => {
  const option = { qty: 6, title: "Bacon" };

  it("has as many of its options for each unit as before", () => {
    const line = { qty: 3, cancelled: 1, title: "X-Burger", children: [option] };
    expect(leftOfLine(line)).toEqual({
      qty: 2,
      cancelled: 0,
      title: "X-Burger",
      children: [{ qty: 4, title: "Bacon" }],
    });
  });

  it("is nothing where all of it is called off", () => {
    expect(leftOfLine({ qty: 3, cancelled: 3, children: [option] })).toBeUndefined();
  });
});
