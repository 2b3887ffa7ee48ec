import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { sendOrder } from "../../src/server/testing/new-order.ts";
import { leave } from "./browser.ts";
import { guestOf } from "./callers.ts";
import { setPrice } from "./delivery.ts";
import {
  add,
  atNewTab,
  dialog,
  newAttendant,
  newBar,
  send,
  table,
  tabWithBeers,
  toBePaid,
} from "./floor.ts";
import { button } from "./guest.ts";
import { loseAnswer } from "./lose-answer.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

/** Presses a button by keyboard, which disappears while it has the focus. */
async function press(page: Page, name: string): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press("Enter");
}

/** Whether the focus is within the selector, and not back at the beginning of the page. */
const hasFocusIn = (page: Page, selector: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);

describe("at the tables", () => {
  const visit = sharedVisit(async () => {
    const bar = await newBar(site);
    return { bar, ...(await newAttendant(browser, { site, bar })) };
  });

  it("a table's dialog keeps the focus, and what is typed, when another attendant opens the table meanwhile", async () => {
    const { bar, page, caller } = visit();
    await table(page, 7).click();
    await page.getByLabel("Nome da comanda").fill("Ana");
    await tabWithBeers(caller, { bar, number: 7, beers: 0, name: "Bia" });
    await page.getByText("Escolha a comanda").waitFor();
    await expect.poll(() => hasFocusIn(page, "dialog")).toBe(true);
    await press(page, "Nova comanda");
    await page.getByLabel("Nome da comanda").waitFor();
    await expect.poll(() => hasFocusIn(page, "dialog")).toBe(true);
    expect(await page.getByLabel("Nome da comanda").inputValue()).toBe("Ana");
    await page.keyboard.press("Escape");
    await dialog(page, "Mesa 7").waitFor({ state: "hidden" });
  });

  it("a call that is answered by keyboard leaves the focus where it stood", async () => {
    const { bar, page } = visit();
    for (const number of [3, 4])
      await guestOf(site, bar).tables.requestService({ body: { number } });
    await button(page, "A caminho da mesa 4").waitFor();
    const since = page.getByRole("status").locator("small", { hasText: "desde" });
    expect(await since.first().getAttribute("aria-live")).toBe("off");
    await press(page, "A caminho da mesa 3");
    await page.getByText("Mesa 3 está chamando").waitFor({ state: "detached" });
    await expect.poll(() => hasFocusIn(page, "[role=status]")).toBe(true);
    await table(page, 4).click();
    await press(page, "Estou a caminho");
    await button(page, "Estou a caminho").waitFor({ state: "detached" });
    await expect.poll(() => hasFocusIn(page, "dialog")).toBe(true);
    await press(page, "Atendida");
    await button(page, "Atendida").waitFor({ state: "detached" });
    await expect.poll(() => hasFocusIn(page, "dialog")).toBe(true);
  });
});

it("who has dealt with an order that came back, or waits, goes on from the page's heading", async () => {
  const bar = await newBar(site);
  const { page, ...visit } = await atNewTab(browser, { site, bar, beers: 1 });
  await add(page, { category: "Bebidas", item: "Cerveja" });
  await setPrice(site, { account: bar, title: "Cerveja", priceCents: 1200 });
  await press(page, "Enviar Pedido");
  await button(page, "Entendi").waitFor();
  expect(await hasFocusIn(page, "button")).toBe(true);
  await press(page, "Entendi");
  await expect.poll(() => hasFocusIn(page, "h1")).toBe(true);
  await page.route("**/v2.0/order", (route) => route.abort("connectionreset"));
  await send(page);
  await press(page, "Descartar");
  const question = page.getByRole("alertdialog");
  // The question is heard with its consequences.
  const heard = await question.getAttribute("aria-describedby");
  expect(await question.locator(`#${heard}`).textContent()).toContain("Ele pode já ter chegado");
  await question.getByRole("button", { name: "Descartar" }).press("Enter");
  await page.getByText("não enviado", { exact: true }).waitFor({ state: "detached" });
  await expect.poll(() => hasFocusIn(page, "h1")).toBe(true);
  await leave(visit);
});

it("what has the focus on a tab is seen above the bar of new orders", async () => {
  const bar = await newBar(site, { easyOrder: true });
  await sendOrder(guestOf(site, bar), {
    userData: { name: "Bia" },
    cartData: { items: { [bar.ids["Cerveja"] ?? ""]: { qty: 2 } }, location: "Quarto 6" },
  });
  const { page, ...visit } = await atNewTab(browser, { site, bar, beers: 1, height: 500 });
  const waiting = page.getByRole("region", { name: "Esperando a equipe" });
  await waiting.waitFor();
  await page.locator("summary", { hasText: "Pizzas" }).press("Enter");
  const bottom = async (place: Locator) => {
    const box = await place.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  for (const name of ["Pizzas", "Bebidas"]) {
    const title = page.locator("summary", { hasText: name });
    while (!(await title.evaluate((one) => one === document.activeElement)))
      await page.keyboard.press("Tab");
    const top = (await waiting.boundingBox())?.y ?? 0;
    expect(await bottom(title)).toBeLessThanOrEqual(top);
  }
  await leave(visit);
});

it("who has called off a line, whose button goes with it, goes on from that line", async () => {
  const bar = await newBar(site);
  const { page, ...visit } = await atNewTab(browser, { site, bar, beers: 1 });
  await page.locator("summary", { hasText: "Pedidos" }).press("Enter");
  await press(page, "Cancelar 1×\u00a0Cerveja");
  const question = dialog(page, "Cancelar Cerveja?");
  await question.getByLabel("Pedido lançado errado").check();
  await question.getByRole("button", { name: "Cancelar item" }).press("Enter");
  await button(page, "Cancelar 1×\u00a0Cerveja").waitFor({ state: "detached" });
  await expect.poll(() => hasFocusIn(page, "li li")).toBe(true);
  await leave(visit);
});

it("the payment keeps the focus when one that got no answer is given up", async () => {
  const bar = await newBar(site);
  const { page, ...visit } = await toBePaid(browser, { site, bar, beers: 4 });
  await dialog(page, "RECEBENDO:").getByLabel("Valor").fill("5,00");
  await loseAnswer(site, { page, address: "**/v2.0/order/sheet/*/pay" });
  await page.keyboard.press("Enter");
  await button(page, "Sim").click();
  await button(page, "Desistir").waitFor();
  await press(page, "Desistir");
  await dialog(page, "RECEBENDO:").getByLabel("Valor").waitFor();
  await expect.poll(() => hasFocusIn(page, "dialog")).toBe(true);
  await leave(visit);
});
