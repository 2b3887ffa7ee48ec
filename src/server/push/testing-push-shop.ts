import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { prepareDatabase } from "../db/database.ts";
import type { RuntimeUrls } from "../db/roles.ts";
import type { Relay } from "../live/relay.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { freshDatabase, type FreshDatabase } from "../testing/fresh-database.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder, type PlacedOrder } from "../testing/new-order.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { startTestRelay } from "../testing/start-test-relay.ts";
import { createPushService } from "./push-service.ts";
import { pushLeftoversTask } from "./push-sender.ts";
import { newBrowser, startPushService, type TestPushService } from "./testing-push-service.ts";

type PushShop = {
  service: TestPushService;
  otherService: TestPushService;
  testApp: TestApp;
  urls: RuntimeUrls;
  account: TestAccount;
  admin: Caller;
  water: string;
  /** Milliseconds by which the program's clock is ahead. */
  passedMs: number;
  guest: Caller;
  order: PlacedOrder;
  phone: ReturnType<typeof newBrowser>;
};

/**
 * An account whose messages go to push services on this machine, and for each test a guest who has ordered. It has a
 * database of its own: in the hours that pass here, sweeps change the rows of every account.
 */
export function sharedPushShop() {
  const shop = { passedMs: 0 } as PushShop;
  let fresh: FreshDatabase;
  let relay: Relay;
  const now = () => new Date(Date.now() + shop.passedMs);
  beforeAll(async () => {
    [shop.service, shop.otherService] = await Promise.all([startPushService(), startPushService()]);
    shop.service.settings.services = [shop.service.origin, shop.otherService.origin];
    fresh = await freshDatabase();
    shop.urls = await prepareDatabase(fresh.adminUrl);
    relay = await startTestRelay(shop.urls.relay);
    const config = { push: shop.service.settings };
    shop.testApp = await startApp({ config, events: relay, now, urls: shop.urls });
    shop.account = await newAccount(shop.testApp, { features: { delivery: true } });
    const ids = await newMenu(shop.testApp, shop.account, [
      { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
    ]);
    shop.water = String(ids["Água"]);
    shop.admin = await signedInAdmin(shop.testApp, shop.account);
  });
  afterAll(async () => {
    await shop.testApp.close();
    await relay.close();
    await fresh.drop();
    await Promise.all([shop.service.close(), shop.otherService.close()]);
  });
  beforeEach(() => newGuest(shop.service.origin));
  afterEach(() => {
    Object.assign(shop.service, { answer: 201, meanwhile: async () => undefined });
    shop.passedMs = 0;
  });

  /** A guest who has ordered comes, with a browser that is subscribed at the origin. */
  async function newGuest(origin: string): Promise<void> {
    shop.guest = newCaller(shop.testApp, shop.account);
    shop.order = await sendOrder(shop.guest, deliveryBody({ [shop.water]: { qty: 1 } }));
    shop.phone = newBrowser(`${origin}/${shop.order.hash}`);
  }
  const params = () => ({ params: { hash: shop.order.hash } });
  const subscribe = (caller = shop.guest, changes = {}) =>
    caller.push.subscribe({
      ...params(),
      body: { ...shop.phone.subscription, language: "br", ...changes },
    });
  const setStatus = (statusId: "1" | "2" | "3" | "4" | "6") =>
    shop.admin.orders.setStatus({ params: { hash: shop.order.hash, statusId }, body: {} });
  const sentToPhone = () =>
    shop.service.received.filter(({ path }) => path === `/${shop.order.hash}`);
  const messages = () => sentToPhone().map(({ body }) => shop.phone.read(body));
  const isSubscribed = async () => (await shop.guest.orders.get(params())).push?.subscribed;
  const sweep = () =>
    pushLeftoversTask({
      database: shop.testApp.database,
      service: createPushService(shop.service.settings),
      now,
    }).run(new AbortController().signal);

  return Object.assign(shop, {
    now,
    newGuest,
    params,
    subscribe,
    setStatus,
    sentToPhone,
    messages,
    isSubscribed,
    sweep,
  });
}
