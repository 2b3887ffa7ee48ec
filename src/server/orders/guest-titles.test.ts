import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { SentCart } from "../../contract/cart.ts";
import type { Order } from "../../contract/orders.ts";
import { clockFor } from "../../domain/reader-clock.ts";
import { newItem, newTicket } from "../../domain/testing-ticket.ts";
import { ticketOfOrder } from "../../domain/ticket.ts";
import { clockLabel } from "../../domain/time-since.ts";
import { callOf, newPrinterShop } from "../printers/testing-shop.ts";
import { drawTicket } from "../printing/draw-ticket.ts";
import { tableId } from "../tabs/table-id.ts";
import { newCaller, signedInAdmin, signedInAttendant, type Caller } from "../testing/caller.ts";
import { newAccount, newMenu, type TestAccount } from "../testing/new-account.ts";
import { deliveryBody, sendOrder } from "../testing/new-order.ts";
import { newTab } from "../testing/new-tab.ts";
import { sharedApp } from "../testing/start-app.ts";
import { orderPictureWords } from "../texts/order-picture.ts";

const testApp = sharedApp({ now: () => now });
let account: TestAccount;
let ids: Record<string, string>;
let owner: Caller;
let attendant: Caller;
let guest: Caller;
const now = new Date();
beforeAll(async () => {
  account = await newAccount(testApp, {
    features: { delivery: true, attendantOrder: true },
    extras: { locations: 3 },
  });
  ids = await newMenu(testApp, account, [
    {
      title: "Pizzas",
      items: [
        {
          title: "Meio a meio",
          titles: { fr: "Moitié-moitié", us: "Half and half" },
          priceCents: 0,
          groups: [
            {
              title: "Sabores",
              titles: { fr: "Parfums" },
              rules: { min: 2, max: 2, priceRule: "highest" },
              items: [
                { title: "Frango", titles: { fr: "Poulet" }, priceCents: 4000 },
                { title: "Alho", titles: { us: "Garlic" }, priceCents: 3000 },
              ],
            },
          ],
        },
        { title: "Água", titles: { fr: "Eau" }, priceCents: 500 },
        { title: "Guaraná", titles: { fr: "Guaraná" }, priceCents: 500 },
      ],
    },
  ]);
  owner = await signedInAdmin(testApp, account);
  attendant = await signedInAttendant(testApp, account);
  guest = newCaller(testApp, account);
});

const idOf = (title: string) => String(ids[title]);
const halves = (): SentCart["items"] => ({
  [idOf("Meio a meio")]: {
    qty: 1,
    children: { [idOf("Frango")]: { qty: 1 }, [idOf("Alho")]: { qty: 1 } },
  },
  [idOf("Guaraná")]: { qty: 1 },
});
const placeInFrench = (items = halves()) =>
  sendOrder(guest, { ...deliveryBody(items), language: "fr" });
const read = (caller: Caller, hash: string) => caller.orders.get({ params: { hash } });

/** An order's titles in Portuguese, each with the title that its guest read where that differs. */
const titlesOf = ({ details }: Pick<Order, "details">) =>
  details.items.map(({ title_br, guest_title, children }) => [
    title_br,
    guest_title,
    ...children.flatMap((child) => [
      child.title_br,
      child.guest_title,
      child.group?.title,
      child.group?.guest_title,
    ]),
  ]);

const inFrench = [
  [
    "Meio a meio",
    "Moitié-moitié",
    "Frango",
    "Poulet",
    "Sabores",
    "Parfums",
    "Alho",
    undefined,
    "Sabores",
    "Parfums",
  ],
  ["Guaraná", undefined],
];

