import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder, type PlacedOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let account: TestAccount;
let admin: Caller;
let water: string;
beforeAll(async () => {
  account = await newAccount(testApp, { features: { delivery: true } });
  const ids = await newMenu(testApp, account, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
  ]);
  water = String(ids["Água"]);
  admin = await signedInAdmin(testApp, account);
});

let guest: Caller;
let order: PlacedOrder;
const canary = {
  name: "Zulmira Canário",
  email: "zulmira@canario.example",
  phone: "(19) 97777-1234",
};
beforeEach(async () => {
  guest = newCaller(testApp, account);
  order = await sendOrder(
    guest,
    deliveryBody(
      { [water]: { qty: 1, obs: "para a Zulmira" } },
      { userData: canary, cartData: { obs: "falar com Zulmira" } },
    ),
  );
});

const finish = (hash: string) =>
  admin.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });

const print = async (caller: Caller) => {
  const { filename_jpg } = await caller.printing.print({ body: { data: { hash: order.hash } } });
  return `/assets/print/${filename_jpg}`;
};
const statusOf = async (url: string) => (await testApp.app.inject({ url })).statusCode;

describe("a guest's own data", () => {
  it("can be had as a whole, and by nobody else", async () => {
    await guest.ratings.rate(
      { body: { rate: 4, description: "Zulmira gostou" } },
      { idempotencyKey: crypto.randomUUID() },
    );
    const mine = await guest.privacy.mine();
    expect(mine).toMatchObject({
      account: `Casa ${account.label}`,
      device: { known_since: expect.any(String), known_until: expect.any(String) },
      orders: [
        {
          id: order.id,
          user_name: canary.name,
          user_email: canary.email,
          user_phone: canary.phone,
          address: expect.stringContaining("Rua das Flores"),
          obs: "falar com Zulmira",
          details: { items: [{ obs: "para a Zulmira" }] },
        },
      ],
      ratings: [{ rate: 4, description: "Zulmira gostou" }],
    });
    const nothing = { orders: [], ratings: [], device: null };
    expect(await newCaller(testApp, account).privacy.mine()).toMatchObject(nothing);
    const stranger = newCaller(testApp, account);
    await sendOrder(stranger, deliveryBody({ [water]: { qty: 1 } }));
    expect(JSON.stringify(await stranger.privacy.mine())).not.toContain("Zulmira");
    await expect(admin.privacy.mine()).rejects.toMatchObject({ status: 403 });
    await expect(admin.privacy.erase()).rejects.toMatchObject({ status: 403 });
  });

  it("is erased with its pictures and the device's identity; amounts and stars stay", async () => {
    const stranger = newCaller(testApp, account);
    const theirs = await sendOrder(stranger, deliveryBody({ [water]: { qty: 1 } }));
    await guest.ratings.rate(
      { body: { rate: 3, description: "Zulmira não gostou" } },
      { idempotencyKey: crypto.randomUUID() },
    );
    const pictures = [await print(guest), await print(admin)];
    const { filename_jpg } = await stranger.printing.print({
      body: { data: { hash: theirs.hash } },
    });
    await finish(order.hash);
    const { average } = await admin.ratings.list({ query: {} });
    expect(await guest.privacy.erase()).toEqual({ orders: 1, ratings: 1 });

    expect(await admin.orders.get({ params: { hash: order.hash } })).toMatchObject({
      id: order.id,
      user_name: "Dados removidos",
      address: "",
      total_amount: 4,
      _authid: null,
      details: { items: [{ title_br: "Água", qty: 1, price: 4 }] },
    });
    expect((await admin.ratings.list({ query: {} })).average).toBe(average);
    for (const url of pictures) expect(await statusOf(url)).toBe(404);
    expect(await statusOf(`/assets/print/${filename_jpg}`)).toBe(200);
    const stored = await storedText();
    expect(stored).toContain("Água");
    expect(stored).not.toMatch(/Canário|para a Zulmira|falar com|não gostou|97777|Flores/);
    await expect(guest.orders.get({ params: { hash: order.hash } })).rejects.toMatchObject({
      status: 401,
    });
    expect(await stranger.orders.get({ params: { hash: theirs.hash } })).toMatchObject({
      user_name: "Ana Souza",
    });
  });

  it("is not erased while an order has yet to reach them", async () => {
    await expect(guest.privacy.erase()).rejects.toMatchObject({
      status: 409,
      refusal: {
        error: "conflict",
        fields: { order: `o pedido #00${order.id} ainda está em andamento` },
      },
    });
    expect(await guest.orders.get({ params: { hash: order.hash } })).toMatchObject({
      user_name: canary.name,
    });
    const picture = await print(guest);
    expect(await statusOf(picture)).toBe(200);
  });

  it("is the identity alone for whoever has not ordered, and is erased as well", async () => {
    const shop = await newAccount(testApp, {
      features: { localOrder: true },
      extras: { locations: 1 },
    });
    const passerBy = newCaller(testApp, shop);
    await passerBy.tables.requestService({ body: { number: 1 } });
    expect(await countGuests(shop)).toBe(1);
    expect(await passerBy.privacy.erase()).toEqual({ orders: 0, ratings: 0 });
    expect(await countGuests(shop)).toBe(0);
    await expect(passerBy.privacy.mine()).rejects.toMatchObject({ status: 401 });
  });

  it("is not begun by asking to have it erased", async () => {
    const shop = await newAccount(testApp);
    const nobody = newCaller(testApp, shop);
    expect(await nobody.privacy.erase()).toEqual({ orders: 0, ratings: 0 });
    expect(nobody.token()).toBeUndefined();
    expect(await countGuests(shop)).toBe(0);
  });
});

