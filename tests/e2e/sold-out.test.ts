import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  desk,
  drawn,
  expectAccessible,
  expectNoOverflow,
  leave,
  madeAt,
  phone,
} from "./browser.ts";
import { adminOf, attendantOf } from "./callers.ts";
import { fillCart, newPizzaria, openCheckout } from "./delivery.ts";
import { newAttendant, newBar, openTable } from "./floor.ts";
import { button, isReady, newGuest } from "./guest.ts";
import { newOwner } from "./owner.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

/** The row of the menu that opens an item. */
const row = (title: string) => `li:has(h3 button:text-is("${title}"))`;

/** Waits until the page knows the server's time: before, a moved clock would count as a wrong one. */
const knowsTime = (page: Page) =>
  page.waitForFunction(() => sessionStorage.getItem("clock.ahead") !== null);

describe.each(madeAt(phone, desk))("sold out, at $width pixels", (size) => {
  it("what an attendant says is in an open guest's menu and cart within a second, and goes with one tap", async () => {
    const shop = await newPizzaria(site);
    const staff = await attendantOf(site, shop);
    const { page, close } = await newGuest(browser, size);
    // The page hears of changes only once the stream is open.
    const stream = page.waitForResponse((answer) => answer.url().includes("/order/events"));
    await page.goto(site.url(shop, "/delivery"));
    await fillCart(page);
    await stream;
    const params = { id: String(shop.ids["Calabresa"]) };
    await staff.content.setSoldOut({ params, body: { until: "reopened" } });
    const saidAt = performance.now();
    await page.getByText("Calabresa: esgotado").first().waitFor();
    expect(performance.now() - saidAt).toBeLessThan(1_500);
    await page.locator(row("Calabresa")).getByText("Esgotado").waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await button(page, "Calabresa").click();
    const item = page.getByRole("dialog", { name: "Calabresa" });
    await item.getByText("Esgotado").waitFor();
    expect(await item.getByRole("button", { name: /^(?:Adicionar ·|Salvar)/ }).count()).toBe(0);
    await page.keyboard.press("Escape");
    // It gives the focus back once it has closed, and would take it from the next button.
    await item.waitFor({ state: "hidden" });
    await button(page, "Calabresa").and(page.locator(":focus")).waitFor();
    await page.getByRole("button", { name: "Ajustar o pedido" }).first().press("Enter");
    await expect.poll(() => page.getByText("Calabresa: esgotado").count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.closest("#pedido")?.id)).toBe(
      "pedido",
    );
    await staff.content.setSoldOut({ params, body: { until: null } });
    await expect.poll(() => page.locator(row("Calabresa")).getByText("Esgotado").count()).toBe(0);
    await close();
  });

  it("what ends by itself does so at its second in the open page", async () => {
    const shop = await newPizzaria(site);
    const staff = await attendantOf(site, shop);
    const { page, close } = await newGuest(browser, size);
    await page.clock.install();
    const until = new Date(Date.now() + 60_000).toISOString();
    const params = { id: String(shop.ids["Calabresa"]) };
    await staff.content.setSoldOut({ params, body: { until } });
    await page.goto(site.url(shop, "/delivery"));
    await isReady(page);
    const mark = page.locator(row("Calabresa")).getByText("Esgotado");
    await mark.waitFor();
    await knowsTime(page);
    const leftMs = Date.parse(until) - (await page.evaluate(() => Date.now()));
    // On a slow machine the page's clock goes on by more than a second between these steps.
    await page.clock.fastForward(leftMs - 5_000);
    await drawn(page);
    expect(await mark.count()).toBe(1);
    await page.clock.fastForward(5_000);
    await expect.poll(() => mark.count()).toBe(0);
    await close();
  });

  it("of what is counted the cart says how much is left before anything is sent", async () => {
    const shop = await newPizzaria(site);
    const staff = await attendantOf(site, shop);
    await staff.content.setStock({
      params: { id: String(shop.ids["Calabresa"]) },
      body: { stock: 1 },
    });
    const { page, close } = await newGuest(browser, size);
    await page.goto(site.url(shop, "/delivery"));
    await button(page, "Calabresa").click();
    const item = page.getByRole("dialog", { name: "Calabresa" });
    await item.getByRole("button", { name: "Aumentar Calabresa" }).click();
    await item.getByRole("button", { name: /^(?:Adicionar ·|Salvar)/ }).click();
    await page.getByText("Calabresa: resta só 1").first().waitFor();
    await openCheckout(page);
    await page.getByRole("dialog").getByText("Calabresa: resta só 1").waitFor();
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("button", { name: "Ajustar o pedido" }).click();
    await page.getByText("Total a pagar: R$ 22,99").waitFor();
    expect(await page.getByText("Calabresa: resta só 1").count()).toBe(0);
    await close();
  });
});

