import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PrintRequest } from "../../contract/printing.ts";
import { newItem, newTicket } from "../../domain/testing-ticket.ts";
import type { Ticket } from "../../domain/ticket.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { rawCall, type RawAnswer } from "../testing/raw-call.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { startApp, type TestApp } from "../testing/start-app.ts";
import { drawTicket } from "./draw-ticket.ts";

const hourMs = 3_600_000;
let testApp: TestApp;
let account: TestAccount;
let ids: Record<string, string>;
let guest: Caller;
// Files have the time of the machine, so the clock starts there. Seconds are not printed.
const start = new Date();
let clock = start;

beforeAll(async () => {
  testApp = await startApp({ now: () => clock });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  clock = start;
  account = await newAccount(testApp, { extras: { document_number: "12.345.678/0001-95" } });
  ids = await newMenu(testApp, account, [
    {
      title: "Pizzas",
      items: [
        {
          title: "Calabresa",
          priceCents: 2299,
          groups: [{ title: "Borda", items: [{ title: "Catupiry", priceCents: 300 }] }],
        },
      ],
    },
    { title: "Escondida", active: false, items: [{ title: "Fora", priceCents: 100 }] },
  ]);
  guest = newCaller(testApp, account);
});

const cartItems = (qty = 2): PrintRequest["items"] => ({
  [String(ids["Calabresa"])]: {
    qty,
    obs: "sem cebola",
    children: { [String(ids["Catupiry"])]: { qty: 1 } },
  },
});

async function print(caller: Caller, data: PrintRequest): Promise<string> {
  return (await caller.printing.print({ body: { data } })).filename_jpg;
}

const fetchPicture = (name: string, method: "GET" | "HEAD" = "GET") =>
  testApp.app.inject({ method, url: `/assets/print/${name}`, headers: { host: account.host } });

async function bytesOf(caller: Caller, data: PrintRequest): Promise<Buffer> {
  const answer = await fetchPicture(await print(caller, data));
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

/** What the picture of the test's cart shows, but for what is given. */
function expectedTicket(changes: Partial<Ticket> = {}): Ticket {
  return newTicket({
    business: { name: `Casa ${account.label}`, document: "12.345.678/0001-95" },
    number: null,
    time: timeOnTicket(),
    customer: { name: "", phone: "", document: "" },
    place: "",
    isDelivery: false,
    obs: "",
    items: [
      newItem({
        title: "Calabresa",
        qty: 2,
        priceCents: 2299,
        obs: "sem cebola",
        children: [{ title: "Catupiry", qty: 1, priceCents: 300 }],
      }),
    ],
    total: { subtotalCents: 4898, serviceCents: 0, deliveryFeeCents: 0, totalCents: 4898 },
    payment: "",
    changeForCents: null,
    ...changes,
  });
}

/** São Paulo has had three hours less than UTC, all year, since 2019. */
function timeOnTicket(): string {
  const [day = "", time = ""] = new Date(clock.getTime() - 3 * hourMs).toISOString().split("T");
  const [year, month, date] = day.split("-");
  return `${time.slice(0, 5)} • ${date}/${month}/${year?.slice(2)}`;
}

describe("threat 29: the picture of a cart", () => {
  it("is a JPEG as wide as a ticket, for anybody, without an identity being made", async () => {
    const jpeg = await bytesOf(guest, { items: cartItems() });
    const { format, width, height } = await sharp(jpeg).metadata();
    expect({ format, width }).toEqual({ format: "jpeg", width: 576 });
    expect(height).toBeGreaterThan(400);
    expect(guest.token()).toBeUndefined();
    expect(jpeg.equals(await drawTicket(expectedTicket(), "customer"))).toBe(true);
  });

  it("holds who asked, where it goes and how it is paid", async () => {
    const address = { address: "Rua Açaí", number: "12", city: "Campinas", state: "SP" };
    const known = {
      name: "José",
      phone: "(19) 99999-0000",
      obs: "rápido",
      paymentMethod: "cash",
      changeTo: 100,
    } as const;
    const expected = expectedTicket({
      customer: { name: "José", phone: "(19) 99999-0000", document: "" },
      place: "Rua Açaí, 12, Campinas - SP",
      isDelivery: true,
      obs: "rápido",
      payment: "Dinheiro",
      changeForCents: 10_000,
    });
    const asParts = await bytesOf(guest, {
      items: cartItems(),
      ...known,
      address,
      email: "jose@example.com",
    });
    expect(asParts.equals(await drawTicket(expected, "customer"))).toBe(true);
    const asText = await bytesOf(guest, {
      items: cartItems(),
      ...known,
      address: "Rua Açaí, 12, Campinas - SP",
    });
    expect(asText.equals(asParts)).toBe(true);
  });

  it("is the kitchen's when that is asked for", async () => {
    const jpeg = await bytesOf(guest, { items: cartItems(), layout: "production", name: "José" });
    const expected = expectedTicket({ customer: { name: "José", phone: "", document: "" } });
    expect(jpeg.equals(await drawTicket(expected, "production"))).toBe(true);
  });

  it("shows the menu's prices and sum, whatever prices, titles and total the caller names", async () => {
    const honest = await bytesOf(guest, { items: cartItems() });
    const [[itemId, line] = ["", { qty: 1 }]] = Object.entries(cartItems() ?? {});
    const seen = { price: 0.01 };
    const children = { [String(ids["Catupiry"])]: { qty: 1, extras: seen } };
    const forged = { [itemId]: { ...line, title_br: "Grátis", extras: seen, children } };
    expect((await bytesOf(guest, { items: forged, total: 0.01 })).equals(honest)).toBe(true);
  });

  it("is not drawn of nothing, of too many lines, or of what cannot be ordered", async () => {
    for (const data of [{}, { items: {} }]) {
      expect(await refusalOf(print(guest, data))).toMatchObject({
        status: 400,
        error: "mandatory_fields",
      });
    }
    const many = Object.fromEntries(
      Array.from({ length: 51 }, () => [crypto.randomUUID(), { qty: 1 }]),
    );
    expect(await refusalOf(print(guest, { items: many }))).toMatchObject({
      status: 422,
      error: "unprocessable_entity",
    });
    for (const itemId of [ids["Fora"], ids["Catupiry"], crypto.randomUUID()]) {
      const refusal = await refusalOf(print(guest, { items: { [String(itemId)]: { qty: 1 } } }));
      expect(refusal).toMatchObject({
        status: 422,
        error: "unavailable_items",
        lines: [{ path: itemId }],
      });
    }
  });

  it("is not drawn where nothing can be ordered", async () => {
    const shut = await newAccount(testApp, { features: { linktree: true } });
    const menu = await newMenu(testApp, shut, [
      { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299 }] },
    ]);
    const items = { [String(menu["Calabresa"])]: { qty: 1 } };
    expect(await refusalOf(print(newCaller(testApp, shut), { items }))).toMatchObject({
      error: "access_denied",
    });
  });
});