describe("what a guest ordered in French", () => {
  it("is told to them and to staff as they read it, beside the Portuguese, whatever becomes of the menu", async () => {
    const { hash } = await placeInFrench();
    await owner.content.saveItem({
      body: { data: { id: idOf("Meio a meio"), title_fr: "Deux moitiés" } },
    });
    for (const caller of [guest, attendant, owner])
      expect(titlesOf(await read(caller, hash))).toEqual(inFrench);
    const { orders } = await guest.orders.list({ query: { mine: "1", tab: "progress" } });
    expect(orders.flatMap((row) => ("hash" in row ? titlesOf(row) : []))).toEqual(inFrench);
    await owner.content.saveItem({
      body: { data: { id: idOf("Meio a meio"), title_fr: "Moitié-moitié" } },
    });
  });

  it("stands in Portuguese for the kitchen, and on the staff's ticket", async () => {
    const { hash } = await placeInFrench();
    await owner.orders.accept({ params: { hash }, body: {} });
    const { tickets } = await attendant.kitchen.tickets();
    const lines = tickets.find((ticket) => ticket.hash === hash)?.lines ?? [];
    expect(lines.map(({ title }) => title)).toEqual(["Meio a meio", "Guaraná"]);
    expect(JSON.stringify(lines)).not.toMatch(/Poulet|Parfums/);
    const order = await read(attendant, hash);
    const business = { name: "Casa", time_zone: "America/Sao_Paulo" };
    const named = { ...business, extras: { document_number: "", currency: "R$" } };
    expect(ticketOfOrder(order, named).items[0]).toMatchObject({
      title: "Meio a meio",
      children: [{ title: "Frango", group: { title: "Sabores" } }, { title: "Alho" }],
    });
    const { ticket: words } = orderPictureWords.fr;
    expect(ticketOfOrder(order, named, { words }).items[0]).toMatchObject({
      title: "Moitié-moitié",
      children: [{ title: "Poulet", group: { title: "Parfums" } }, { title: "Alho" }],
    });
    // A picture in a third language has the titles that everybody of the business knows.
    const { ticket: spanish } = orderPictureWords.es;
    expect(ticketOfOrder(order, named, { words: spanish }).items[0]?.title).toBe("Meio a meio");
  });

  it("is drawn for the guest as they read it, and for the business in Portuguese", async () => {
    const { hash } = await placeInFrench({ [idOf("Água")]: { qty: 2 } });
    const draw = async (data: { hash: string; language?: "fr" }) => {
      const { filename_jpg: file } = await guest.printing.print({ body: { data } });
      const url = `/assets/print/${file}`;
      return (await testApp.app.inject({ url, headers: { host: account.host } })).rawPayload;
    };
    const order = await read(guest, hash);
    const { extras } = (await guest.content.home({})).account;
    const named = { name: `Casa ${account.label}`, extras, time_zone: "America/Sao_Paulo" };
    const water = (title: string) => [newItem({ title, qty: 2, priceCents: 500 })];
    const french = ticketOfOrder(order, named, { words: orderPictureWords.fr.ticket });
    expect(french.items).toEqual(water("Eau"));
    expect(
      (await draw({ hash, language: "fr" })).equals(await drawTicket(french, "customer")),
    ).toBe(true);
    const own = { ...ticketOfOrder(order, named), items: water("Água") };
    expect((await draw({ hash })).equals(await drawTicket(own, "customer"))).toBe(true);
  });

  it("is followed by others in that language, with its titles as they are said there", async () => {
    const { hash } = await placeInFrench();
    const { key } = await guest.orderSharing.share({ params: { hash }, body: {} });
    const followed = await newCaller(testApp, account).orderSharing.follow({ params: { key } });
    expect(followed.language).toBe("fr");
    expect(followed.items).toEqual([
      {
        title_br: "Meio a meio",
        guest_title: "Moitié-moitié",
        qty: 1,
        options: [
          { title_br: "Frango", guest_title: "Poulet", qty: "½" },
          { title_br: "Alho", qty: "½" },
        ],
      },
      { title_br: "Guaraná", qty: 1, options: [] },
    ]);
  });

  it("has what staff add to it in that language as well", async () => {
    const { hash } = await placeInFrench();
    const items = { [idOf("Água")]: { qty: 1 } };
    const body = { items, cancels: [{ line: 1, qty: 1 }] };
    await attendant.orderLines.edit({ params: { hash }, body }, { idempotencyKey: randomUUID() });
    const edited = await read(guest, hash);
    expect(titlesOf(edited)).toEqual([...inFrench, ["Água", "Eau"]]);
    expect(edited.history).toBeUndefined();
    const { history = [] } = await read(owner, hash);
    expect(JSON.stringify(history)).toContain("Água");
    expect(JSON.stringify(history)).not.toMatch(/Eau|Moitié/);
  });

  it("goes with them to another table, line by line", async () => {
    const table = { id: tableId(account.accountId, 1) };
    const { key } = await owner.tables.renewKey({ params: table, body: {} });
    const cartData = { items: halves(), location: "1", table_key: key };
    const placed = { userData: { name: "Ana" }, cartData, language: "fr" } as const;
    const { hash } = await sendOrder(guest, placed);
    await attendant.orders.accept({ params: { hash }, body: {} });
    const { locations } = await attendant.tables.list();
    const sheet = String(locations.find(({ number }) => number === 1)?.sheets[0]?.hash);
    const { details } = await attendant.sheets.pass(
      {
        params: { hash: sheet },
        body: {
          to: { location: tableId(account.accountId, 2) },
          lines: [{ order: hash, line: 1, qty: 1 }],
        },
      },
      { idempotencyKey: randomUUID() },
    );
    expect(details.orders.flatMap(titlesOf)).toContainEqual(inFrench[0]);
    const { orders } = await guest.orders.list({ query: { mine: "1", tab: "progress" } });
    const onTab = orders.filter((row) => "hash" in row && row.table_number === 2);
    expect(onTab.flatMap((row) => ("hash" in row ? titlesOf(row) : []))).toEqual([inFrench[0]]);
  });
});

