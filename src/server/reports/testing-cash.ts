import { randomUUID } from "node:crypto";
import { beforeEach } from "vitest";
import { signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { adminCredentials, newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { newOrder } from "../testing/new-order.ts";
import { sharedApp, type TestApp } from "../testing/start-app.ts";

/** A Wednesday, 21:00 in São Paulo. */
export const evening = new Date("2026-11-26T00:00:00Z");
export const wednesday = "2026-11-25";

export type Movement = Parameters<Caller["cash"]["move"]>[0]["body"];

type CashShop = {
  testApp: TestApp;
  account: TestAccount;
  admin: Caller;
  attendant: Caller;
  ids: Record<string, string>;
  now: Date;
};

/** For each test an account with one item, its owner and an attendant, at `evening`. */
export function sharedCashShop() {
  const shop = { now: evening } as CashShop;
  const testApp = sharedApp({ now: () => shop.now });
  Object.assign(shop, { testApp });
  beforeEach(async () => {
    shop.now = evening;
    shop.account = await newAccount(testApp, { features: { delivery: true } });
    shop.ids = await newMenu(testApp, shop.account, [
      { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 5_000 }] },
    ]);
    shop.admin = await signedInAdmin(testApp, shop.account);
    shop.attendant = await signedInAttendant(testApp, shop.account);
  });

  const move = (by: Caller, body: Movement, idempotencyKey: string = randomUUID()) =>
    by.cash.move({ body }, { idempotencyKey });
  const undo = (by: Caller, id: string | undefined, approval?: typeof adminCredentials) =>
    by.cash.undo(
      { params: { id: String(id) }, body: { approval } },
      { idempotencyKey: randomUUID() },
    );
  const drawerOf = async (date?: string) =>
    (await shop.admin.reports.day({ query: { date } })).drawer;
  const close = (body: Parameters<Caller["reports"]["closeDay"]>[0]["body"]) =>
    shop.admin.reports.closeDay({ body }, { idempotencyKey: randomUUID() });

  /** 50 in cash, with a note of 100 in hand, of which 10 are given back. */
  async function sellForCash() {
    const { hash } = await newOrder(shop.admin, shop.ids["Calabresa"]);
    const pay = { params: { hash }, body: { method: "cash", tendered: 100 } } as const;
    const { order } = await shop.attendant.orders.pay(pay, { idempotencyKey: randomUUID() });
    const payment = String(order.payments?.[0]?.id);
    await shop.admin.orders.refund(
      { params: { hash }, body: { payment, amount: 10, reason: "complaint" } },
      { idempotencyKey: randomUUID() },
    );
  }

  return Object.assign(shop, { move, undo, drawerOf, close, sellForCash });
}
