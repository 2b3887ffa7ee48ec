import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sharedApp } from "../../src/server/testing/start-app.ts";
import { emptyFloor, explain, isPassedTab, type Floor, type Op } from "./tab-model.ts";
import {
  modelFloor,
  nameOpenedTabs,
  openShop,
  prices,
  run,
  shownFloor,
  sumsOfRows,
  tables,
  type Shop,
} from "./tab-shop.ts";

const historyCount = Number(process.env["TAB_HISTORIES"] ?? 40);
const timeoutMs = 60_000 + historyCount * 3_000;

const testApp = sharedApp({ poolSize: 8 });

/** A client's act, before the tabs and orders for it are known. */
type Intent = {
  kind: Op["kind"];
  which: number;
  other: number;
  table: number;
  /** Passes lines to a table, not to a tab; or cancels an order, in place of taking that back. */
  flag: boolean;
  individual: boolean;
  price: number;
  qty: number;
  amount: number | undefined;
  waive: boolean | undefined;
};

const kinds = ["open", "add", "add", "add", "pay", "pay", "refund", "close", "reopen"] as const;
const moves = ["rename", "move", "move", "merge", "pass", "pass", "pass"] as const;
const intent: fc.Arbitrary<Intent> = fc.record({
  kind: fc.constantFrom(...kinds, ...moves, "cancel", "cancelLine"),
  which: fc.nat(20),
  other: fc.nat(20),
  table: fc.integer({ min: 1, max: tables }),
  flag: fc.boolean(),
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

/** The call that an intent becomes with the known tabs and orders; one that is missing is made first. */
function opOf(
  wanted: Intent,
  { name, floor, shop }: { name: string; floor: Floor; shop: Shop },
): Op {
  const { kind, table, qty, price } = wanted;
  const pick = (names: string[], which = wanted.which) => names[which % names.length];
  const tabs = Object.keys(floor.tabs);
  const tab = pick(tabs);
  // A passed order has a hash that nobody was told.
  const order = pick(Object.keys(floor.orders).filter((one) => shop.hashes.has(one)));
  const into = pick(tabs, wanted.other);
  if (tab === undefined || into === undefined || kind === "open")
    return { kind: "open", name, table, individual: wanted.individual };
  switch (kind) {
    case "pay":
      return { kind, tab, name, ...given(wanted) };
    case "refund": {
      const paid = pick(paidIn(floor, shop));
      const [at, payment] = paid?.split(" ") ?? [];
      if (at === undefined || payment === undefined) break;
      const { amount } = given(wanted);
      return { kind, tab: at, payment, ...(amount === undefined ? {} : { amount }) };
    }
    case "close":
    case "reopen":
      return { kind, tab };
    case "rename":
      return { kind, tab, label: name };
    case "move":
      return { kind, tab, table };
    case "merge":
      return { kind, tab, into };
    case "pass":
      if (order === undefined) break;
      return {
        kind,
        tab: floor.orders[order]?.tab ?? tab,
        order,
        qty,
        to: wanted.flag ? table : into,
        name,
      };
    case "cancel":
      if (order === undefined) break;
      return { kind, order, cancelled: wanted.flag };
    case "cancelLine":
      if (order === undefined) break;
      return { kind, order, qty };
    case "add":
      break;
  }
  return { kind: "add", tab, name, price, qty };
}

/** Tabs with those of their payments whose ids are known. */
function paidIn(floor: Floor, { hashes }: Shop): string[] {
  return Object.entries(floor.tabs).flatMap(([tab, { paid }]) =>
    paid.flatMap(({ name }) => (hashes.has(name) ? [`${tab} ${name}`] : [])),
  );
}

function given({ amount, waive }: Intent): { amount?: number; waive?: boolean } {
  return {
    ...(amount === undefined ? {} : { amount }),
    ...(waive === undefined ? {} : { waive }),
  };
}

type Shown = Awaited<ReturnType<typeof shownFloor>>[number];
/** Calls that were sent at once have no promised order. */
const sorted = (tabs: Shown[]) =>
  tabs
    .map((tab) => ({
      ...tab,
      orders: tab.orders.toSorted(),
      payments: tab.payments.toSorted((a, b) => a - b),
    }))
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
            // The floor that all of them know before the round; every explanation has tabs and orders of the same
            // names.
            const known = accounts[0] ?? emptyFloor;
            const answered = await Promise.all(
              intents.flatMap((wanted, client) => {
                const op = opOf(wanted, { name: `${round}.${client}`, floor: known, shop });
                const caller = shop.clients[client % shop.clients.length];
                return caller ? [run(shop, { caller, op })] : [];
              }),
            );
            calls += answered.length;
            accounts = explain(accounts, answered);
            expect(accounts.length, JSON.stringify(answered)).toBeGreaterThan(0);
            await nameOpenedTabs(shop);
            // Only explanations in which passing opened the same tabs as in the program remain.
            const opened = openedIn([...shop.hashes.keys()]);
            accounts = accounts.filter(({ tabs }) => openedIn(Object.keys(tabs)) === opened);
            expect(accounts.length, `${opened} of ${JSON.stringify(answered)}`).toBeGreaterThan(0);
          }
          const names = Object.keys(accounts[0]?.tabs ?? {});
          const shown = sorted(await shownFloor(shop, names));
          const expected = accounts.map((floor) => sorted(modelFloor(floor)));
          expect(expected).toContainEqual(shown);
          const { ordered, paid } = await sumsOfRows(shop);
          expect(sumOf(shown, ({ paid: ofTab }) => ofTab)).toBe(paid);
          expect(sumOf(shown, subtotalOf)).toBe(ordered);
        }),
        { numRuns: historyCount },
      );
      console.log(`${historyCount} histories, ${calls} calls, no difference from the model`);
    },
    timeoutMs,
  );
});

const openedIn = (names: string[]) => names.filter(isPassedTab).toSorted().join();

const sumOf = (tabs: Shown[], amountOf: (tab: Shown) => number) =>
  tabs.reduce((sum, tab) => sum + amountOf(tab), 0);

/** The sum of a tab's orders without the service, cancelled ones aside. */
function subtotalOf({ orders }: Shown): number {
  return orders
    .map((order) => order.split(" "))
    .reduce((sum, [cents, , cancelled]) => sum + (cancelled === "true" ? 0 : Number(cents)), 0);
}
