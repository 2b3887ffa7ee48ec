import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { deliveryBody, sendOrder, type PlacedOrder } from "../../src/server/testing/new-order.ts";
import type { Caller } from "../../src/server/testing/caller.ts";
import { newMenu } from "../../src/server/testing/new-account.ts";
import { newTab, payTab, tabOrder } from "../../src/server/testing/new-tab.ts";
import { faultsAtAnySize, leave, phone, tooWideAtAnySize } from "./browser.ts";
import { adminOf, attendantOf, guestOf } from "./callers.ts";
import { newPizzaria, type Pizzaria } from "./delivery.ts";
import {
  add,
  addressOf,
  atNewTab,
  described,
  locationOf,
  newAttendant,
  newBar,
  send,
  table,
  tabWithBeers,
  toBePaid,
} from "./floor.ts";
import { button, isReady, newGuest, search } from "./guest.ts";
import { asOwner, goAndPress } from "./owner.ts";
import { browser, site } from "./shared-site.ts";

/** An e-mail address: no browser breaks it by itself. */
const wideWord = `reservas@${"churrascaria".repeat(5)}.com.br`;

let account: Pizzaria;
let order: PlacedOrder;
/** The guest's token, by which the site knows the browser again. */
let token: string;
beforeAll(async () => {
  const words = `<h2>${wideWord}</h2><p>${wideWord}</p>`;
  account = await newPizzaria(site, {
    features: { delivery: true, linktree: true },
    extras: {
      about: words,
      home_text_br: words,
      home_minibio_br: words,
      postal_code: "01310-100",
      address_street: wideWord,
      address_city: wideWord,
      payment_instructions: wideWord,
    },
  });
  const admin = await adminOf(site, account);
  await admin.account.save({ body: { data: { name: wideWord } } });
  const guest = guestOf(site, account);
  const items = { [String(account.ids["Calabresa"])]: { qty: 1, obs: wideWord } };
  order = await sendOrder(guest, deliveryBody(items, { cartData: { obs: wideWord } }));
  token = guest.token() ?? "";
});

it.each([
  ["the home page", () => "/home"],
  ["the menu", () => "/cardapio"],
  ["signing in", () => "/auth/login"],
  ["an order", () => `/pedidos/${order.hash}`],
])("a word that is wider than a phone goes on in the next line: %s", async (_screen, path) => {
  const { page, close } = await newGuest(browser, phone);
  await page.addInitScript((kept) => localStorage.setItem("token", kept), token);
  await page.goto(site.url(account, path()));
  await page.getByText(wideWord).filter({ visible: true }).first().waitFor();
  // Other tests of sizes look at the other pages.
  const find = path() === "/auth/login" ? faultsAtAnySize : tooWideAtAnySize;
  expect(await find(page)).toEqual([]);
  await close();
});

it("and so does the account's name in the side menu", async () => {
  const { page, close } = await newGuest(browser, phone);
  await page.goto(site.url(account, "/cardapio"));
  await isReady(page);
  await button(page, "Abrir menu").click();
  expect(await tooWideAtAnySize(page)).toEqual([]);
  await close();
});

it("and so does what is searched and not found", async () => {
  const { page, close } = await newGuest(browser, phone);
  await page.goto(site.url(account, "/cardapio"));
  await isReady(page);
  await search(page, wideWord);
  await page.getByText(`Nada encontrado para “${wideWord}”.`).waitFor();
  expect(await faultsAtAnySize(page)).toEqual([]);
  await close();
});

it("and so does a category's name where its owner moves items there", async () => {
  await newMenu(site, account, [{ title: wideWord, items: [{ title: "Água", priceCents: 500 }] }]);
  await asOwner({ browser, site, account }, async (page) => {
    await goAndPress(page, button(page, "Ordenar itens").first());
    await page.getByText(`Mover para o início de ${wideWord}`).waitFor();
    expect(await tooWideAtAnySize(page)).toEqual([]);
  });
});

