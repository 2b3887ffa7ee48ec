import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CallRefused } from "../../src/contract/client.ts";
import { tableId } from "../../src/server/tabs/table-id.ts";
import { signedInAdmin, signedInAttendant, type Caller } from "../../src/server/testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../../src/server/testing/new-account.ts";
import { sendOrder } from "../../src/server/testing/new-order.ts";
import { newTab, tabOrder } from "../../src/server/testing/new-tab.ts";
import { startApp, type TestApp } from "../../src/server/testing/start-app.ts";
import { emptyHouse, explain, totalsOf, type Answered, type House, type Op } from "./tab-model.ts";

const historyCount = Number(process.env["TAB_HISTORIES"] ?? 20);
const timeoutMs = 60_000 + historyCount * 3_000;
const tables = 2;
const prices = [333, 1000];

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

type Shop = {
  account: TestAccount;
  ids: Record<string, string>;
  clients: Caller[];
  /** The hashes of tabs and orders by the names that the history gave them. */
  hashes: Map<string, string>;
};

async function openShop(): Promise<Shop> {
  const account = await newAccount(testApp, {
    features: { attendantOrder: true },
    extras: { locations: tables, service_percent: 10 },
  });
  const ids = await newMenu(testApp, account, [
    {
      title: "Bebidas",
      items: prices.map((priceCents) => ({ title: String(priceCents), priceCents })),
    },
  ]);
  const clients = [
    await signedInAttendant(testApp, account),
    await signedInAdmin(testApp, account),
  ];
  return { account, ids, clients, hashes: new Map() };
}

/** The call that an intent comes to among the tabs and orders that are known; where there is none, it makes one. */
function opOf(wanted: Intent, { name, house }: { name: string; house: House }): Op {
  const pick = (names: string[]) => names[wanted.which % names.length];
  const tab = pick(Object.keys(house.tabs));
  const order = pick(Object.keys(house.orders));
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

async function run(
  shop: Shop,
  { caller, op, wanted }: { caller: Caller; op: Op; wanted: Intent },
): Promise<Answered> {
  const answer = await send(shop, { caller, op, wanted }).catch((error: unknown) => {
    if (error instanceof CallRefused) return error.refusal.error;
    throw error;
  });
  return { op, answer };
}

async function send(
  shop: Shop,
  { caller, op, wanted }: { caller: Caller; op: Op; wanted: Intent },
): Promise<string> {
  const hashOf = (name: string) => String(shop.hashes.get(name));
  switch (op.kind) {
    case "open": {
      const location = tableId(shop.account.accountId, op.table);
      const { hash } = await newTab(caller, { location, individual: op.individual });
      shop.hashes.set(op.name, hash);
      return "ok";
    }
    case "add": {
      const items = { [String(shop.ids[String(wanted.price)])]: { qty: wanted.qty } };
      const { hash } = await sendOrder(caller, tabOrder({ hash: hashOf(op.tab) }, items));
      shop.hashes.set(op.name, hash);
      return "ok";
    }
    case "pay": {
      const { details } = await caller.sheets.pay(
        {
          params: { hash: hashOf(op.tab) },
          body: {
            ...(op.amount === undefined ? {} : { amount: op.amount / 100 }),
            ...(op.waive === undefined ? {} : { waive_service: op.waive }),
          },
        },
        { idempotencyKey: randomUUID() },
      );
      return `ok ${JSON.stringify(centsOf(details))}`;
    }
    case "close":
      await caller.sheets.close({ params: { hash: hashOf(op.tab) }, body: {} });
      return "ok";
    case "cancel":
      await caller.orders.setStatus({
        params: { hash: hashOf(op.order), statusId: op.cancelled ? "6" : "1" },
        body: {},
      });
      return "ok";
  }
}

const cents = (reais: number) => Math.round(reais * 100);

function centsOf(details: { total_amount: number; paid_amount: number; left_amount: number }) {
  return {
    total: cents(details.total_amount),
    paid: cents(details.paid_amount),
    left: cents(details.left_amount),
  };
}

/** The house as the program shows it, in the model's words. */
async function shownHouse(shop: Shop, names: string[]) {
  const [caller] = shop.clients;
  if (!caller) throw new Error("Nobody is there");
  return Promise.all(
    names.map(async (name) => {
      const { details } = await caller.sheets.get({
        params: { hash: String(shop.hashes.get(name)) },
      });
      return {
        name,
        closed: details.closed,
        waived: details.waives_service,
        payments: details.payments.map((payment) => cents(payment.exp_amount)),
        orders: details.orders.map(({ hash, status_id }) => `${hash} ${status_id === 6}`),
        ...centsOf(details),
      };
    }),
  );
}

function modelHouse(shop: Shop, house: House) {
  return Object.entries(house.tabs).map(([name, { closed, waived, paid }]) => ({
    name,
    closed,
    waived,
    payments: paid,
    orders: Object.entries(house.orders)
      .filter(([, order]) => order.tab === name)
      .map(([order, { cancelled }]) => `${shop.hashes.get(order)} ${cancelled}`),
    ...totalsOf(house, name),
  }));
}

type Shown = Awaited<ReturnType<typeof shownHouse>>[number];
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
          const shop = await openShop();
          let houses: House[] = [emptyHouse];
          for (const [round, intents] of rounds.entries()) {
            // What is known to all of them before the round; every explanation has the same tabs and orders.
            const known = houses[0] ?? emptyHouse;
            const answered = await Promise.all(
              intents.flatMap((wanted, client) => {
                const op = opOf(wanted, { name: `${round}.${client}`, house: known });
                const caller = shop.clients[client % shop.clients.length];
                return caller ? [run(shop, { caller, op, wanted })] : [];
              }),
            );
            calls += answered.length;
            houses = explain(houses, answered);
            expect(houses.length, JSON.stringify(answered)).toBeGreaterThan(0);
          }
          const names = Object.keys(houses[0]?.tabs ?? {});
          const shown = sorted(await shownHouse(shop, names));
          const expected = houses.map((house) => sorted(modelHouse(shop, house)));
          expect(expected).toContainEqual(shown);
        }),
        { numRuns: historyCount },
      );
      console.log(`${historyCount} histories, ${calls} calls, no difference from the model`);
    },
    timeoutMs,
  );
});
