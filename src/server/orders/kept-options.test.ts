import { beforeAll, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let account: TestAccount;
let guest: Caller;
let ids: Record<string, string>;
beforeAll(async () => {
  account = await newAccount(testApp);
  guest = newCaller(testApp, account);
  const rules = { min: 2, max: 2, priceRule: "highest" } as const;
  const flavours = [
    { title: "Calabresa", priceCents: 5000 },
    { title: "Camarão", priceCents: 9000 },
  ];
  ids = await newMenu(testApp, account, [
    {
      title: "Pizzas",
      items: [
        {
          title: "Meia a meia",
          priceCents: 100,
          groups: [{ title: "Sabores", rules, items: flavours }],
        },
      ],
    },
  ]);
});

const id = (title: string) => String(ids[title]);
const halves = (qty: number) => ({
  [id("Meia a meia")]: {
    qty,
    children: { [id("Calabresa")]: { qty }, [id("Camarão")]: { qty } },
  },
});
const itemsOf = async (hash: string) =>
  (await guest.orders.get({ params: { hash } })).details.items;

it("an order keeps its options' groups and what they cost by their rules", async () => {
  const { hash, total_amount } = await sendOrder(guest, deliveryBody(halves(2)));
  const group = { id: id("Sabores"), title: "Sabores", price_rule: "highest", free_qty: 0 };
  const ordered = [
    {
      line: 1,
      id: id("Meia a meia"),
      title_br: "Meia a meia",
      qty: 2,
      cancelled: 0,
      price: 1,
      amount: 182,
      children: [
        { id: id("Calabresa"), title_br: "Calabresa", qty: 2, price: 50, group },
        { id: id("Camarão"), title_br: "Camarão", qty: 2, price: 90, group },
      ],
    },
  ];
  expect([await itemsOf(hash), total_amount]).toEqual([ordered, 182]);
  const owner = await signedInAdmin(testApp, account);
  const data = { id: id("Sabores"), title_br: "Recheios", extras: { price_rule: "sum" } } as const;
  await owner.content.saveCategory({ body: { data } });
  expect(await itemsOf(hash)).toEqual(ordered);
  expect((await sendOrder(guest, deliveryBody(halves(1)))).total_amount).toBe(141);
});

it("an order from before rules reads as it did", async () => {
  const { hash } = await sendOrder(guest, deliveryBody(halves(1)));
  const { accountId } = account;
  await withAccount(testApp.database, { accountId, mode: "write" }, async ({ db }) => {
    const { order_id } = await db
      .selectFrom("orders")
      .select("order_id")
      .where("account_id", "=", accountId)
      .where("hash", "=", hash)
      .executeTakeFirstOrThrow();
    const own = { account_id: accountId, order_id, entry_id: id("Calabresa") };
    await db
      .insertInto("order_lines")
      .values([
        { ...own, line: 4, parent_line: null, title_br: "Antiga", qty: 2, price_cents: 1000 },
        { ...own, line: 5, parent_line: 4, title_br: "Borda", qty: 1, price_cents: 300 },
      ])
      .execute();
  });
  expect((await itemsOf(hash)).at(1)).toEqual({
    line: 4,
    id: id("Calabresa"),
    title_br: "Antiga",
    qty: 2,
    cancelled: 0,
    price: 10,
    amount: 23,
    children: [{ id: id("Calabresa"), title_br: "Borda", qty: 1, price: 3 }],
  });
});
