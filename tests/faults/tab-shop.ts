import { randomUUID } from "node:crypto";
import { CallRefused } from "../../src/contract/client.ts";
import { tableId } from "../../src/server/tabs/table-id.ts";
import { signedInAdmin, signedInAttendant, type Caller } from "../../src/server/testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../../src/server/testing/new-account.ts";
import { sendOrder } from "../../src/server/testing/new-order.ts";
import { newTab, tabOrder } from "../../src/server/testing/new-tab.ts";
import type { TestApp } from "../../src/server/testing/start-app.ts";
import { totalsOf, type Answered, type Floor, type Op } from "./tab-model.ts";

export const tables = 2;
/** Of what there is to order, in cents. */
export const prices = [333, 1000];

/** A floor in the program, and what its history has brought about. */
export type Shop = {
  account: TestAccount;
  ids: Record<string, string>;
  clients: Caller[];
  /** The hashes of tabs and orders by the names that the history gave them. */
  hashes: Map<string, string>;
};

export async function openShop(testApp: TestApp): Promise<Shop> {
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

/** A call of the model, and what is ordered with it: so many of the item at that price. */
export type Call = { caller: Caller; op: Op; ordered: { price: number; qty: number } };

/** Makes the call; the program's answer in the model's words. */
export async function run(shop: Shop, call: Call): Promise<Answered> {
  const answer = await send(shop, call).catch((error: unknown) => {
    if (error instanceof CallRefused) return error.refusal.error;
    throw error;
  });
  return { op: call.op, answer };
}

async function send(shop: Shop, { caller, op, ordered }: Call): Promise<string> {
  const hashOf = (name: string) => String(shop.hashes.get(name));
  switch (op.kind) {
    case "open": {
      const location = tableId(shop.account.accountId, op.table);
      const { hash } = await newTab(caller, { location, individual: op.individual });
      shop.hashes.set(op.name, hash);
      return "ok";
    }
    case "add": {
      const items = { [String(shop.ids[String(ordered.price)])]: { qty: ordered.qty } };
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
    case "cancel": {
      // What is paid for is an owner's to cancel, of which the model knows nothing.
      const [, owner = caller] = shop.clients;
      await owner.orders.setStatus({
        params: { hash: hashOf(op.order), statusId: op.cancelled ? "6" : "1" },
        body: {},
      });
      return "ok";
    }
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

/** The floor as the program shows it, in the model's words. */
export async function shownFloor(shop: Shop, names: string[]) {
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

/** The floor as the model has it, in the same form. */
export function modelFloor(shop: Shop, floor: Floor) {
  return Object.entries(floor.tabs).map(([name, { closed, waived, paid }]) => ({
    name,
    closed,
    waived,
    payments: paid,
    orders: Object.entries(floor.orders)
      .filter(([, order]) => order.tab === name)
      .map(([order, { cancelled }]) => `${shop.hashes.get(order)} ${cancelled}`),
    ...totalsOf(floor, name),
  }));
}
