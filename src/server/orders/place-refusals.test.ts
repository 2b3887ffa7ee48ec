import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SentCart } from "../../contract/orders.ts";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, deliveryTo, sendOrder, type OrderBody } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";

let testApp: TestApp;
let account: TestAccount;
let guest: Caller;
let admin: Caller;
let items: SentCart["items"];
beforeAll(async () => {
  testApp = await startApp();
  account = await newAccount(testApp, {
    extras: { paymentMethods: { cash: true, pix: true, "credit-card": false } },
  });
  guest = newCaller(testApp, account);
  admin = await signedInAdmin(testApp, account);
  items = await waterOf(account);
});
afterAll(() => testApp.close());

/** A cart of two waters for R$ 10,00 in all, on a menu made for it. */
async function waterOf(owner: TestAccount): Promise<SentCart["items"]> {
  const ids = await newMenu(testApp, owner, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 500 }] },
  ]);
  return { [String(ids["Água"])]: { qty: 2 } };
}

type Change = { userData?: Partial<OrderBody["userData"]>; cartData?: Partial<SentCart> };

const refused = (change: Change) => refusalOf(sendOrder(guest, deliveryBody(items, change)));
const place = (change: Change) => sendOrder(guest, deliveryBody(items, change));

describe("a delivery order is refused", () => {
  const { addressData } = deliveryTo;
  const blanks = ["", "  ", "\t\n", "\u200b\u00a0"];

  it.each(blanks)("without who and where it is for: %j", async (blank) => {
    const missing = {
      userData: { name: blank, email: blank },
      cartData: { addressData: { ...addressData, address: blank, number: blank } },
    };
    expect(await refused(missing)).toMatchObject({
      status: 400,
      error: "mandatory_fields",
      message: "Required fields",
      fields: {
        "userData.name": "obrigatório",
        "userData.email": "obrigatório",
        "cartData.addressData.address": "obrigatório",
        "cartData.addressData.number": "obrigatório",
      },
    });
  });

  it("without an address at all", async () => {
    const body = { ...deliveryBody(items), cartData: { items } };
    const { error, fields } = await refusalOf(sendOrder(guest, body));
    expect([error, Object.keys(fields ?? {})]).toEqual([
      "mandatory_fields",
      ["cartData.addressData.address", "cartData.addressData.number"],
    ]);
  });

  it.each([
    "ana",
    "ana@",
    "@example.com",
    "ana@example",
    "ana souza@example.com",
    "ana@example.com, b@example.com",
  ])("to the e-mail %s", async (email) => {
    const { status, error, fields } = await refused({ userData: { email } });
    expect([status, error, Object.keys(fields ?? {})]).toEqual([
      400,
      "invalid_email",
      ["userData.email"],
    ]);
  });

  it.each([
    "529.982.247-26",
    "111.111.111-11",
    "1234567890",
    "11.222.333/0001-82",
    "12.ABC.345/01DE-36",
    "abc",
  ])("with the document %s", async (document) => {
    const { status, error, fields } = await refused({ userData: { document } });
    expect([status, error, Object.keys(fields ?? {})]).toEqual([
      400,
      "registry_code",
      ["userData.document"],
    ]);
  });

  it.each(["XX", "sp", "S", "BR", "--"])("to the state %s", async (state) => {
    const { status, error, fields } = await refused({
      cartData: { addressData: { ...addressData, state } },
    });
    expect([status, error, Object.keys(fields ?? {})]).toEqual([
      400,
      "address.state",
      ["cartData.addressData.state"],
    ]);
  });

  it.each(["credit-card", "meal-card"] as const)(
    "paid by %s where that is not taken",
    async (paymentMethod) => {
      const { status, error, fields } = await refused({ cartData: { paymentMethod } });
      expect([status, error, Object.keys(fields ?? {})]).toEqual([
        422,
        "unprocessable_entity",
        ["cartData.paymentMethod"],
      ]);
    },
  );

  it("with change wanted for less than it costs", async () => {
    const { status, error, fields } = await refused({
      cartData: { paymentMethod: "cash", changeTo: 9.99 },
    });
    expect([status, error, Object.keys(fields ?? {})]).toEqual([
      422,
      "unprocessable_entity",
      ["cartData.changeTo"],
    ]);
  });

  it("without anything in it", async () => {
    expect(await refusalOf(sendOrder(guest, deliveryBody({})))).toMatchObject({
      status: 400,
      error: "mandatory_fields",
      fields: { "cartData.items": "o pedido está vazio" },
    });
  });

  it("on a tab, for there is none", async () => {
    const onTab = { ...deliveryBody(items), locationHash: "a".repeat(32) };
    expect(await refusalOf(sendOrder(guest, onTab))).toMatchObject({
      status: 403,
      error: "access_denied",
    });
    expect(await refusalOf(sendOrder(admin, onTab))).toMatchObject({
      status: 404,
      error: "not_found",
    });
  });

  it("and nothing of it is stored", async () => {
    expect((await admin.orders.list({ query: {} })).orders).toEqual([]);
    expect(guest.token()).toBeUndefined();
  });
});

describe("a delivery order is taken", () => {
  it.each([
    "529.982.247-25",
    "52998224725",
    "11.222.333/0001-81",
    "11222333000181",
    "12.ABC.345/01DE-35",
    " ",
    "",
  ])("with the document %j", async (document) => {
    await expect(place({ userData: { document } })).resolves.toMatchObject({ total_amount: 10 });
  });

  it("paid in cash with the exact sum, with more, or with nothing said", async () => {
    for (const changeTo of [10, 50, 0, undefined]) {
      const cartData = {
        paymentMethod: "cash",
        ...(changeTo === undefined ? {} : { changeTo }),
      } as const;
      const { hash } = await place({ cartData });
      const order = await guest.orders.get({ params: { hash } });
      expect([order.payment_method_name, order.cash_change]).toEqual([
        "Dinheiro",
        changeTo || undefined,
      ]);
    }
  });

  it("without change when it is not paid in cash", async () => {
    const { hash } = await place({ cartData: { paymentMethod: "pix", changeTo: 5 } });
    expect((await guest.orders.get({ params: { hash } })).cash_change).toBeUndefined();
  });

  it("from staff as well, who need no limits and are known by it", async () => {
    const attendant = await signedInAttendant(testApp, account);
    const { hash } = await sendOrder(attendant, deliveryBody(items));
    expect(await attendant.orders.get({ params: { hash } })).toMatchObject({
      mine: true,
      mode: "delivery",
      status_id: 5,
    });
  });
});

describe("an account", () => {
  it("that does not deliver takes no deliveries", async () => {
    const hotel = await newAccount(testApp, { features: { easyOrder: true } });
    const body = deliveryBody(await waterOf(hotel));
    expect(await refusalOf(sendOrder(newCaller(testApp, hotel), body))).toMatchObject({
      status: 403,
      error: "access_denied",
    });
  });

  it("that is switched off takes no orders, not even its own staff's", async () => {
    const closed = await newAccount(testApp);
    const body = deliveryBody(await waterOf(closed));
    const { accountId } = closed;
    await withAccount(testApp.database, { accountId, mode: "write" }, ({ db }) =>
      db
        .updateTable("accounts")
        .set({ active: false })
        .where("account_id", "=", accountId)
        .execute(),
    );
    for (const caller of [newCaller(testApp, closed), await signedInAdmin(testApp, closed)]) {
      expect(await refusalOf(sendOrder(caller, body))).toMatchObject({
        status: 403,
        error: "access_denied",
      });
    }
  });
});
