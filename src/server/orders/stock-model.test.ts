import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { CallRefused } from "../../contract/client.ts";
import type { Caller } from "../testing/caller.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { noRelay, sharedApp } from "../testing/start-app.ts";
import { newKitchen, type Kitchen } from "./testing-stock.ts";

/** A long run has 2,000 histories. */
const numRuns = Number(process.env["STOCK_HISTORIES"] ?? 100);
const timeout = 30_000 + 500 * numRuns;

const testApp = sharedApp({ events: noRelay });
let kitchen: Kitchen;
/** Staff, whom no limit of orders stops. */
let orderer: Caller;
beforeAll(async () => {
  kitchen = await newKitchen(testApp);
  orderer = kitchen.attendant;
});

const titles = ["Feijoada", "Torresmo"] as const;
type Title = (typeof titles)[number];
type Stock = Record<Title, number | null>;
/** An order, with those of its units that were counted when it was placed. */
type Ordered = { hash: string; taken: Partial<Record<Title, number>>; isCalledOff: boolean };

type Step =
  | { kind: "order"; qty: number; pork: number }
  | { kind: "cancel" | "undo"; at: number }
  | { kind: "set"; title: Title; stock: number | null };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("order" as const),
      qty: fc.integer({ min: 1, max: 3 }),
      pork: fc.integer({ min: 0, max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom("cancel" as const, "undo" as const),
      at: fc.nat(5),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("set" as const),
      title: fc.constantFrom(...titles),
      stock: fc.option(fc.integer({ min: 0, max: 6 })),
    }),
  },
);

/** The figures less what is wanted, or undefined where there is too little of something. */
function without(stock: Stock, wanted: Partial<Record<Title, number>>): Stock | undefined {
  const next = { ...stock };
  for (const title of titles) {
    const [left, qty] = [stock[title], wanted[title] ?? 0];
    if (left === null || qty === 0) continue;
    if (left < qty) return undefined;
    next[title] = left - qty;
  }
  return next;
}

function withBack(stock: Stock, taken: Ordered["taken"]): Stock {
  const next = { ...stock };
  for (const title of titles) {
    const left = stock[title];
    if (left !== null) next[title] = left + (taken[title] ?? 0);
  }
  return next;
}

/** Whether the call was taken; a refusal must be that there is too little. */
async function isTaken(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    expect(error.refusal.error).toBe("sold_out");
    return false;
  }
}

it(
  "what is left is what was counted less what is ordered and not called off, after any history",
  { timeout },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 14 }), async (steps) => {
        let stock: Stock = { Feijoada: 4, Torresmo: 3 };
        for (const title of titles) await kitchen.setStock(title, stock[title]);
        const orders: Ordered[] = [];
        for (const step of steps) {
          if (step.kind === "set") {
            await kitchen.setStock(step.title, step.stock);
            stock[step.title] = step.stock;
          } else if (step.kind === "order") {
            const wanted = { Feijoada: step.qty, Torresmo: step.pork * step.qty };
            const next = without(stock, wanted);
            const body = deliveryBody(kitchen.cart(wanted.Feijoada, wanted.Torresmo));
            let hash = "";
            const placing = sendOrder(orderer, body).then((order) => (hash = order.hash));
            expect(await isTaken(placing)).toBe(next !== undefined);
            if (next === undefined) continue;
            const counted = titles.filter((title) => stock[title] !== null && wanted[title] > 0);
            const taken = Object.fromEntries(counted.map((title) => [title, wanted[title]]));
            orders.push({ hash, taken, isCalledOff: false });
            stock = next;
          } else {
            const order = orders[step.at % Math.max(1, orders.length)];
            if (!order) continue;
            const params = {
              hash: order.hash,
              statusId: step.kind === "cancel" ? "6" : "1",
            } as const;
            const wantsOff = step.kind === "cancel";
            const isTurned = wantsOff !== order.isCalledOff;
            const next = !isTurned
              ? stock
              : wantsOff
                ? withBack(stock, order.taken)
                : without(stock, order.taken);
            const setting = kitchen.owner.orders.setStatus({ params, body: {} });
            expect(await isTaken(setting)).toBe(next !== undefined);
            if (next === undefined) continue;
            stock = next;
            order.isCalledOff = wantsOff;
          }
          const left = {
            Feijoada: await kitchen.left("Feijoada"),
            Torresmo: await kitchen.left("Torresmo"),
          };
          expect(left).toEqual({
            Feijoada: stock.Feijoada ?? undefined,
            Torresmo: stock.Torresmo ?? undefined,
          });
        }
      }),
      { numRuns, seed: 20_261_126 },
    );
  },
);
