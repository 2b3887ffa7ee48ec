import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desk, leave, phone } from "./browser.ts";
import { fillCart, newPizzaria, openCheckout } from "./delivery.ts";
import { newAttendant, newBar, openTable, toBePaid } from "./floor.ts";
import { button, hold, isReady, newGuest, scrollTo } from "./guest.ts";
import { newLinkedAccount } from "./menu-accounts.ts";
import { newOwner } from "./owner.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";
import { newShop, placeOrder, workerIn } from "./staff.ts";

async function guestAt(path: string) {
  const account = await newPizzaria(site);
  const guest = await newGuest(browser, phone);
  await guest.page.goto(site.url(account, path));
  return guest;
}

it("on paper nothing lies over the menu", async () => {
  const guest = await guestAt("/delivery");
  const { page } = guest;
  await isReady(page);
  await fillCart(page);
  await scrollTo(page, 700);
  await page.emulateMedia({ media: "print" });
  expect(await stuckOn(page)).toEqual([]);
  await leave(guest);
});

it("on paper there is nothing that is there to be pressed, and no order that is empty", async () => {
  const guest = await guestAt("/delivery");
  const { page } = guest;
  await page.setViewportSize(desk);
  await isReady(page);
  const places = [
    button(page, "Tamanho da letra"),
    button(page, "Adicionar Guaraná"),
    page.getByRole("navigation").filter({ hasText: "Pizzas" }),
    page.getByText("Seu pedido está vazio"),
  ];
  const shown = () => Promise.all(places.map((place) => place.first().isVisible()));
  expect(await shown()).toEqual([true, true, true, true]);
  await page.emulateMedia({ media: "print" });
  expect(await shown()).toEqual([false, false, false, false]);
  await leave(guest);
});

describe("an attendant's page", () => {
  const visit = sharedVisit(async () => newAttendant(browser, { site, bar: await newBar(site) }));

  it("in forced colours the bar over the floor has the ground that its words are written for, and icons their colour", async () => {
    const { page } = visit();
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    const header = page.locator("header");
    expect(await styleOf(header, "border-image-source")).toBe("none");
    const person = header.locator("p > svg");
    expect(await styleOf(person, "color")).toBe(await styleOf(person.locator(".."), "color"));
    await page.emulateMedia({ forcedColors: null, colorScheme: null });
  });

  it("on paper a tab begins below the page's head, and no bar lies over it", async () => {
    const { page } = visit();
    await openTable(page, 2);
    await button(page, "Encerrar comanda").waitFor();
    await page.emulateMedia({ media: "print" });
    const end = await page
      .getByRole("main")
      .evaluate((main) => main.getBoundingClientRect().bottom + scrollY);
    const sheet = { width: `${phone.width}px`, height: `${Math.round(end * 0.75)}px` };
    const file = (await page.pdf(sheet)).toString("latin1");
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect((await stuckOn(page)).join()).not.toContain("Enviar Pedido");
    await page.emulateMedia({ media: null });
    await page.goBack();
  });

  it("in a window enlarged four times a tab's menu is seen without its bar over it", async () => {
    const { page } = visit();
    await openTable(page, 1);
    await page.setViewportSize({ width: 320, height: 256 });
    expect((await stuckOn(page)).join()).not.toContain("Enviar Pedido");
    await button(page, "Encerrar comanda").scrollIntoViewIfNeeded();
    await button(page, "Encerrar comanda").click({ trial: true });
  });
});

it("in forced colours the current category, page and kind of orders can be told from the others", async () => {
  const guest = await guestAt("/delivery");
  const { page } = guest;
  await page.emulateMedia({ forcedColors: "active" });
  await isReady(page);
  const marker = page.locator('nav:has(a[aria-current="true"]) ul + span');
  expect(await styleOf(marker, "background-color")).not.toBe(
    await styleOf(page.locator("body"), "background-color"),
  );
  await button(page, "Abrir menu").click();
  await page.getByRole("link", { name: "Pedidos" }).click();
  const kind = (name: string) => page.locator("label").filter({ hasText: name });
  await kind("Em andamento").waitFor();
  expect(await styleOf(kind("Em andamento"), "border-bottom-color")).not.toBe(
    await styleOf(kind("Finalizados"), "border-bottom-color"),
  );
  const line = (name: string) =>
    styleOf(page.getByRole("link", { name, exact: true }), "text-decoration-line");
  expect([await line("Cardápio"), await line("Pedidos")]).toEqual(["none", "underline"]);
  await leave(guest);
});