/** Quantities and observations of the lines, in their order. */
const inCart = (page: Page) =>
  page.evaluate(() => {
    const { items } = JSON.parse(localStorage.getItem("cartData") ?? "{}") as {
      items?: Record<string, { qty: number; obs?: string }>;
    };
    return Object.values(items ?? {}).map(({ qty, obs = "" }) => [qty, obs]);
  });

it("a press that adds beyond what there is is taken back at once, and says how many there are", async () => {
  const shop = await newPizzaria(site);
  const staff = await attendantOf(site, shop);
  const params = { id: String(shop.ids["Guaraná"]) };
  await staff.content.setStock({ params, body: { stock: 2 } });
  const { page, close } = await newGuest(browser, phone);
  await page.goto(site.url(shop, "/delivery"));
  await isReady(page);
  const add = page.locator(row("Guaraná")).getByRole("button", { name: /^Adicionar/ });
  for (const qty of [1, 2]) {
    await add.click();
    await expect.poll(() => inCart(page)).toEqual([[qty, ""]]);
  }
  await add.click();
  await page.getByRole("alert").getByText("Guaraná: restam só 2").waitFor();
  await expect.poll(() => inCart(page)).toEqual([[2, ""]]);
  expect(await page.getByRole("button", { name: "Ajustar o pedido" }).count()).toBe(0);
  await expectAccessible(page);
  await close();
});

it("a press beyond what there is takes out only its own units, while it is new, and none once they are back", async () => {
  const shop = await newPizzaria(site);
  const staff = await attendantOf(site, shop);
  const params = { id: String(shop.ids["Guaraná"]) };
  const setStock = (stock: number) => staff.content.setStock({ params, body: { stock } });
  await setStock(20);
  const { page, close } = await newGuest(browser, phone);
  await page.goto(site.url(shop, "/delivery"));
  await isReady(page);
  const item = page.getByRole("dialog", { name: "Guaraná" });
  await button(page, "Guaraná").click();
  await item.getByLabel("Observação do item").fill("sem gelo");
  await button(page, "Adicionar · R$ 4,99").click();
  await item.waitFor({ state: "hidden" });
  await button(page, "Guaraná").click();
  await button(page, "Mais uma, diferente").click();
  await item.getByRole("button", { name: "Aumentar Guaraná" }).click();
  await item.getByLabel("Observação do item").fill("");
  await button(page, "Adicionar · R$ 9,98").click();
  await item.waitFor({ state: "hidden" });
  const before = [
    [1, "sem gelo"],
    [2, ""],
  ];
  expect(await inCart(page)).toEqual(before);

  /** Adds one, and waits until the page has drawn the new cart's quote. */
  const press = async (title: string) => {
    const quoted = page.waitForResponse((answer) => answer.url().endsWith("/quote"));
    await button(page, `Adicionar ${title}`).click();
    await (await quoted).finished();
    await drawn(page);
  };
  await setStock(1);
  await press("Guaraná");
  await page.getByRole("alert").getByText("Guaraná: resta só 1").waitFor();
  await expect.poll(() => inCart(page)).toEqual(before);
  await button(page, "Ajustar o pedido").first().waitFor();

  await setStock(20);
  await press("Guaraná");
  const after = [
    [1, "sem gelo"],
    [3, ""],
  ];
  expect(await inCart(page)).toEqual(after);
  await expect.poll(() => page.getByText("Guaraná: resta só 1").count()).toBe(0);

  // The press is 9 s old when another item is added, so its units stay in the cart.
  await page.clock.setFixedTime(Date.now() + 9_000);
  await setStock(1);
  await press("Portuguesa");
  await page.getByText("Guaraná: resta só 1").first().waitFor();
  expect(await inCart(page)).toEqual([...after, [1, ""]]);
  await close();
});