describe("threat 29: the picture of a stored order", () => {
  it("shows what was stored, for its guest and for staff, and none of the request's other fields", async () => {
    const { hash } = await sendOrder(
      guest,
      deliveryBody(cartItems() ?? {}, {
        userData: { document: "529.982.247-25" },
        cartData: { paymentMethod: "cash", changeTo: 100, obs: "rápido" },
      }),
    );
    const expected = expectedTicket({
      number: 1,
      customer: { name: "Ana Souza", phone: "(19) 99999-0000", document: "529.982.247-25" },
      place: "Rua das Flores, 12 - Centro, Campinas - SP",
      isDelivery: true,
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

  it("is nobody else's: for others there is no such order", async () => {
    const { hash } = await sendOrder(guest, deliveryBody(cartItems() ?? {}));
    const other = newCaller(testApp, account);
    await sendOrder(other, deliveryBody(cartItems() ?? {}));
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
    expect(await refusalOf(print(stranger, { items: cartItems() ?? {} }))).toMatchObject({
      status: 401,
    });
  });
});

describe("threat 29: drawing", () => {
  it("is limited to ten an hour for a guest, and for whoever shares an address without an identity", async () => {
    const { hash } = await sendOrder(guest, deliveryBody(cartItems() ?? {}));
    const stranger = newCaller(testApp, account);
    for (const [caller, data] of [
      [guest, { hash }],
      [stranger, { items: cartItems() ?? {} }],
    ] as const) {
      for (let count = 0; count < 10; count += 1) await print(caller, data);
      const answer: RawAnswer = await rawCall(testApp, {
        method: "POST",
        url: "/v2.0/order/print",
        host: account.host,
        token: caller.token(),
        body: { data },
      });
      expect([answer.status, answer.body.error]).toEqual([429, "too_many_requests"]);
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(60);
    }
    const staff = await signedInAdmin(testApp, account);
    for (let count = 0; count < 11; count += 1) await print(staff, { hash });
  });

  it("is limited for an account, whose staff have a share that guests cannot use up", async () => {
    const printLimits = { perGuest: 100, perAddress: 100, perStaff: 100, perAccount: 3 };
    const limited = await startApp({ printLimits });
    const caller = newCaller(limited, account);
    const staff = await signedInAdmin(limited, account);
    for (const one of [caller, staff]) {
      for (let count = 0; count < 3; count += 1) await print(one, { items: cartItems() });
      expect(await refusalOf(print(one, { items: cartItems() }))).toMatchObject({ status: 429 });
    }
    const files = await readdir(join(limited.dataDir, "print"));
    expect(files.filter((name) => name.endsWith(".jpg"))).toHaveLength(6);
    const elsewhere = await newAccount(limited);
    const menu = await newMenu(limited, elsewhere, [
      { title: "Pizzas", items: [{ title: "Calabresa", priceCents: 1 }] },
    ]);
    await print(newCaller(limited, elsewhere), {
      items: { [String(menu["Calabresa"])]: { qty: 1 } },
    });
    await limited.close();
  });

  it("goes on in turn when many ask at once, and nothing half-done is served", async () => {
    const staff = await signedInAdmin(testApp, account);
    const names = await Promise.all(
      Array.from({ length: 8 }, () => print(staff, { items: cartItems() })),
    );
    expect(new Set(names).size).toBe(8);
    const expected = await drawTicket(expectedTicket(), "customer");
    for (const name of names)
      expect((await fetchPicture(name)).rawPayload.equals(expected)).toBe(true);
  });
});
