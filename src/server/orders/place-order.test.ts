import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { SentCart } from "../../contract/cart.ts";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, newOrder, sendOrder } from "../testing/new-order.ts";
import { rawCall } from "../testing/raw-call.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let account: TestAccount;
let admin: Caller;
let ids: Record<string, string>;
beforeAll(async () => {
  account = await newAccount(testApp);
  admin = await signedInAdmin(testApp, account);
  const edge = {
    title: "Borda",
    items: [
      { title: "Catupiry", priceCents: 300 },
      { title: "Cheddar", priceCents: 1 },
    ],
  };
  ids = await newMenu(testApp, account, [
    {
      title: "Pizzas",
      items: [
        { title: "Calabresa", priceCents: 2299, groups: [edge] },
        { title: "Cortesia", priceCents: 0 },
      ],
    },
  ]);
});

const id = (title: string) => String(ids[title]);

describe("a delivery order", () => {
  it("is stored at the server's prices and shown to its guest and to staff", async () => {
    const guest = newCaller(testApp, account);
    const items = {
      [id("Calabresa")]: {
        qty: 2,
        obs: " sem cebola ",
        children: { [id("Catupiry")]: { qty: 1 } },
      },
    };
    const cartData = { paymentMethod: "cash", changeTo: 100, obs: "portão azul" } as const;
    const placed = await sendOrder(
      guest,
      deliveryBody(items, { cartData, userData: { document: "529.982.247-25" } }),
    );
    expect(placed).toMatchObject({
      status_id: 5,
      subtotal_amount: 48.98,
      service_amount: 0,
      delivery_fee: 0,
      total_amount: 48.98,
    });
    expect(placed.hash).toMatch(/^[0-9a-f]{32}$/);
    const crust = { id: ids["Borda"], title: "Borda", price_rule: "sum", free_qty: 0 };
    const shown = {
      id: placed.id,
      hash: placed.hash,
      mode: "delivery",
      service: "delivery",
      user_name: "Ana Souza",
      user_email: "ana@example.com",
      user_phone: "(19) 99999-0000",
      user_document: "529.982.247-25",
      address: "Rua das Flores, 12 - Centro, Campinas - SP",
      obs: "portão azul",
      subtotal_amount: 48.98,
      service_amount: 0,
      delivery_fee: 0,
      total_amount: 48.98,
      paid_amount: 0,
      cash_change: 100,
      payment_method_name: "Dinheiro",
      created: placed.created,
      new: true,
      status_id: 5,
      status_alias: "open",
      status_label: "Em aberto",
      details: {
        items: [
          {
            line: 1,
            id: id("Calabresa"),
            title_br: "Calabresa",
            qty: 2,
            cancelled: 0,
            price: 22.99,
            amount: 48.98,
            obs: "sem cebola",
            children: [
              { id: id("Catupiry"), title_br: "Catupiry", qty: 1, price: 3, group: crust },
            ],
          },
        ],
      },
    };
    const { _authid, steps, ...own } = await guest.orders.get({ params: { hash: placed.hash } });
    expect(steps).toEqual([{ status_id: 5, at: own.created }]);
    expect(own).toEqual({ ...shown, mine: true });
    expect((await guest.orders.list({ query: {} })).orders).toEqual([{ ...own, _authid }]);
    const [listed] = (await admin.orders.list({ query: {} })).orders;
    expect(listed).toEqual({ ...shown, mine: false, printed: [], _authid });
  });

  it("keeps its titles and prices when the menu changes", async () => {
    const guest = newCaller(testApp, account);
    const menu = await newMenu(testApp, account, [
      { title: "Dia", items: [{ title: "Sopa", priceCents: 1500 }] },
    ]);
    const { hash } = await newOrder(guest, menu["Sopa"]);
    const { accountId } = account;
    const change = (titles: string, cents: number) =>
      withAccount(testApp.database, { accountId, mode: "write" }, ({ db }) =>
        db
          .updateTable("entries")
          .set({ titles: { br: titles }, price_cents: cents })
          .where("account_id", "=", accountId)
          .where("entry_id", "=", String(menu["Sopa"]))
          .execute(),
      );
    await change("Caldo", 9900);
    await withAccount(testApp.database, { accountId, mode: "write" }, ({ db }) =>
      db
        .deleteFrom("entries")
        .where("account_id", "=", accountId)
        .where("entry_id", "=", String(menu["Dia"]))
        .execute(),
    );
    const { details, total_amount } = await guest.orders.get({ params: { hash } });
    expect([details.items, total_amount]).toEqual([
      [
        {
          line: 1,
          id: menu["Sopa"],
          title_br: "Sopa",
          qty: 1,
          cancelled: 0,
          price: 15,
          amount: 15,
          children: [],
        },
      ],
      15,
    ]);
  });

  it("costs quantity times price of every item, and of every option once for the whole line", async () => {
    const qty = fc.integer({ min: 1, max: 99 });
    const maybe = fc.option(qty, { nil: undefined });
    const guest = newCaller(testApp, account);
    await fc.assert(
      fc.asyncProperty(qty, maybe, maybe, maybe, async (pizzas, catupiry, cheddar, gifts) => {
        const children = {
          ...(catupiry ? { [id("Catupiry")]: { qty: catupiry } } : {}),
          ...(cheddar ? { [id("Cheddar")]: { qty: cheddar } } : {}),
        };
        const items: SentCart["items"] = {
          [id("Calabresa")]: { qty: pizzas, children },
          ...(gifts ? { [id("Cortesia")]: { qty: gifts } } : {}),
        };
        const { total_amount, subtotal_amount } = await sendOrder(guest, deliveryBody(items));
        const cents = pizzas * 2299 + (catupiry ?? 0) * 300 + (cheddar ?? 0);
        expect([total_amount, subtotal_amount]).toEqual([cents / 100, cents / 100]);
      }),
      { numRuns: 25 },
    );
  });

  it.each(["total_amount", "status_id", "_authid", "delivery_fee", "hash", "id", "user_id"])(
    "that brings its own %s is refused",
    async (field) => {
      const body = deliveryBody({ [id("Calabresa")]: { qty: 1 } });
      for (const forged of [
        { ...body, [field]: 1 },
        { ...body, cartData: { ...body.cartData, [field]: 1 } },
      ]) {
        const headers = { "idempotency-key": randomUUID() };
        const answer = await rawCall(testApp, {
          method: "POST",
          url: "/v2.0/order",
          host: account.host,
          headers,
          body: forged,
        });
        expect([answer.status, answer.body.error]).toEqual([422, "unprocessable_entity"]);
      }
    },
  );
});
