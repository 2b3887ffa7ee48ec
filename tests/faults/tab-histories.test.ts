import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../../src/server/testing/start-app.ts";
import { emptyFloor, explain, type Floor, type Op } from "./tab-model.ts";
import { modelFloor, openShop, prices, run, shownFloor, tables } from "./tab-shop.ts";

const historyCount = Number(process.env["TAB_HISTORIES"] ?? 20);
const timeoutMs = 60_000 + historyCount * 3_000;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startApp({ poolSize: 8 });
});
afterAll(() => testApp.close());

/** What a client does, before it is known which tabs and orders there are to do it to. */
type Intent = {
  kind: Op["kind"];
  which: number;
  table: number;
  individual: boolean;
  price: number;
  qty: number;
  amount: number | undefined;
  waive: boolean | undefined;
};

const intent: fc.Arbitrary<Intent> = fc.record({
  kind: fc.constantFrom("open", "add", "add", "pay", "pay", "close", "cancel"),
  which: fc.nat(20),
  table: fc.integer({ min: 1, max: tables }),
  individual: fc.boolean(),
  price: fc.constantFrom(...prices),
  qty: fc.integer({ min: 1, max: 3 }),
  amount: fc.option(fc.integer({ min: 0, max: 3000 }), { nil: undefined }),
  waive: fc.option(fc.boolean(), { nil: undefined, freq: 4 }),
});

/** Two to eight clients, who each do something at the same moment, again and again. */
const history = fc.integer({ min: 2, max: 8 }).chain((clients) =>
  fc.array(fc.array(intent, { minLength: clients, maxLength: clients }), {
    minLength: 4,
    maxLength: 8,
    size: "max",
  }),
);

/** The call that an intent comes to among the tabs and orders that are known; where there is none, it makes one. */
function opOf(wanted: Intent, { name, floor }: { name: string; floor: Floor }): Op {
  const pick = (names: string[]) => names[wanted.which % names.length];
  const tab = pick(Object.keys(floor.tabs));
  const order = pick(Object.keys(floor.orders));
  if (tab === undefined || wanted.kind === "open")
    return { kind: "open", name, table: wanted.table, individual: wanted.individual };
  if (wanted.kind === "pay") return { kind: "pay", tab, ...given(wanted) };
  if (wanted.kind === "close") return { kind: "close", tab };
  if (wanted.kind === "cancel" && order !== undefined)
    return { kind: "cancel", order, cancelled: wanted.individual };
  return { kind: "add", tab, name, subtotal: wanted.price * wanted.qty };
}

function given({ amount, waive }: Intent): { amount?: number; waive?: boolean } {
  return {
    ...(amount === undefined ? {} : { amount }),
    ...(waive === undefined ? {} : { waive }),
  };
}

type Shown = Awaited<ReturnType<typeof shownFloor>>[number];
/** Which of several orders sent at once came first is nobody's promise. */
const sorted = (tabs: Shown[]) =>
  tabs
    .map((tab) => ({ ...tab, orders: tab.orders.toSorted() }))
    .toSorted((a, b) => a.name.localeCompare(b.name));

describe("tabs under the hands of several attendants", () => {
  it(
    `answer and end as the model says, in ${historyCount} histories`,
    async () => {
      let calls = 0;
      await fc.assert(
        fc.asyncProperty(history, async (rounds) => {
          const shop = await openShop(testApp);
          let accounts: Floor[] = [emptyFloor];
          for (const [round, intents] of rounds.entries()) {
            // What is known to all of them before the round; every explanation has the same tabs and orders.
            const known = accounts[0] ?? emptyFloor;
            const answered = await Promise.all(
              intents.flatMap((wanted, client) => {
                const op = opOf(wanted, { name: `${round}.${client}`, floor: known });
                const caller = shop.clients[client % shop.clients.length];
                return caller ? [run(shop, { caller, op, ordered: wanted })] : [];
              }),
            );
            calls += answered.length;
            accounts = explain(accounts, answered);
            expect(accounts.length, JSON.stringify(answered)).toBeGreaterThan(0);
          }
          const names = Object.keys(accounts[0]?.tabs ?? {});
          const shown = sorted(await shownFloor(shop, names));
          const expected = accounts.map((floor) => sorted(modelFloor(shop, floor)));
          expect(expected).toContainEqual(shown);
        }),
        { numRuns: historyCount },
      );
      console.log(`${historyCount} histories, ${calls} calls, no difference from the model`);
    },
    timeoutMs,
  );
});