it("and so it does on the floor: in a tab's name, an item, an observation and an order that waits", async () => {
  const bar = await newBar(site);
  const name = wideWord.slice(0, 60);
  Object.assign(
    bar.ids,
    await newMenu(site, bar, [{ title: "Carnes", items: [{ title: wideWord, priceCents: 1000 }] }]),
  );
  const { page, caller, close } = await newAttendant(browser, { site, bar });
  const { hash } = await tabWithBeers(caller, { bar, number: 7, beers: 1, name });
  const items = { [String(bar.ids[wideWord])]: { qty: 1, obs: wideWord } };
  await sendOrder(caller, tabOrder({ hash }, items));
  const { id: location } = await locationOf(caller, 7);
  await newTab(caller, { location, name });
  await expect.poll(() => described(page, 7)).toContain("2 comandas");
  await table(page, 7).click();
  await page.getByRole("link").filter({ hasText: name }).first().waitFor();
  expect(await tooWideAtAnySize(page)).toEqual([]);

  await page.goto(addressOf(site, { bar, path: `/pedido-mesa/${hash}` }));
  await page.getByText("2 pedidos · ").click();
  await add(page, { category: "Carnes", item: wideWord });
  await button(page, `Opções e observação de ${wideWord}`).click();
  await page.getByLabel("Observação do item").fill(wideWord);
  expect(await tooWideAtAnySize(page)).toEqual([]);

  await page.route("**/v2.0/order", (route) => route.abort("connectionreset"));
  await send(page);
  await page.getByText("não enviado", { exact: true }).waitFor();
  expect(await tooWideAtAnySize(page)).toEqual([]);

  const refused = { path: String(bar.ids[wideWord]), title_br: wideWord };
  const json = { error: "unavailable_items", message: "", lines: [refused] };
  await page.route("**/v2.0/order", (route) => route.fulfill({ status: 422, json }));
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByText("não aceito", { exact: true }).waitFor();
  expect(await tooWideAtAnySize(page)).toEqual([]);
  await page.getByRole("link", { name: "Ver na comanda" }).click();
  await page.getByText("Estes itens não estão mais disponíveis.").waitFor();
  expect(await faultsAtAnySize(page)).toEqual([]);
  await payTab(caller, { sheet: { hash } });
  await page.getByText("Esta comanda já foi encerrada.").waitFor();
  expect(await faultsAtAnySize(page)).toEqual([]);
  await close();
});

it("and so it does where a payment is listed, with the name of who took it", async () => {
  const bar = await newBar(site);
  const owner = await adminOf(site, bar);
  const { users } = await owner.staff.users({});
  const id = users.find(({ name }) => name === "Garçom")?.id ?? "";
  await owner.staff.saveUser({ params: { id }, body: { data: { name: wideWord } } });
  const attendant = await attendantOf(site, bar);
  const prepare = (sheet: { hash: string }) => payTab(attendant, { sheet, amount: 80 });
  const { page, paying, ...visit } = await toBePaid(browser, { site, bar, beers: 12, prepare });
  await paying.getByText(`por ${wideWord}`).waitFor();
  expect(await tooWideAtAnySize(page)).toEqual([]);
  await leave(visit);
});

it.each([
  ["fr", "Fermer l’addition", "Rembourser", "Espèces"],
  ["es", "Cerrar cuenta", "Reembolsar", "Efectivo"],
])(
  "no word of a payment, and of the ways to pay, is broken or covered by large letters: %s",
  async (language, close, giveBack, cash) => {
    const bar = await newBar(site);
    const attendant = await attendantOf(site, bar);
    const prepare = (sheet: { hash: string }) =>
      payTab(attendant, { sheet, amount: 80, method: "cash" });
    const preparePage = (page: Page) =>
      page.addInitScript((spoken) => localStorage.setItem("interface_language", spoken), language);
    const visit = await atNewTab(browser, { site, bar, beers: 12, prepare, preparePage });
    const { page } = visit;
    await button(page, close).click();
    const payment = page.getByRole("dialog").getByRole("listitem").filter({ hasText: giveBack });
    await payment.waitFor();
    expect(await tooWideAtAnySize(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await linesOf(payment.getByText(cash))).toBe(1);
    const ways = page.getByRole("dialog").getByRole("group").first().getByRole("button");
    for (const way of await ways.all()) expect(await roomBesideWords(way)).toBeGreaterThan(4);
    await leave(visit);
  },
);

it("the button of a ready order with a long number goes on in the next line in large letters", async () => {
  const bar = await newBar(site);
  let json: object = {};
  const preparePage = async (page: Page) => {
    await page.addInitScript(() => localStorage.setItem("interface_language", "es"));
    await page.route("**/v2.0/kitchen/tickets", (route) => route.fulfill({ json }));
  };
  const pathOf = async (attendant: Caller) => {
    const tab = await newTab(attendant, { location: (await locationOf(attendant, 7)).id });
    const items = { [String(bar.ids["Cerveja"])]: { qty: 1 } };
    const { hash } = await sendOrder(attendant, tabOrder(tab, items));
    await attendant.kitchen.setLines({ params: { hash }, body: { ready: true } });
    const { tickets, ...rest } = await attendant.kitchen.tickets();
    json = { ...rest, tickets: tickets.map((ticket) => ({ ...ticket, id: 1234 })) };
    return "/cozinha";
  };
  const { page, ...visit } = await newAttendant(browser, { site, bar, preparePage, pathOf });
  await button(page, "Recuperar el pedido #001234").waitFor();
  expect(await tooWideAtAnySize(page)).toEqual([]);
  await leave(visit);
});

/** The lines that a text takes. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });

/** From the words of a button to its edge. */
const roomBesideWords = (way: Locator) =>
  way.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return element.getBoundingClientRect().right - range.getBoundingClientRect().right;
  });
