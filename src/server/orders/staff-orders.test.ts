import { beforeAll, describe, expect, it } from "vitest";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu } from "../testing/new-account.ts";
import { deliveryBody, deliveryTo, sendOrder } from "../testing/new-order.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";

const testApp = sharedApp();
let attendant: Caller;
let owner: Caller;
let guest: Caller;
let stranger: Caller;
let pizza: string;
beforeAll(async () => {
  const account = await newAccount(testApp, { features: { delivery: true } });
  const other = await newAccount(testApp, { features: { delivery: true } });
  attendant = await signedInAttendant(testApp, account);
  owner = await signedInAdmin(testApp, account);
  guest = newCaller(testApp, account);
  const { services } = await owner.services.get();
  const { allowed: _a, state: _s, ...takeout } = services.takeout;
  await owner.services.save({ body: { services: { takeout: { ...takeout, enabled: true } } } });
  stranger = await signedInAttendant(testApp, other);
  const ids = await newMenu(testApp, account, [
    { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 4000 }] },
  ]);
  pizza = String(ids["Calabresa"]);
});

const { addressData } = deliveryTo;
const delivery = (name: string, phone: string) => ({
  userData: { name, phone },
  cartData: { items: { [pizza]: { qty: 1 } }, addressData },
});

const callerOf = async (asking: Caller, phone: string) =>
  (await asking.orders.caller({ body: { phone } })).caller;

describe("an order that staff enter for somebody", () => {
  it("is taken at once, rings nowhere, and says who entered it", async () => {
    const { hash, status_id } = await sendOrder(attendant, delivery("Rui", "(19) 98888-0001"));
    expect(status_id).toBe(1);
    const order = await attendant.orders.get({ params: { hash } });
    expect(order).toMatchObject({ new: false, placed_by: "Garçom", user_name: "Rui" });
    expect(order.accepted_at).toBeDefined();
    expect((await attendant.orders.list({ query: {} })).waiting).toBe(0);
  });

  it("needs no e-mail, and to be fetched no phone; a guest's needs both", async () => {
    const { email: _, ...userData } = deliveryTo.userData;
    const body = { ...deliveryBody({ [pizza]: { qty: 1 } }), userData };
    expect(await refusalOf(sendOrder(guest, body))).toMatchObject({
      fields: { "userData.email": "obrigatório" },
    });
    expect((await sendOrder(attendant, body)).status_id).toBe(1);
    const counter = {
      userData: { name: "Balcão" },
      cartData: { items: { [pizza]: { qty: 1 } }, service: "takeout" as const },
    };
    expect((await refusalOf(sendOrder(guest, counter))).status).toBe(400);
    const { hash } = await sendOrder(attendant, counter);
    expect(await attendant.orders.get({ params: { hash } })).toMatchObject({ service: "takeout" });
  });

  it("is taken while the shop is closed, whose quote says so; a guest's is not", async () => {
    await owner.services.pause({ params: { service: "delivery" }, body: { minutes: 30 } });
    const body = delivery("Rui", "(19) 98888-0001");
    const { quote } = await attendant.orders.quote({ body: { cartData: body.cartData } });
    expect([quote.state, quote.refusal]).toEqual(["paused", null]);
    expect((await sendOrder(attendant, body)).status_id).toBe(1);
    const refused = await refusalOf(
      sendOrder(guest, { ...body, userData: { ...body.userData, email: "a@example.com" } }),
    );
    expect(refused.error).toBe("closed");
    await owner.services.pause({ params: { service: "delivery" }, body: { minutes: null } });
  });
});

describe("threat 66: a known caller", () => {
  it("is offered to staff by the phone, however it is written, with the last address", async () => {
    await sendOrder(attendant, delivery("Bia", "(19) 97777-0002"));
    const fetched = { name: "Beatriz", phone: "+55 19 97777 0002" };
    await sendOrder(attendant, {
      userData: fetched,
      cartData: { items: { [pizza]: { qty: 1 } }, service: "takeout" },
    });
    const found = await callerOf(attendant, "19977770002");
    expect(found).toMatchObject({ name: "Beatriz", address: addressData });
  });

  it("is nobody for another town's number that ends alike, another account, or half a number", async () => {
    await sendOrder(attendant, delivery("Caio", "(19) 97777-0003"));
    expect(await callerOf(attendant, "(11) 97777-0003")).toBeNull();
    expect(await callerOf(stranger, "(19) 97777-0003")).toBeNull();
    expect(await callerOf(attendant, "0003")).toBeNull();
    const refused = await refusalOf(callerOf(guest, "(19) 97777-0003"));
    expect(["access_denied", "auth_required"]).toContain(refused.error);
  });

  it("is not offered any more once they had their data erased", async () => {
    const phone = "(19) 97777-0004";
    const { userData, cartData } = delivery("Davi", phone);
    const { hash } = await sendOrder(guest, {
      userData: { ...userData, email: "davi@example.com" },
      cartData,
    });
    expect(await callerOf(attendant, phone)).toMatchObject({ email: "davi@example.com" });
    await attendant.orders.setStatus({ params: { hash, statusId: "4" }, body: {} });
    await guest.privacy.erase();
    expect(await callerOf(attendant, phone)).toBeNull();
  });
});