it("without scripts the row says that it is sold out", async () => {
  const shop = await newPizzaria(site);
  const staff = await attendantOf(site, shop);
  const params = { id: String(shop.ids["Calabresa"]) };
  await staff.content.setSoldOut({ params, body: { until: "day" } });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url(shop, "/delivery"));
  expect(await page.locator(row("Calabresa")).innerText()).toContain("Esgotado");
  await context.close();
});

it("an attendant says it from the tab in two taps, with how little is left in the row", async () => {
  const bar = await newBar(site);
  const { page, caller, ...visit } = await newAttendant(browser, { site, bar, ...phone });
  const params = { id: String(bar.ids["Cerveja"]) };
  await caller.content.setStock({ params, body: { stock: 3 } });
  await openTable(page, 7);
  await page.locator("summary", { hasText: "Bebidas" }).click();
  await page.getByText("Restam 3").waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await button(page, "Esgotou: Cerveja").click();
  await expectAccessible(page);
  await button(page, "Por hoje").click();
  await page.getByText("Cerveja: esgotado.").waitFor();
  expect(await page.getByRole("button", { name: "Aumentar Cerveja" }).count()).toBe(0);
  await button(page, "Esgotou: Cerveja").click();
  await button(page, "Voltou").click();
  await button(page, "Aumentar Cerveja").waitFor();
  // The stock changes elsewhere, and this page hears of it.
  await caller.content.setStock({ params, body: { stock: 2 } });
  await page.getByText("Restam 2").waitFor();
  // A number that somebody is typing stays when the stock changes.
  await button(page, "Esgotou: Cerveja").click();
  const counted = page.getByLabel("Quantos restam de Cerveja");
  await counted.fill("9");
  await caller.content.setStock({ params, body: { stock: 1 } });
  await page.getByText("Resta 1").waitFor();
  expect(await counted.inputValue()).toBe("9");
  await leave(visit);
});

describe.each(madeAt(phone, desk))("times of the week, at $width pixels", (size) => {
  it("a category is had at its times alone, and the open page goes at the second", async () => {
    const shop = await newPizzaria(site);
    const owner = await adminOf(site, shop);
    // An interval begins on a full minute: this one has begun, and the page's clock goes on past its end.
    const started = new Date(Math.floor(Date.now() / 60_000) * 60_000);
    const wall = new Date(started.getTime() - 3 * 3_600_000);
    const start = wall.toISOString().slice(11, 16);
    // Its words are longer than a phone is wide.
    const available = [0, 2, 4].map((days) => ({
      weekday: (wall.getUTCDay() + days) % 7,
      start,
      minutes: 30 + days,
    }));
    await owner.content.saveCategory({
      body: { data: { id: String(shop.ids["Pizzas"]), extras: { available } } },
    });
    const { page, close } = await newGuest(browser, size);
    await page.clock.install();
    await page.goto(site.url(shop, "/delivery"));
    await isReady(page);
    const mark = page.locator(row("Calabresa")).getByText(/^Disponível/);
    expect(await mark.count()).toBe(0);
    await knowsTime(page);
    await page.clock.fastForward("31:00");
    await mark.waitFor();
    const [end = Infinity, edge = 0] = await Promise.all(
      [mark, page.locator(row("Calabresa"))].map((part) =>
        part.evaluate((one) => one.getBoundingClientRect().right),
      ),
    );
    expect(end).toBeLessThan(edge);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await button(page, "Calabresa").click();
    const item = page.getByRole("dialog", { name: "Calabresa" });
    await item.getByText(/^Disponível/).waitFor();
    expect(await item.getByRole("button", { name: /^(?:Adicionar ·|Salvar)/ }).count()).toBe(0);
    await close();
  });
});

