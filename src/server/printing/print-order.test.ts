import { beforeEach, describe, expect, it } from "vitest";
import { newItem } from "../../domain/testing-ticket.ts";
import { newCaller, signedInAdmin, signedInAttendant } from "../testing/caller.ts";
import { newAccount, newMenu } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { newTab, payTab, tabOrder } from "../testing/new-tab.ts";
import { tableId } from "../tabs/table-id.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { sharedApp } from "../testing/start-app.ts";
import { drawTicket } from "./draw-ticket.ts";
import { newPrintingShop, now, print, type PrintingShop } from "./testing-prints.ts";

const testApp = sharedApp({ now: () => now });
let { account, guest, cartItems, bytesOf, expectedTicket } = {} as PrintingShop;
beforeEach(async () => {
  ({ account, guest, cartItems, bytesOf, expectedTicket } = await newPrintingShop(testApp));
});

describe("threat 29: the picture of a stored order", () => {
  it("shows what was stored, for its guest and for staff, and none of the request's other fields", async () => {
    const { hash } = await sendOrder(
      guest,
      deliveryBody(cartItems(), {
        userData: { document: "529.982.247-25" },
        cartData: { paymentMethod: "cash", changeTo: 100, obs: "rápido" },
      }),
    );
    const expected = expectedTicket({
      number: 1,
      customer: { name: "Ana Souza", phone: "(19) 99999-0000", document: "529.982.247-25" },
      place: "Rua das Flores, 12 - Centro, Campinas - SP",
      service: "delivery",
      obs: "rápido",
      payment: "Dinheiro",
      changeForCents: 10_000,
    });
    const own = await bytesOf(guest, { hash });
    expect(own.equals(await drawTicket(expected, "customer"))).toBe(true);
    const staff = await signedInAttendant(testApp, account);
    const forged = {
      hash,
      name: "Outra",
      items: cartItems(99),
      total: 1,
      obs: "grátis",
      address: "x",
    };
    expect((await bytesOf(staff, forged)).equals(own)).toBe(true);
    const kitchens = await bytesOf(staff, { hash, layout: "production" });
    expect(kitchens.equals(await drawTicket(expected, "production"))).toBe(true);
  });

  it("names the room of an order to a room", async () => {
    const hotel = await newAccount(testApp, { features: { easyOrder: true } });
    const menu = await newMenu(testApp, hotel, [
      { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299 }] },
    ]);
    const caller = newCaller(testApp, hotel);
    const cartData = { items: { [String(menu["Calabresa"])]: { qty: 1 } }, location: "12" };
    const { hash } = await sendOrder(caller, { userData: { name: "Ana" }, cartData });
    const expected = expectedTicket({
      business: { name: `Casa ${hotel.label}`, document: "" },
      number: 1,
      customer: { name: "Ana", phone: "", document: "" },
      place: "Quarto ou mesa 12",
      items: [newItem({ title: "Calabresa", priceCents: 2299 })],
      total: { subtotalCents: 2299, serviceCents: 0, deliveryFeeCents: 0, totalCents: 2299 },
    });
    for (const layout of ["customer", "production"] as const) {
      expect(
        (await bytesOf(caller, { hash, layout })).equals(await drawTicket(expected, layout)),
      ).toBe(true);
    }
  });

  it("shows no service that the guests of its tab do without", async () => {
    const bar = await newAccount(testApp, {
      features: { attendantOrder: true },
      extras: { locations: 4, service_percent: 10 },
    });
    const menu = await newMenu(testApp, bar, [
      { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2200 }] },
    ]);
    const attendant = await signedInAttendant(testApp, bar);
    const tab = await newTab(attendant, { location: tableId(bar.accountId, 3), name: "Ana" });
    const items = { [String(menu["Calabresa"])]: { qty: 1 } };
    const { hash } = await sendOrder(attendant, tabOrder(tab, items));
    await payTab(attendant, { sheet: tab, amount: 1, waive_service: true });
    const expected = expectedTicket({
      business: { name: `Casa ${bar.label}`, document: "" },
      number: 1,
      customer: { name: "Ana", phone: "", document: "" },
      place: "Mesa 3",
      attendant: "Garçom",
      items: [newItem({ title: "Calabresa", priceCents: 2200 })],
      total: { subtotalCents: 2200, serviceCents: 0, deliveryFeeCents: 0, totalCents: 2200 },
    });
    const drawn = await bytesOf(attendant, { hash, layout: "customer" });
    expect(drawn.equals(await drawTicket(expected, "customer"))).toBe(true);
  });

  it("is nobody else's: for others there is no such order", async () => {
    const { hash } = await sendOrder(guest, deliveryBody(cartItems()));
    const other = newCaller(testApp, account);
    await sendOrder(other, deliveryBody(cartItems()));
    const elsewhere = await signedInAdmin(testApp, await newAccount(testApp));
    const stranger = newCaller(testApp, account);
    for (const caller of [other, elsewhere, stranger]) {
      expect(await refusalOf(print(caller, { hash }))).toMatchObject({
        status: 404,
        error: "not_found",
      });
    }
    expect(await refusalOf(print(guest, { hash: "0".repeat(32) }))).toMatchObject({ status: 404 });
    stranger.useToken("x".repeat(43));
    expect(await refusalOf(print(stranger, { items: cartItems() }))).toMatchObject({
      status: 401,
    });
  });
});
