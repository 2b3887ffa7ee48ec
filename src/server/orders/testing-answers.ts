import { beforeEach } from "vitest";
import type { SentCart } from "../../contract/cart.ts";
import type { Order } from "../../contract/orders.ts";
import type { WireServiceSettings } from "../../contract/services.ts";
import { newService } from "../account/testing-services.ts";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { noRelay, sharedApp } from "../testing/start-app.ts";

const noon = Date.parse("2026-11-25T18:00:00Z");

type AnswerShop = {
  account: TestAccount;
  owner: Caller;
  attendant: Caller;
  guest: Caller;
  items: SentCart["items"];
  nowMs: number;
};

/** For each test an account with one item, its owner, an attendant and a guest, at `noon`. */
export function sharedAnswerShop() {
  const shop = { nowMs: noon } as AnswerShop;
  const testApp = sharedApp({ now: () => new Date(shop.nowMs), events: noRelay });
  beforeEach(async () => {
    shop.nowMs = noon;
    shop.account = await newAccount(testApp, {
      features: { delivery: true, easyOrder: true, attendantOrder: true },
      extras: { locations: 3 },
    });
    const menu = await newMenu(testApp, shop.account, [
      { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2000 }] },
    ]);
    shop.items = { [String(menu["Calabresa"])]: { qty: 1 } };
    shop.owner = await signedInAdmin(testApp, shop.account);
    shop.attendant = await signedInAttendant(testApp, shop.account);
    shop.guest = newCaller(testApp, shop.account);
  });

  const set = (delivery: Partial<WireServiceSettings>) =>
    shop.owner.services.save({ body: { services: { delivery: newService(delivery) } } });
  const place = async (cartData: Partial<SentCart> = {}) =>
    (await sendOrder(shop.guest, deliveryBody(shop.items, { cartData }))).hash;
  const seen = (hash: string, caller = shop.guest) => caller.orders.get({ params: { hash } });
  const accept = (hash: string, minutes?: number, caller = shop.attendant) =>
    caller.orders.accept({ params: { hash }, body: minutes === undefined ? {} : { minutes } });
  const refuse = (hash: string, body: { reason: "unavailable_item" | "other"; text?: string }) =>
    shop.attendant.orders.refuse({ params: { hash }, body });
  const setStatus = (hash: string, statusId: "1" | "2" | "3" | "4" | "5" | "6") =>
    shop.attendant.orders.setStatus({ params: { hash, statusId }, body: {} });
  const promise = (hash: string, promised_at: string, caller = shop.attendant) =>
    caller.orders.promise({ params: { hash }, body: { promised_at } });
  const delivery = () => deliveryBody(shop.items);
  const newStranger = (account = shop.account) => newCaller(testApp, account);
  const waiting = async () => {
    const { waiting: count, orders } = await shop.attendant.orders.list({
      query: { waiting: "1" },
    });
    return { count, hashes: orders.map((order) => (order as Order).hash) };
  };
  const statusesOf = ({ steps }: Order) => steps?.map(({ status_id }) => status_id);
  const historyOf = () =>
    withAccount(
      testApp.database,
      { accountId: shop.account.accountId, mode: "read" },
      ({ db, accountId }) =>
        db
          .selectFrom("history")
          .select(["what", "before_value", "after_value"])
          .where("account_id", "=", accountId)
          .orderBy("changed_at")
          .execute(),
    );

  return Object.assign(shop, {
    testApp,
    delivery,
    newStranger,
    set,
    place,
    seen,
    accept,
    refuse,
    setStatus,
    promise,
    waiting,
    statusesOf,
    historyOf,
  });
}
