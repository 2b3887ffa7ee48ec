import { inject, afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { startRelay, type Relay } from "../live/relay.ts";
import { retentionTasks } from "../privacy/retention-tasks.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder, type PlacedOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { isPublicAddress } from "./public-address.ts";
import { createPushService, type PushService } from "./push-service.ts";
import { tellingLeftNews } from "./tell-guests.ts";
import {
  claimsOf,
  newBrowser,
  startPushService,
  type TestPushService,
} from "./testing-push-service.ts";

let service: TestPushService;
let otherService: TestPushService;
let relay: Relay;
let testApp: TestApp;
let account: TestAccount;
let admin: Caller;
let water: string;
/** Milliseconds by which the program's clock is ahead. */
let passedMs = 0;
const now = () => new Date(Date.now() + passedMs);

beforeAll(async () => {
  [service, otherService] = await Promise.all([startPushService(), startPushService()]);
  service.settings.services = [service.origin, otherService.origin];
  relay = await startRelay({
    relayUrl: inject("databaseUrls").relay,
    logger: { warn: () => undefined, error: () => undefined },
  });
  testApp = await startApp({ config: { push: service.settings }, events: relay, now });
  account = await newAccount(testApp, { features: { delivery: true } });
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
  ]);
  water = String(ids["Água"]);
  admin = await signedInAdmin(testApp, account);
});
afterAll(async () => {
  await testApp.close();
  await relay.close();
  await Promise.all([service.close(), otherService.close()]);
});

let guest: Caller;
let order: PlacedOrder;
let phone: ReturnType<typeof newBrowser>;
beforeEach(async () => {
  guest = newCaller(testApp, account);
  order = await sendOrder(guest, deliveryBody({ [water]: { qty: 1 } }));
  phone = newBrowser(`${service.origin}/${order.hash}`);
});
afterEach(() => {
  Object.assign(service, { answer: 201, meanwhile: async () => undefined });
  passedMs = 0;
});

const params = () => ({ params: { hash: order.hash } });
const subscribe = (caller = guest, changes = {}) =>
  caller.push.subscribe({
    ...params(),
    body: { ...phone.subscription, language: "br", ...changes },
  });
const setStatus = (statusId: "1" | "2" | "3" | "4" | "6") =>
  admin.orders.setStatus({ params: { hash: order.hash, statusId }, body: {} });
const sentToPhone = () => service.received.filter(({ path }) => path === `/${order.hash}`);
const messages = () => sentToPhone().map(({ body }) => phone.read(body));
const isSubscribed = async () => (await guest.push.get(params())).subscribed;
const sweep = () =>
  tellingLeftNews({
    database: testApp.database,
    service: createPushService(service.settings),
    now,
  }).run(new AbortController().signal);

