import { beforeAll, describe, expect, it } from "vitest";
import type { SentCart } from "../../contract/cart.ts";
import { withAccount } from "../db/with-account.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { waterOf } from "./testing-water.ts";

const testApp = sharedApp();
let account: TestAccount;
let guest: Caller;
let items: SentCart["items"];
beforeAll(async () => {
  account = await newAccount(testApp, {
    extras: { paymentMethods: { cash: true, pix: true, "credit-card": false } },
  });
  guest = newCaller(testApp, account);
  items = await waterOf(testApp, account);
});

const place = (change: Parameters<typeof deliveryBody>[1]) =>
  sendOrder(guest, deliveryBody(items, change));

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

  it("in plain words: without spaces around, and without what turns text around", async () => {
    const [itemId = ""] = Object.keys(items);
    const body = deliveryBody(
      { [itemId]: { qty: 1, obs: " sem\u2066 gelo " } },
      {
        userData: { name: " \u202eAna \u200fSouza\u202c ", phone: " \u200e(19) 99999-0000" },
        cartData: {
          addressData: {
            address: " Rua\u202d A ",
            number: "\u20691",
            complement: " ",
            district: "Centro ",
            city: "\u200fCampinas",
            state: "",
          },
          obs: "\u061cportão\n",
        },
      },
    );
    const { hash } = await sendOrder(guest, body);
    const order = await guest.orders.get({ params: { hash } });
    expect([order.user_name, order.user_phone, order.address, order.obs]).toEqual([
      "Ana Souza",
      "(19) 99999-0000",
      "Rua A, 1 - Centro, Campinas",
      "portão",
    ]);
    expect(order.details.items[0]?.obs).toBe("sem gelo");
  });

  it("from staff as well, who need no limits and are known by it", async () => {
    const attendant = await signedInAttendant(testApp, account);
    const { hash } = await sendOrder(attendant, deliveryBody(items));
    expect(await attendant.orders.get({ params: { hash } })).toMatchObject({
      mine: true,
      mode: "delivery",
      status_id: 1,
    });
  });
});

describe("an account", () => {
  it("that does not deliver takes no deliveries", async () => {
    const hotel = await newAccount(testApp, { features: { easyOrder: true } });
    const body = deliveryBody(await waterOf(testApp, hotel));
    expect(await refusalOf(sendOrder(newCaller(testApp, hotel), body))).toMatchObject({
      status: 403,
      error: "access_denied",
    });
  });

  it("that is switched off takes no orders, not even its own staff's", async () => {
    const closed = await newAccount(testApp);
    const body = deliveryBody(await waterOf(testApp, closed));
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
