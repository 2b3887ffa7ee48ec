import { describe, expect, it } from "vitest";
import { updateOwn, withAccount } from "../db/with-account.ts";
import { retentionTasks } from "../privacy/retention-tasks.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { createPushService, type PushService } from "./push-service.ts";
import { pushLeftoversTask } from "./push-sender.ts";
import { claimsOf } from "./testing-push-service.ts";
import { sharedPushShop } from "./testing-push-shop.ts";

const shop = sharedPushShop();
const { newGuest, params, subscribe, setStatus, sentToPhone, messages, isSubscribed, sweep, now } =
  shop;

describe("a guest's device", () => {
  it("is told where the order is whenever that changes, encrypted for it alone", async () => {
    const push = { public_key: shop.service.settings.publicKey, subscribed: false };
    expect(await shop.guest.orders.get(params())).toMatchObject({ push });
    expect(await subscribe()).toEqual({ subscribed: true });
    await setStatus("1");
    await expect.poll(messages).toEqual([
      {
        title: `Pedido #00${shop.order.id}`,
        body: "O pedido foi confirmado e vai ser preparado.",
        path: `/pedidos/${shop.order.hash}`,
        lang: "pt-BR",
      },
    ]);
    await setStatus("3");
    await expect.poll(() => messages().length).toBe(2);
    expect(messages()[1]).toMatchObject({ body: "O pedido saiu para entrega." });

    const [first] = sentToPhone();
    expect(first?.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high" });
    expect(claimsOf(first?.headers.authorization, shop.service.settings.publicKey)).toMatchObject({
      aud: shop.service.origin,
      sub: "mailto:avisos@comanda.test",
    });
    // Nobody on the way learns which order it is, or of whom.
    expect(JSON.stringify(first?.headers)).not.toContain(shop.order.hash);
    expect(JSON.stringify(messages())).not.toMatch(/Ana|example\.com|Rua/);
  });

  it("is told in the page's language where the message leads", async () => {
    await subscribe(shop.guest, { language: "us" });
    await setStatus("1");
    await expect
      .poll(messages)
      .toMatchObject([
        { title: `Pedido #00${shop.order.id}`, path: `/us/pedidos/${shop.order.hash}` },
      ]);
  });

  it("is worded in it too, where the account wants our own words in the menu's language", async () => {
    await shop.admin.account.save({ body: { extras: { guest_interface: "menu" } } });
    await subscribe(shop.guest, { language: "us" });
    await setStatus("1");
    await expect.poll(messages).toMatchObject([{ title: `Order #00${shop.order.id}` }]);
    await shop.admin.account.save({ body: { extras: { guest_interface: "portuguese" } } });
  });

  it("is told once of what has gone on while it was told", async () => {
    await subscribe();
    let isFirst = true;
    shop.service.meanwhile = async () => {
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
    expect(await shop.guest.push.unsubscribe(params())).toMatchObject({ subscribed: false });
    await setStatus("1");
    await sweep();
    expect(messages()).toEqual([]);
  });

  it("is not told that its guest withdrew the order on it", async () => {
    await subscribe();
    await shop.guest.orders.withdraw({ ...params(), body: {} });
    await sweep();
    expect(messages()).toEqual([]);
  });

  it.each([404, 410])("is forgotten when its service answers %i", async (status) => {
    await subscribe();
    shop.service.answer = status;
    await setStatus("1");
    await expect.poll(isSubscribed).toBe(false);
    expect(sentToPhone()).toHaveLength(1);
  });

  it("is told later where its service failed, by any process, and forgotten after five failures", async () => {
    await subscribe();
    shop.service.answer = 500;
    await setStatus("1");
    await expect.poll(() => sentToPhone().length).toBe(1);
    await expect.poll(() => failures()).toEqual([1]);
    await sweep();
    expect(sentToPhone()).toHaveLength(1);
    for (const count of [2, 3, 4]) {
      shop.passedMs += 3_600_000;
      await sweep();
      // The program itself tries again too, and may be about to record this failure.
      await expect.poll(() => failures()).toEqual([count]);
      expect(sentToPhone()).toHaveLength(count);
    }
    expect(await isSubscribed()).toBe(true);
    shop.passedMs += 3_600_000;
    await sweep();
    await expect.poll(isSubscribed).toBe(false);
  });

  /** The failures that are recorded. Whoever is telling holds the message for 30 s; a failure, for 10 s or for longer. */
  const failures = (hash = shop.order.hash) =>
    withAccount(
      shop.testApp.database,
      { accountId: shop.account.accountId, mode: "read" },
      async (tx) => {
        const rows = await tx.db
          .selectFrom("order_pushes")
          .select("attempts")
          .where("account_id", "=", tx.accountId)
          .where("endpoint", "=", `${shop.service.origin}/${hash}`)
          .where((is) =>
            is.or([
              is("not_before", "<=", new Date(now().getTime() + 10_000)),
              is("not_before", ">", new Date(now().getTime() + 30_000)),
            ]),
          )
          .execute();
        return rows.map((row) => row.attempts);
      },
    );

  it("is told that staff cancelled the order though that person was removed meanwhile", async () => {
    await subscribe();
    await setStatus("1");
    await expect.poll(() => messages().length).toBe(1);
    shop.service.answer = 500;
    await setStatus("6");
    await expect.poll(() => failures()).toEqual([1]);
    await withAccount(
      shop.testApp.database,
      { accountId: shop.account.accountId, mode: "write" },
      (tx) =>
        updateOwn(tx, "orders")
          .set({ cancelled_by: null })
          .where("hash", "=", shop.order.hash)
          .execute(),
    );
    shop.service.answer = 201;
    shop.passedMs += 3_600_000;
    await sweep();
    await expect.poll(() => messages().length).toBe(3);
  });

  it("is told while another push service hangs", async () => {
    const held = Promise.withResolvers<void>();
    shop.service.meanwhile = () => held.promise;
    const before = shop.service.received.length;
    const hashes: string[] = [];
    const origins = [
      ...Array.from({ length: 10 }, () => shop.service.origin),
      shop.otherService.origin,
    ];
    for (const origin of origins) {
      await newGuest(origin);
      await subscribe();
      hashes.push(shop.order.hash);
    }
    const prepare = (hash: string) =>
      shop.admin.orders.setStatus({ params: { hash, statusId: "2" }, body: {} });
    // A message that hangs is given up after 10 s, so all of this takes less.
    await Promise.all(hashes.slice(0, 10).map(prepare));
    await expect.poll(() => shop.service.received.length - before).toBeGreaterThanOrEqual(8);
    await prepare(shop.order.hash);
    await expect.poll(() => shop.otherService.received.length, { timeout: 5_000 }).toBe(1);
    expect(shop.service.received.length - before).toBe(8);
    held.resolve();
    await expect.poll(() => shop.service.received.length - before).toBe(10);
  });

  it("is told though another cannot be", async () => {
    const other = await sendOrder(shop.guest, deliveryBody({ [shop.water]: { qty: 1 } }));
    const orders = [shop.order.hash, other.hash];
    for (const hash of orders)
      await shop.guest.push.subscribe({
        params: { hash },
        body: {
          ...shop.phone.subscription,
          endpoint: `${shop.service.origin}/${hash}`,
          language: "br",
        },
      });
    const asked: string[] = [];
    const broken: PushService = {
      ...createPushService(shop.service.settings),
      send: async ({ endpoint }) => {
        asked.push(endpoint);
        throw new Error("cannot be sent");
      },
    };
    shop.service.answer = 500;
    for (const hash of orders)
      await shop.admin.orders.setStatus({ params: { hash, statusId: "1" }, body: {} });
    await expect.poll(() => failures()).toEqual([1]);
    await expect.poll(() => failures(other.hash)).toEqual([1]);
    const { database } = shop.testApp;
    const task = pushLeftoversTask({ database, service: broken, now });
    const askAnHourLater = async () => {
      asked.length = 0;
      shop.passedMs += 3_600_000;
      await expect(task.run(new AbortController().signal)).rejects.toThrow("accounts failed");
      return asked;
    };
    // The program itself, which may hear of a change late, tells again too, and takes an order from this try.
    await expect
      .poll(askAnHourLater)
      .toEqual(expect.arrayContaining(orders.map((hash) => `${shop.service.origin}/${hash}`)));
  });

  it("is forgotten a day after the order was over, and not before", async () => {
    await subscribe();
    await setStatus("4");
    await expect.poll(() => messages().length).toBe(1);
    const tidy = async () => {
      const tasks = retentionTasks({ database: shop.testApp.database, personalDataDays: 180, now });
      await tasks.find(({ name }) => name === "leftovers")?.run(new AbortController().signal);
    };
    shop.passedMs = 23 * 3_600_000;
    await tidy();
    shop.passedMs = 0;
    expect(await isSubscribed()).toBe(true);
    shop.passedMs = 25 * 3_600_000;
    await tidy();
    shop.passedMs = 0;
    expect(await isSubscribed()).toBe(false);
  });

  it("is forgotten with the guest's personal data, of which it is a part", async () => {
    await subscribe();
    await setStatus("4");
    const told = { order: shop.order.id, endpoint: shop.phone.subscription.endpoint };
    expect((await shop.guest.privacy.mine()).messages).toEqual([told]);
    await shop.guest.privacy.erase();
    const rows = await withAccount(
      shop.testApp.database,
      { accountId: shop.account.accountId, mode: "read" },
      (tx) =>
        tx.db
          .selectFrom("order_pushes")
          .select("endpoint")
          .where("account_id", "=", tx.accountId)
          .where("endpoint", "=", shop.phone.subscription.endpoint)
          .execute(),
    );
    expect(rows).toEqual([]);
  });
});
