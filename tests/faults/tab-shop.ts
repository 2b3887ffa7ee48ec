import { randomUUID } from "node:crypto";
import { CallRefused } from "../../src/contract/client.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import { tableId } from "../../src/server/tabs/table-id.ts";
import { signedInAdmin, signedInAttendant, type Caller } from "../../src/server/testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../../src/server/testing/new-account.ts";
import { sendOrder } from "../../src/server/testing/new-order.ts";
import { newTab, tabOrder } from "../../src/server/testing/new-tab.ts";
import type { TestApp } from "../../src/server/testing/start-app.ts";
import { passedTab, restOf, totalsOf, type Answered, type Floor, type Op } from "./tab-model.ts";

export const tables = 2;
/** Prices of the items, in cents. */
export const prices = [333, 1000];

/** A floor in the program, and the names of what its history has made. */
export type Shop = {
  testApp: TestApp;
  account: TestAccount;
  ids: Record<string, string>;
  clients: Caller[];
  /** The hashes of tabs and orders, and the ids of payments, by the names that the history gave them. */
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
  return { testApp, account, ids, clients, hashes: new Map() };
}

type Call = { caller: Caller; op: Op };

/** Makes the call and returns the program's answer in the model's words. */
export async function run(shop: Shop, call: Call): Promise<Answered> {
  const answer = await send(shop, call).catch((error: unknown) => {
    if (error instanceof CallRefused) return error.refusal.error;
    throw error;
  });
  return { op: call.op, answer };
}

async function send(shop: Shop, { caller, op }: Call): Promise<string> {
  const hashOf = (name: string) => String(shop.hashes.get(name));
  const locationOf = (table: number) => tableId(shop.account.accountId, table);
  // Only an owner may cancel a paid order or take that back; the model has no such rule.
  const [, owner = caller] = shop.clients;
  const once = () => ({ idempotencyKey: randomUUID() });
  switch (op.kind) {
    case "open": {
      const location = locationOf(op.table);
      const { hash } = await newTab(caller, { location, individual: op.individual });
      shop.hashes.set(op.name, hash);
      return "ok";
    }
    case "add": {
      const items = { [String(shop.ids[String(op.price)])]: { qty: op.qty } };
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
        once(),
      );
      // The details are read before any later payment or refund of the tab, so the last payment is this one.
      const last = details.payments.at(-1);
      if (last) shop.hashes.set(op.name, last.id);
      return `ok ${JSON.stringify(centsOf(details))}`;
    }
    case "refund":
      await owner.sheets.refund(
        {
          params: { hash: hashOf(op.tab) },
          body: {
            payment: hashOf(op.payment),
            reason: "wrong_amount",
            ...(op.amount === undefined ? {} : { amount: op.amount / 100 }),
          },
        },
        once(),
      );
      return "ok";
    case "close":
      await caller.sheets.close({ params: { hash: hashOf(op.tab) }, body: {} });
      return "ok";
    case "reopen":
      await owner.sheets.reopen({ params: { hash: hashOf(op.tab) }, body: { reason: "engano" } });
      return "ok";
    case "rename":
      await caller.sheets.rename({ params: { hash: hashOf(op.tab) }, body: { name: op.label } });
      return "ok";
    case "move":
      await caller.sheets.move({
        params: { hash: hashOf(op.tab) },
        body: { location: locationOf(op.table) },
      });
      return "ok";
    case "merge":
      await caller.sheets.merge({
        params: { hash: hashOf(op.tab) },
        body: { into: hashOf(op.into) },
      });
      return "ok";
    case "pass":
      await caller.sheets.pass(
        {
          params: { hash: hashOf(op.tab) },
          body: {
            to: typeof op.to === "string" ? hashOf(op.to) : { location: locationOf(op.to) },
            lines: [{ order: hashOf(op.order), line: 1, qty: op.qty }],
          },
        },
        once(),
      );
      return "ok";
    case "cancel":
      await owner.orders.setStatus({
        params: { hash: hashOf(op.order), statusId: op.cancelled ? "6" : "1" },
        body: {},
      });
      return "ok";
    case "cancelLine":
      await owner.orderLines.cancel(
        {
          params: { hash: hashOf(op.order), line: "1" },
          body: { qty: op.qty, reason: "entered_wrong" },
        },
        once(),
      );
      return "ok";
  }
}

/** Gives the tabs that passed lines have opened the names that the model has for them. */
export async function nameOpenedTabs(shop: Shop): Promise<void> {
  const rows = await ofAccount(shop, ({ db, accountId }) =>
    db
      .selectFrom("history")
      .innerJoin("sheets", (join) =>
        join
          .onRef("sheets.account_id", "=", "history.account_id")
          .onRef("sheets.sheet_id", "=", "history.sheet_id"),
      )
      .select(["sheets.sheet_id", "sheets.hash", "history.after_value"])
      .where("history.account_id", "=", accountId)
      .where("history.what", "=", "passed")
      .orderBy("history.history_id")
      .execute(),
  );
  const known = new Set(shop.hashes.values());
  for (const { hash, after_value: after } of rows) {
    if (known.has(hash)) continue;
    known.add(hash);
    const { table } = after as { table: number };
    const index = [...shop.hashes.keys()].filter((name) => name.startsWith(`t${table}.`)).length;
    shop.hashes.set(passedTab(table, index), hash);
  }
}

function ofAccount<Result>(
  { testApp, account: { accountId } }: Shop,
  read: Parameters<typeof withAccount<Result>>[2],
): Promise<Result> {
  return withAccount(testApp.database, { accountId, mode: "read" }, read);
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
        table: details.location_number,
        label: details.name,
        closed: details.closed,
        merged: details.merged_into !== undefined,
        waived: details.waives_service,
        payments: details.payments.map((payment) => cents(payment.exp_amount)),
        orders: details.orders.map(
          ({ status_id, subtotal_amount, service_amount }) =>
            `${cents(subtotal_amount)} ${cents(service_amount)} ${status_id === 6}`,
        ),
        ...centsOf(details),
      };
    }),
  );
}

/** The floor as the model has it, in the same form. */
export function modelFloor(floor: Floor) {
  return Object.entries(floor.tabs).map(([name, tab]) => ({
    name,
    table: tab.table,
    label: tab.label,
    closed: tab.closed,
    merged: tab.mergedInto !== undefined,
    waived: tab.waived,
    payments: tab.paid.map(({ amount }) => amount),
    orders: Object.values(floor.orders)
      .filter((order) => order.tab === name)
      .map((order) => {
        const { subtotal, service } = restOf(order);
        return `${subtotal} ${service} ${order.cancelled}`;
      }),
    ...totalsOf(floor, name),
  }));
}

/** The sum of all orders, and that of all payments, straight from the rows. */
export async function sumsOfRows(shop: Shop) {
  return ofAccount(shop, async ({ db, accountId }) => {
    const orders = await db
      .selectFrom("orders")
      .select(["subtotal_cents", "lines_cancelled_cents", "status_id"])
      .where("account_id", "=", accountId)
      .execute();
    const payments = await db
      .selectFrom("payments")
      .select("amount_cents")
      .where("account_id", "=", accountId)
      .execute();
    const counted = orders.filter(({ status_id }) => status_id !== 6);
    const left = counted.map((row) => row.subtotal_cents - row.lines_cancelled_cents);
    return {
      ordered: left.reduce((sum, amount) => sum + amount, 0),
      paid: payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    };
  });
}
