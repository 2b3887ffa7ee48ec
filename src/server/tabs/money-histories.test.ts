import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { CallRefused } from "../../contract/client.ts";
import type { SheetDetails } from "../../contract/sheets.ts";
import { signedInAdmin, type Caller } from "../testing/caller.ts";
import { newTab, payTab } from "../testing/new-tab.ts";
import { noRelay, sharedApp } from "../testing/start-app.ts";
import { newBar, type Bar } from "./testing-bar.ts";

/** A long run has 2,000 histories. */
const numRuns = Number(process.env["MONEY_HISTORIES"] ?? 25);
const timeout = 60_000 + 1000 * numRuns;

const testApp = sharedApp({ events: noRelay, poolSize: 10 });
let bar: Bar;
let callers: Caller[];
beforeAll(async () => {
  bar = await newBar(testApp);
  callers = [bar.colleague, bar.attendant, await signedInAdmin(testApp, bar.account)];
});

const step = fc.record({
  kind: fc.constantFrom("order", "cancel", "amount", "share", "share", "lines", "lines", "refund"),
  at: fc.nat(20),
  cents: fc.integer({ min: 1, max: 6000 }),
  of: fc.integer({ min: 1, max: 5 }),
  waives: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;

/** One device does something to a tab, by what was read of it before. */
async function act(caller: Caller, { seen, step: made }: { seen: SheetDetails; step: Step }) {
  const { kind, at, cents, of, waives } = made;
  const sheet = { hash: seen.hash };
  const pick = <Item>(items: readonly Item[]) => items[at % Math.max(1, items.length)];
  const waive = waives ? { waive_service: true } : {};
  switch (kind) {
    case "order":
      return bar.order(caller, {
        tab: sheet,
        title: pick(["Cerveja", "Prato do dia"]) ?? "",
        qty: of,
      });
    case "cancel": {
      const hash = pick(seen.orders)?.hash;
      if (hash === undefined) return undefined;
      return bar.colleague.orders.setStatus({ params: { hash, statusId: "6" }, body: {} });
    }
    case "amount":
      return payTab(caller, { sheet, amount: cents / 100, method: "cash", tendered: cents / 100 });
    case "share":
      return payTab(caller, { sheet, shares: { of, index: 1 + (at % of) }, ...waive });
    case "lines": {
      const line = pick(seen.bill_lines);
      if (!line) return undefined;
      return payTab(caller, {
        sheet,
        lines: [{ order: line.order, line: line.line, qty: 1 + (at % line.qty) }],
        ...waive,
      });
    }
    case "refund": {
      const payment = pick(seen.payments)?.id;
      if (payment === undefined) return undefined;
      return bar.colleague.sheets.refund(
        {
          params: sheet,
          body: { payment, reason: "other", ...(waives ? {} : { amount: cents / 100 }) },
        },
        { idempotencyKey: randomUUID() },
      );
    }
  }
}

const inCents = (reais: number) => Math.round(reais * 100);
const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0);

/** Invariants of a tab at any time. */
function expectSound(details: SheetDetails): void {
  const { payments, bill_lines, orders } = details;
  const total = inCents(details.total_amount);
  const paid = inCents(details.paid_amount);
  expect(paid).toBe(sum(payments.map(({ exp_amount }) => inCents(exp_amount))));
  expect(inCents(details.left_amount)).toBe(Math.max(0, total - paid));
  for (const { id, exp_amount, refund_of, refunded_amount = 0 } of payments) {
    if (refund_of !== undefined) continue;
    const given = payments.filter((one) => one.refund_of === id);
    expect(inCents(refunded_amount) + sum(given.map((one) => inCents(one.exp_amount)))).toBe(0);
    expect(refunded_amount).toBeLessThanOrEqual(exp_amount);
  }
  const counted = orders.filter(({ status_id }) => status_id !== 6);
  const service = sum(counted.map(({ service_amount }) => inCents(service_amount)));
  expect(sum(bill_lines.map(({ amount }) => inCents(amount)))).toBe(
    inCents(details.subtotal_amount),
  );
  expect(sum(bill_lines.map(({ service_amount }) => inCents(service_amount)))).toBe(service);
  for (const { paid_qty, qty } of bill_lines) expect(paid_qty).toBeLessThanOrEqual(qty);
  expect(inCents(details.service_amount)).toBeLessThanOrEqual(service);
  if (details.closed) expect(details.left_amount).toBe(0);
}

it("money stays whole, whatever several devices do to a tab at once", { timeout }, async () => {
  let calls = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
      async (moments) => {
        const tab = await newTab(bar.attendant, bar.at(1));
        await bar.order(bar.attendant, { tab, title: "Prato do dia", qty: 2 });
        for (const together of moments) {
          const seen = await bar.read(tab.hash);
          const outcomes = await Promise.allSettled(
            together.map((made, index) =>
              act(callers[index] ?? bar.colleague, { seen, step: made }),
            ),
          );
          calls += outcomes.length;
          for (const outcome of outcomes) {
            if (outcome.status === "fulfilled") continue;
            expect(outcome.reason).toBeInstanceOf(CallRefused);
            expect((outcome.reason as CallRefused).status).toBeLessThan(500);
          }
          expectSound(await bar.read(tab.hash));
        }
        // The rest is paid at last: then the payments are the total, unless too much was paid.
        const before = await bar.read(tab.hash);
        if (!before.closed && before.left_amount > 0)
          await payTab(bar.colleague, { sheet: tab, shares: { of: 1, index: 1 } });
        const after = await bar.read(tab.hash);
        expectSound(after);
        expect(after.left_amount).toBe(0);
        if (after.paid_amount <= after.total_amount)
          expect(after.paid_amount).toBe(after.total_amount);
      },
    ),
    { numRuns },
  );
  console.log(`${numRuns} histories, ${calls} calls: every cent in its place`);
});
