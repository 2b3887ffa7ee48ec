import { beforeAll, describe, expect, it } from "vitest";
import { newCaller, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu } from "../testing/new-account.ts";
import { deliveryTo, sendOrder, type OrderBody } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let guest: Caller;
let itemId: string;
beforeAll(async () => {
  const hotel = await newAccount(testApp, { features: { easyOrder: true } });
  guest = newCaller(testApp, hotel);
  const ids = await newMenu(testApp, hotel, [
    { title: "Bebidas", items: [{ title: "Água", priceCents: 500 }] },
  ]);
  itemId = String(ids["Água"]);
});

const fromRoom = (location: string, name = "Ana"): OrderBody => ({
  userData: { name },
  cartData: { items: { [itemId]: { qty: 1 } }, location },
});

describe("an order from a room", () => {
  it("needs a name and the room, and waits for somebody to accept it", async () => {
    const { hash, status_id } = await sendOrder(guest, fromRoom(" 12 "));
    expect(status_id).toBe(5);
    expect(await guest.orders.get({ params: { hash } })).toMatchObject({
      mode: "easy-order",
      user_name: "Ana",
      address: "12",
      payment_method_name: "",
    });
  });

  it("is refused without a name", async () => {
    expect(await refusalOf(sendOrder(guest, fromRoom("12", " ")))).toMatchObject({
      status: 400,
      error: "mandatory_fields",
      fields: { "userData.name": "obrigatório" },
    });
  });

  it.each(["", "  ", "\u200b"])("is refused from the room %j", async (room) => {
    expect(await refusalOf(sendOrder(guest, fromRoom(room)))).toMatchObject({
      status: 422,
      fields: { "cartData.location": "obrigatório" },
    });
  });

  it("forgets address and payment of a delivery that are still in the cart, whatever they are", async () => {
    const body = fromRoom("7");
    const { addressData } = deliveryTo;
    const cartData = {
      ...body.cartData,
      addressData: { ...addressData, state: "XX" },
      paymentMethod: "meal-card",
      changeTo: 1,
    } as const;
    const { hash } = await sendOrder(guest, { ...body, cartData });
    const order = await guest.orders.get({ params: { hash } });
    expect([order.address, order.payment_method_name, order.cash_change]).toEqual([
      "7",
      "",
      undefined,
    ]);
  });

  it("checks an e-mail and a document where they are given", async () => {
    const body = fromRoom("7");
    for (const [change, error] of [
      [{ email: "ana" }, "invalid_email"],
      [{ document: "1" }, "registry_code"],
    ] as const) {
      const refused = await refusalOf(
        sendOrder(guest, { ...body, userData: { ...body.userData, ...change } }),
      );
      expect(refused.error).toBe(error);
    }
  });

  it("is not taken where rooms do not order", async () => {
    const pizzeria = await newAccount(testApp, { features: { delivery: true } });
    const refused = await refusalOf(sendOrder(newCaller(testApp, pizzeria), fromRoom("7")));
    expect([refused.status, refused.error]).toEqual([403, "access_denied"]);
  });
});