describe("an owner", () => {
  const visit = sharedVisit(async () => {
    const shop = await newPizzaria(site);
    const { content } = await adminOf(site, shop);
    const group = { title_br: "Borda", parent_id: String(shop.ids["Portuguesa"]) };
    const { newCategory } = await content.saveCategory({ body: { data: group } });
    const data = { title_br: "catupiry", parent_id: newCategory.id };
    await content.saveItem({ body: { subItem: true, data } });
    return { shop, ...(await newOwner(browser, { site, account: shop, size: phone })) };
  });

  it("says it of an option wherever the menu has it, where that is wanted, and takes it back so", async () => {
    const { page, shop, troubles } = visit();
    const dialog = page.getByRole("dialog", { name: "O que esgotou?" });
    const all = dialog.getByRole("checkbox", { name: "Também no outro lugar do cardápio" });
    await button(page, "Esgotou: Calabresa").click();
    expect(await all.isChecked()).toBe(false);
    await all.check();
    await expectAccessible(page);
    await expectNoOverflow(page);
    const ofOption = dialog.getByRole("group", { name: "Disponibilidade de Catupiry" });
    await ofOption.getByRole("button", { name: "Por hoje" }).click();
    await page.getByText("Catupiry: esgotado.").waitFor();
    await button(page, "Esgotou: Portuguesa").click();
    await all.check();
    await dialog.getByRole("button", { name: "Voltou" }).click();
    await page.getByText("catupiry: voltou.").waitFor();
    const { content } = await adminOf(site, shop);
    expect(JSON.stringify(await content.menu())).not.toContain('"sold_out":true');
    expect(troubles).toEqual([]);
  });

  it("says it from the menu, of an option too, and counts what is left", async () => {
    const { page, troubles } = visit();
    await button(page, "Esgotou: Calabresa").click();
    const dialog = page.getByRole("dialog", { name: "O que esgotou?" });
    await dialog
      .getByRole("group", { name: "Disponibilidade de Catupiry" })
      .getByRole("button", { name: "Até reabrir" })
      .click();
    await page.getByText("Catupiry: esgotado.").waitFor();
    await button(page, "Esgotou: Calabresa").click();
    await dialog.getByText("Quantos restam", { exact: true }).first().click();
    await dialog.getByLabel("Quantos restam de Calabresa").fill("4");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Salvar" }).first().click();
    await page.getByText("Restam 4").waitFor();
    expect(troubles).toEqual([]);
  });

  it("limits an item to the mornings of weekdays", async () => {
    const { page, shop, troubles } = visit();
    await button(page, "Editar Portuguesa").click();
    await page.getByLabel("Só em certos horários").check();
    await button(page, "Novo horário: Segunda").click();
    await page.getByLabel("Abre, Segunda").fill("08:00");
    const finish = button(page, "Concluir a edição de Portuguesa");
    await finish.click();
    await page.getByText("Complete os horários para salvar.").waitFor();
    await page.getByLabel("Fecha, Segunda").fill("11:00");
    await expectAccessible(page);
    await finish.click();
    await finish.waitFor({ state: "detached" });
    const { content } = await adminOf(site, shop);
    expect((await content.menu()).menu[0]?.items[1]?.extras.available).toEqual([
      { weekday: 1, start: "08:00", minutes: 180 },
    ]);
    expect(troubles).toEqual([]);
  });
});
