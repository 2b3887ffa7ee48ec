import { beforeAll, expect, it } from "vitest";
import { deliveryBody, sendOrder, type PlacedOrder } from "../../src/server/testing/new-order.ts";
import { faultsAtAnySize, phone } from "./browser.ts";
import { adminOf, guestOf } from "./callers.ts";
import { newPizzaria, type Pizzaria } from "./delivery.ts";
import { isReady, newGuest, search } from "./guest.ts";
import { browser, site } from "./shared-site.ts";

/** As an e-mail address is, which no browser breaks by itself. */
const wideWord = `reservas@${"churrascaria".repeat(5)}.com.br`;

let house: Pizzaria;
let order: PlacedOrder;
/** What the guest's browser keeps, to be known again. */
let token: string;
beforeAll(async () => {
  const words = `<h2>${wideWord}</h2><p>${wideWord}</p>`;
  house = await newPizzaria(site, {
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
  const admin = await adminOf(site, house);
  await admin.account.save({ body: { data: { name: wideWord } } });
  const guest = guestOf(site, house);
  const items = { [String(house.ids["Calabresa"])]: { qty: 1, obs: wideWord } };
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
  await page.goto(site.url(house, path()));
  await page.getByText(wideWord).filter({ visible: true }).first().waitFor();
  expect(await faultsAtAnySize(page)).toEqual([]);
  await close();
});

it("and so does what is searched and not found", async () => {
  const { page, close } = await newGuest(browser, phone);
  await page.goto(site.url(house, "/cardapio"));
  await isReady(page);
  await search(page, wideWord);
  await page.getByText(`Nada encontrado para “${wideWord}”.`).waitFor();
  expect(await faultsAtAnySize(page)).toEqual([]);
  await close();
});