describe("a guest's device", () => {
  it("is told where the order is whenever that changes, encrypted for it alone", async () => {
    expect(await guest.push.get(params())).toEqual({
      public_key: service.settings.publicKey,
      subscribed: false,
    });
    expect(await subscribe()).toMatchObject({ subscribed: true });
    await setStatus("1");
    await expect.poll(messages).toEqual([
      {
        title: `Pedido #00${order.id}`,
        body: "O pedido foi confirmado e já vai para o preparo.",
        path: `/pedidos/${order.hash}`,
        lang: "pt-BR",
      },
    ]);
    await setStatus("3");
    await expect.poll(() => messages().length).toBe(2);
    expect(messages()[1]).toMatchObject({ body: "O pedido saiu para entrega." });

    const [first] = sentToPhone();
    expect(first?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
    expect(claimsOf(first?.headers.authorization, service.settings.publicKey)).toMatchObject({
      aud: service.origin,
      sub: "mailto:avisos@comanda.test",
    });
    // Nobody on the way learns which order it is, or of whom.
    expect(JSON.stringify(first?.headers)).not.toContain(order.hash);
    expect(JSON.stringify(messages())).not.toMatch(/Ana|example\.com|Rua/);
  });

  it("is told in the page's language where the message leads", async () => {
    await subscribe(guest, { language: "us" });
    await setStatus("1");
    await expect
      .poll(messages)
      .toMatchObject([{ title: `Pedido #00${order.id}`, path: `/us/pedidos/${order.hash}` }]);
  });

  it("is worded in it too, where the account wants our own words in the menu's language", async () => {
    await admin.account.save({ body: { extras: { guest_interface: "menu" } } });
    await subscribe(guest, { language: "us" });
    await setStatus("1");
    await expect.poll(messages).toMatchObject([{ title: `Order #00${order.id}` }]);
    await admin.account.save({ body: { extras: { guest_interface: "portuguese" } } });
  });

  it("is told once of what has gone on while it was told", async () => {
    await subscribe();
    let isFirst = true;
    service.meanwhile = async () => {
      if (!isFirst) return;
      isFirst = false;
      await setStatus("2");
      await setStatus("3");
    };
    await setStatus("1");
    await expect.poll(() => messages().length).toBe(2);
    expect(messages()[1]).toMatchObject({ body: "O pedido saiu para entrega." });
    await sweep();
    expect(messages()).toHaveLength(2);
  });

  it("is told no more once it does not want to be", async () => {
    await subscribe();
    expect(await guest.push.unsubscribe(params())).toMatchObject({ subscribed: false });
    await setStatus("1");
    await sweep();
    expect(messages()).toEqual([]);
  });

  it.each([404, 410])("is forgotten when its service answers %i", async (status) => {
    await subscribe();
    service.answer = status;
    await setStatus("1");
    await expect.poll(isSubscribed).toBe(false);
    expect(sentToPhone()).toHaveLength(1);
  });

  it("is told later where its service failed, by any process, and forgotten after five failures", async () => {
    await subscribe();
    service.answer = 500;
    await setStatus("1");
    await expect.poll(() => sentToPhone().length).toBe(1);
    await expect.poll(() => failures()).toEqual([1]);
    await sweep();
    expect(sentToPhone()).toHaveLength(1);
    for (const failures of [2, 3, 4]) {
      passedMs += 3_600_000;
      await sweep();
      expect(sentToPhone()).toHaveLength(failures);
    }
    expect(await isSubscribed()).toBe(true);
    passedMs += 3_600_000;
    await sweep();
    expect(await isSubscribed()).toBe(false);
  });

  /** The failures that are recorded. Whoever is telling holds the message for longer than the 10 s after a failure. */
  const failures = (hash = order.hash) =>
    withAccount(testApp.database, { accountId: account.accountId, mode: "read" }, async (tx) => {
      const rows = await tx.db
        .selectFrom("order_pushes")
        .select("attempts")
        .where("account_id", "=", tx.accountId)
        .where("endpoint", "=", `${service.origin}/${hash}`)
        .where("not_before", "<=", new Date(now().getTime() + 10_000))
        .execute();
      return rows.map((row) => row.attempts);
    });

  it("is told while another push service hangs", async () => {
    const held = Promise.withResolvers<void>();
    service.meanwhile = () => held.promise;
    const before = service.received.length;
    for (let count = 0; count < 10; count += 1) {
      guest = newCaller(testApp, account);
      order = await sendOrder(guest, deliveryBody({ [water]: { qty: 1 } }));
      phone = newBrowser(`${service.origin}/${order.hash}`);
      await subscribe();
      await setStatus("2");
    }
    await expect.poll(() => service.received.length - before).toBeGreaterThanOrEqual(8);
    guest = newCaller(testApp, account);
    order = await sendOrder(guest, deliveryBody({ [water]: { qty: 1 } }));
    phone = newBrowser(`${otherService.origin}/${order.hash}`);
    await subscribe();
    await setStatus("2");
    await expect.poll(() => otherService.received.length, { timeout: 5_000 }).toBe(1);
    expect(service.received.length - before).toBe(8);
    held.resolve();
    await expect.poll(() => service.received.length - before).toBe(10);
  });

  it("is told though another cannot be", async () => {
    const other = await sendOrder(guest, deliveryBody({ [water]: { qty: 1 } }));
    const orders = [order.hash, other.hash];
    for (const hash of orders)
      await guest.push.subscribe({
        params: { hash },
        body: { ...phone.subscription, endpoint: `${service.origin}/${hash}`, language: "br" },
      });
    const asked: string[] = [];
    const broken: PushService = {
      ...createPushService(service.settings),
      send: async ({ endpoint }) => {
        asked.push(endpoint);
        throw new Error("cannot be sent");
      },
    };
    service.answer = 500;
    for (const hash of orders)
      await admin.orders.setStatus({ params: { hash, statusId: "1" }, body: {} });
    await expect.poll(() => failures()).toEqual([1]);
    await expect.poll(() => failures(other.hash)).toEqual([1]);
    passedMs += 3_600_000;
    const { database } = testApp;
    const task = tellingLeftNews({ database, service: broken, now });
    await expect(task.run(new AbortController().signal)).rejects.toThrow("accounts failed");
    expect(asked).toEqual(
      expect.arrayContaining(orders.map((hash) => `${service.origin}/${hash}`)),
    );
  });

  it("is forgotten a day after the order was over, and not before", async () => {
    await subscribe();
    await setStatus("4");
    await expect.poll(() => messages().length).toBe(1);
    const tidy = async () => {
      const tasks = retentionTasks({ database: testApp.database, personalDataDays: 180, now });
      await tasks.find(({ name }) => name === "leftovers")?.run(new AbortController().signal);
    };
    passedMs = 23 * 3_600_000;
    await tidy();
    passedMs = 0;
    expect(await isSubscribed()).toBe(true);
    passedMs = 25 * 3_600_000;
    await tidy();
    passedMs = 0;
    expect(await isSubscribed()).toBe(false);
  });

  it("is forgotten with the guest's personal data, of which it is a part", async () => {
    await subscribe();
    await setStatus("4");
    const told = { order: order.id, endpoint: phone.subscription.endpoint };
    expect((await guest.privacy.mine()).messages).toEqual([told]);
    await guest.privacy.erase();
    const rows = await withAccount(
      testApp.database,
      { accountId: account.accountId, mode: "read" },
      (tx) =>
        tx.db
          .selectFrom("order_pushes")
          .select("endpoint")
          .where("account_id", "=", tx.accountId)
          .where("endpoint", "=", phone.subscription.endpoint)
          .execute(),
    );
    expect(rows).toEqual([]);
  });
});

describe("threat 69: messages about an order", () => {
  it("are for the device that placed it: not for another guest, and not for staff", async () => {
    for (const caller of [newCaller(testApp, account), admin]) {
      expect(await refusalOf(caller.push.get(params()))).toMatchObject({ error: "not_found" });
      expect(await refusalOf(subscribe(caller))).toMatchObject({ error: "not_found" });
      expect(await refusalOf(caller.push.unsubscribe(params()))).toMatchObject({
        error: "not_found",
      });
    }
  });

  it("are not to be had of an order that is over", async () => {
    await setStatus("4");
    expect(await refusalOf(subscribe())).toMatchObject({ error: "deal_closed" });
  });

  it("are nowhere without the operator's keys", async () => {
    const plain = await startApp();
    const caller = newCaller(plain, account);
    const own = await sendOrder(caller, deliveryBody({ [water]: { qty: 1 } }));
    const { hash } = own;
    expect(await caller.push.get({ params: { hash } })).toEqual({
      public_key: null,
      subscribed: false,
    });
    const body = { ...phone.subscription, language: "br" } as const;
    expect(await refusalOf(caller.push.subscribe({ params: { hash }, body }))).toMatchObject({
      error: "not_found",
    });
    await plain.close();
  });
});

describe("threat 68: an address that a guest names for messages", () => {
  it.each([
    "http://push.example/send",
    "https://127.0.0.1/send",
    "https://0x7f.1/send",
    "https://10.0.0.1/send",
    "https://[::1]/send",
    "https://[::ffff:10.0.0.1]/send",
    "https://93.184.216.34/send",
    "https://push.example:8443/send",
    "https://user:word@push.example/send",
    "ftp://push.example/send",
    "file:///etc/passwd",
    "HTTPS://push.example/send",
    " https://push.example/send",
    "https://PUSH.example/send",
    "push.example",
  ])("is refused where it is none of a push service: %s", async (endpoint) => {
    expect(await refusalOf(subscribe(guest, { endpoint }))).toMatchObject({
      error: "unprocessable_entity",
      fields: { endpoint: expect.any(String) },
    });
    expect(await isSubscribed()).toBe(false);
  });

  it.each(["https://localhost/send", "https://localhost./send", "https://anything.localhost/send"])(
    "is not sent to where its name leads into a network that is not public: %s",
    async (endpoint) => {
      const sender = createPushService({ ...service.settings, services: [] });
      expect(sender.isAllowed(endpoint)).toBe(true);
      const to = { ...phone.subscription, endpoint };
      const message = { title: "", body: "", path: "", lang: "" };
      expect(await sender.send(to, message, "topic")).toBe("failed");
    },
  );

  it("is not followed elsewhere", async () => {
    service.answer = 302;
    const sender = createPushService(service.settings);
    const message = { title: "", body: "", path: "", lang: "" };
    expect(await sender.send(phone.subscription, message, "topic")).toBe("failed");
    expect(sentToPhone()).toHaveLength(1);
  });

  it.each([
    ["8.8.8.8", true],
    ["2606:4700::1111", true],
    ["0.0.0.0", false],
    ["10.1.2.3", false],
    ["100.64.0.1", false],
    ["127.8.8.8", false],
    ["169.254.169.254", false],
    ["172.31.255.255", false],
    ["172.32.0.1", true],
    ["192.168.0.1", false],
    ["224.0.0.1", false],
    ["255.255.255.255", false],
    ["::1", false],
    ["::", false],
    ["::ffff:127.0.0.1", false],
    ["64:ff9b::7f00:1", false],
    ["2002:7f00:1::", false],
    ["fd00::1", false],
    ["fe80::1", false],
    ["ff02::1", false],
    ["nowhere", false],
  ])("%s is public: %s", (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });

  it("whose keys are none costs nothing but itself", async () => {
    const sender = createPushService(service.settings);
    const to = { ...phone.subscription, p256dh: "B".repeat(87) };
    expect(await sender.send(to, { title: "", body: "", path: "", lang: "" }, "topic")).toBe(
      "gone",
    );
  });
});
