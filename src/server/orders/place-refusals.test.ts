import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { SentCart } from "../../contract/cart.ts";
import { newCaller, signedInAdmin, type Caller } from "../testing/caller.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, deliveryTo, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { waterOf } from "./testing-water.ts";

const testApp = sharedApp();
let account: TestAccount;
let guest: Caller;
let admin: Caller;
let items: SentCart["items"];
beforeAll(async () => {
  account = await newAccount(testApp, {
    extras: { paymentMethods: { cash: true, pix: true, "credit-card": false } },
  });
  guest = newCaller(testApp, account);
  admin = await signedInAdmin(testApp, account);
  items = await waterOf(testApp, account);
});

const refused = (change: Parameters<typeof deliveryBody>[1]) =>
  refusalOf(sendOrder(guest, deliveryBody(items, change)));

async function expectNothingStored(): Promise<void> {
  expect((await admin.orders.list({ query: {} })).orders).toEqual([]);
  expect(guest.token()).toBeUndefined();
}

describe("a delivery order is refused, and nothing of it is stored,", () => {
  afterEach(expectNothingStored);

  const { addressData } = deliveryTo;
  const blanks = ["", "  ", "\t\n", "\u200b\u00a0"];

  it.each(blanks)("without who and where it is for: %j", async (blank) => {
    const missing = {
      userData: { name: blank, email: blank, phone: blank },
      cartData: {
        addressData: {
          ...addressData,
          address: blank,
          number: blank,
          district: blank,
          city: blank,
        },
      },
    };
    expect(await refused(missing)).toMatchObject({
      status: 400,
      error: "mandatory_fields",
      message: "Required fields",
      fields: {
        "userData.name": "obrigatório",
        "userData.email": "obrigatório",
        "userData.phone": "obrigatório",
        "cartData.addressData.address": "obrigatório",
        "cartData.addressData.number": "obrigatório",
        "cartData.addressData.district": "obrigatório",
        "cartData.addressData.city": "obrigatório",
      },
    });
  });

  it("without an address at all", async () => {
    const body = { ...deliveryBody(items), cartData: { items } };
    const { error, fields } = await refusalOf(sendOrder(guest, body));
    expect([error, Object.keys(fields ?? {})]).toEqual([
      "mandatory_fields",
      ["address", "number", "district", "city"].map((part) => `cartData.addressData.${part}`),
    ]);
  });

  it("fault 33: without a district, a city or a phone, which no postal code may have told", async () => {
    const order = {
      userData: { name: "Ana", email: "ana@example.com" },
      cartData: { items, addressData: { address: "Rua das Flores", number: "12" } },
    };
    expect(await refusalOf(sendOrder(guest, order))).toMatchObject({
      status: 400,
      error: "mandatory_fields",
      fields: {
        "userData.phone": "obrigatório",
        "cartData.addressData.district": "obrigatório",
        "cartData.addressData.city": "obrigatório",
      },
    });
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

  it.each(["telefone", "190", "99-55", "+"])("fault 33: to be called at %s", async (phone) => {
    expect(await refused({ userData: { phone } })).toMatchObject({
      status: 422,
      error: "unprocessable_entity",
      fields: { "userData.phone": "telefone inválido: escreva com o DDD" },
    });
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

  it("on a tab where the account has none", async () => {
    const onTab = { ...deliveryBody(items), locationHash: "a".repeat(32) };
    for (const caller of [guest, admin]) {
      expect(await refusalOf(sendOrder(caller, onTab))).toMatchObject({
        status: 403,
        error: "access_denied",
      });
    }
  });
});