it("threat 29: an erasure reads nothing of the pictures of other accounts, and few are taken in a minute", async () => {
  const shop = await newAccount(testApp, { features: { delivery: true } });
  const ids = await newMenu(testApp, shop, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 400 }] },
  ]);
  await print(guest);
  const folder = join(testApp.dataDir, "print");
  for (const name of await readdir(folder))
    if (name.endsWith(".json")) await writeFile(join(folder, name), "unreadable");
  const other = newCaller(testApp, shop);
  const { hash } = await sendOrder(other, deliveryBody({ [String(ids["Água"])]: { qty: 1 } }));
  const picture = await other.printing.print({ body: { data: { hash } } });
  await (
    await signedInAdmin(testApp, shop)
  ).orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
  expect(await other.privacy.erase()).toEqual({ orders: 1, ratings: 0 });
  expect(await statusOf(`/assets/print/${picture.filename_jpg}`)).toBe(404);
  const refusals: number[] = [];
  for (let asked = 0; asked < 21; asked += 1)
    refusals.push((await refusalOf(guest.privacy.erase())).status);
  expect([refusals[0], refusals.at(-1)]).toEqual([409, 429]);
});

async function countGuests({ accountId }: TestAccount): Promise<number> {
  return withAccount(testApp.database, { accountId, mode: "read" }, async ({ db }) => {
    const guests = db.selectFrom("guests").select("guest_id");
    return (await guests.where("account_id", "=", accountId).execute()).length;
  });
}

/** Stored data of the order and of ratings, as text. */
async function storedText(): Promise<string> {
  const { accountId } = account;
  return withAccount(testApp.database, { accountId, mode: "read" }, async ({ db }) => {
    const orders = await db
      .selectFrom("orders")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("hash", "=", order.hash)
      .execute();
    const lines = await db
      .selectFrom("order_lines")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("order_id", "=", String(orders[0]?.order_id))
      .execute();
    const ratings = db.selectFrom("ratings").selectAll().where("account_id", "=", accountId);
    return JSON.stringify([orders, lines, await ratings.execute()]);
  });
}