it("in forced colours what is chosen of a split bill, of languages and of tools can be told, and a busy button", async () => {
  const edge = (place: Locator) => styleOf(place, "border-top");
  const ink = (place: Locator) => styleOf(place, "border-top-color");
  const { page, ...visit } = await toBePaid(browser, { site, bar: await newBar(site), beers: 3 });
  await page.emulateMedia({ forcedColors: "active" });
  await button(page, "Dividir").click();
  expect(await ink(button(page, "Dividir"))).not.toBe(await ink(button(page, "Valor")));
  expect(await ink(button(page, "2"))).not.toBe(await ink(button(page, "3")));
  const bars = await button(page, "Dividir").evaluate((way) => {
    way.setAttribute("aria-busy", "true");
    return getComputedStyle(way, "::after").borderTopStyle;
  });
  expect(bars).toBe("solid");
  await leave(visit);

  const account = await newLinkedAccount(site);
  const owner = await newOwner(browser, { site, account, size: phone, path: "/admin/traducoes" });
  await owner.page.emulateMedia({ forcedColors: "active" });
  const language = (name: string) => owner.page.locator("label").filter({ hasText: name });
  expect(await edge(language("English"))).not.toBe(await edge(language("Italiano")));
  await owner.page.locator("summary").filter({ hasText: "Página inicial" }).click();
  const tools = owner.page.getByRole("toolbar").first();
  await tools.getByRole("button", { name: "Negrito" }).click();
  expect(await edge(tools.locator("[aria-pressed=true]"))).not.toBe(
    await edge(tools.locator("[aria-pressed=false]").first()),
  );
  await leave(owner);
});

it("in forced colours what opens over the menu has an edge, where it casts no shadow", async () => {
  const guest = await guestAt("/delivery");
  const { page } = guest;
  await page.emulateMedia({ forcedColors: "active" });
  await isReady(page);
  await button(page, "Tamanho da letra").click();
  expect(await styleOf(page.locator(":popover-open"), "border-top-style")).toBe("solid");
  await page.keyboard.press("Escape");
  await button(page, "Calabresa").click();
  const dialog = page.getByRole("dialog", { name: "Calabresa" });
  expect(await styleOf(dialog, "border-top-style")).toBe("solid");
  await hold(page, "**/v2.0/content/menu");
  await page.goto(new URL("/auth/login", page.url()).href);
  await page.getByRole("link", { name: "Ir para o cardápio" }).click();
  const loading = page.getByText("Carregando...").last();
  expect(await styleOf(loading, "border-top-style")).toBe("solid");
  await leave(guest);
});

it.each([
  { width: 640, height: 390, room: 250 },
  { width: 640, height: 320, room: 180 },
])(
  "on a phone on its side, $height pixels high, most of the checkout's height is its form's",
  async ({ room, ...size }) => {
    const guest = await guestAt("/delivery");
    const { page } = guest;
    await page.setViewportSize(size);
    await isReady(page);
    await fillCart(page);
    await openCheckout(page);
    const checkout = page.getByRole("dialog", { name: "Finalizar pedido" });
    const form = checkout.locator("div:has(> div > form)");
    await expect.poll(async () => (await form.boundingBox())?.height).toBeGreaterThan(room);
    await leave(guest);
  },
);

it("in dark forced colours the words of a chart can be read, and the chosen days told from the others", async () => {
  const shop = await newShop(site);
  await placeOrder(shop);
  const owner = await workerIn({ site, browser, shop }, { path: "/relatorios" });
  const { page } = owner;
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const word = page.locator("figure text").first();
  await word.waitFor();
  expect(await styleOf(word, "fill")).toBe(await styleOf(page.locator("body"), "color"));
  const days = (name: string) => styleOf(button(page, name), "border-top-color");
  expect(await days("7 dias")).not.toBe(await days("30 dias"));
  await leave(owner);
});

const styleOf = (place: Locator, property: string) =>
  place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Elements that stay in place while the page scrolls; on paper they are on each sheet. */
const stuckOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => element.getBoundingClientRect().height > 0)
      .map(({ tagName, textContent }) => `${tagName}: ${textContent}`),
  );