it("an order in Portuguese, and one that staff enter, has no other titles", async () => {
  const { hash } = await sendOrder(guest, deliveryBody(halves()));
  const tab = await newTab(attendant, { location: tableId(account.accountId, 3) });
  const entered = { userData: { name: "" }, locationHash: tab.hash, language: "fr" } as const;
  const byStaff = await sendOrder(attendant, { ...entered, cartData: { items: halves() } });
  for (const order of [await read(owner, hash), await read(owner, byStaff.hash)])
    expect(JSON.stringify(order)).not.toContain("guest_title");
});

it("printers get the business's titles", async () => {
  const shop = await newPrinterShop(testApp);
  await shop.owner.content.saveItem({
    body: { data: { id: String(shop.ids["Chope"]), title_fr: "Pression" } },
  });
  const { address } = await shop.add({ kind: "cloudprnt", stations: [String(shop.ids["Bar"])] });
  const items = { [String(shop.ids["Chope"])]: { qty: 1 } };
  const { hash } = await sendOrder(shop.guest, { ...deliveryBody(items), language: "fr" });
  expect((await read(shop.guest, hash)).details.items[0]?.guest_title).toBe("Pression");
  await shop.owner.orders.accept({ params: { hash }, body: {} });
  const call = callOf(testApp, shop, address);
  const body = { statusCode: "200%20OK", printerMAC: "00:11:62:00:00:02" };
  const { jobToken } = JSON.parse((await call({ method: "POST", body })).text) as {
    jobToken: string;
  };
  const path = `?type=application/vnd.star.starprnt&token=${jobToken}`;
  const { text } = await call({ path });
  expect(text).toContain("1x Chope");
  expect(text).not.toContain("Pression");
});

it("a cart's picture has the titles of the language that it is asked for in", async () => {
  const items = { [idOf("Água")]: { qty: 2 } };
  const bytes = async (language?: "fr" | "us") => {
    const data = { items, ...(language && { language }) };
    const { filename_jpg: file } = await guest.printing.print({ body: { data } });
    const url = `/assets/print/${file}`;
    return (await testApp.app.inject({ url, headers: { host: account.host } })).rawPayload;
  };
  const { extras } = (await guest.content.home({})).account;
  const drawn = await bytes("fr");
  const expected = newTicket({
    business: { name: `Casa ${account.label}`, document: "" },
    currency: extras.currency,
    number: null,
    time: clockFor("fr", clockLabel(now, "America/Sao_Paulo")),
    customer: { name: "", phone: "", document: "" },
    place: "",
    service: "indoor",
    obs: "",
    payment: "",
    changeForCents: null,
    items: [newItem({ title: "Eau", qty: 2, priceCents: 500 })],
    total: { subtotalCents: 1000, serviceCents: 0, deliveryFeeCents: 0, totalCents: 1000 },
    words: orderPictureWords.fr.ticket,
  });
  expect(drawn.equals(await drawTicket(expected, "customer"))).toBe(true);
});
