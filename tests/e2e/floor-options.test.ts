import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faultsAtAnySize, phone, setLetters } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { newAttendant, onTables, openTable, table, tabOf } from "./floor.ts";
import { button } from "./guest.ts";
import { newOptionShop } from "./option-shop.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

const send = (page: Page) => button(page, "Enviar Pedido");

/** Opens the category, which may still be open from the last tab. */
async function openPizzas(page: Page): Promise<void> {
  const summary = page.locator("summary", { hasText: "Pizzas" });
  await summary.waitFor();
  if (!(await button(page, "Aumentar Pizza").isVisible())) await summary.click();
}

const visit = sharedVisit(async () => {
  const bar = await newOptionShop(site);
  return { bar, ...(await newAttendant(browser, { site, bar })) };
});

it("an item without anything to choose stays one tap a unit", async () => {
  const { caller, page } = visit();
  await openTable(page, 8);
  await page.locator("summary", { hasText: "Bebidas" }).click();
  await button(page, "Aumentar Guaraná").click();
  await button(page, "Aumentar Guaraná").click();
  await send(page).click();
  await onTables(page);
  const [order] = (await tabOf(caller, 8)).orders;
  expect(order?.details.items).toMatchObject([{ qty: 2, title_br: "Guaraná" }]);
});

it("an item with something to choose opens at its first tap, and the order names what is missing", async () => {
  const { caller, page } = visit();
  await openTable(page, 7);
  await openPizzas(page);
  await button(page, "Aumentar Pizza").click();
  const size = page.getByRole("radiogroup", { name: "Tamanho" });
  await size.waitFor();
  expect(await send(page).count()).toBe(0);
  await page.locator("summary", { hasText: "Pizzas" }).click();
  await page.getByRole("button", { name: /^Escolha: Tamanho/ }).click();
  await size.getByRole("alert").getByText("Falta escolher 1.").waitFor();
  const medium = size.getByRole("radio", { name: "Média" });
  await expect.poll(() => medium.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await faultsAtAnySize(page)).toEqual([]);
  await page.setViewportSize(phone);
  await setLetters(page, 16);
  await medium.check();
  await send(page).click();
  await onTables(page);
  expect((await tabOf(caller, 7)).orders[0]?.details.items).toMatchObject([
    { qty: 1, children: [{ title_br: "Média" }] },
  ]);
});

it("several lines of an item are kept through a reload, sent without a network later, and equal ones are one", async () => {
  const { caller, page } = visit();
  await openTable(page, 9);
  await openPizzas(page);
  await button(page, "Aumentar Pizza").click();
  await page.getByRole("radio", { name: "Média" }).check();
  await button(page, "Mais uma, diferente").click();
  await page.getByRole("radio", { name: "Grande" }).last().check();
  await button(page, "Aumentar Pizza 2").click();
  await button(page, "Mais uma, diferente").last().click();
  await page.getByRole("radio", { name: "Média" }).last().check();
  await page.getByText("R$ 210,00").waitFor();
  await page.reload();
  await page.getByText("R$ 210,00").waitFor();
  await openPizzas(page);
  await page.getByText("1×\u00a0Grande em cada").waitFor();
  await page.context().setOffline(true);
  await send(page).click();
  await onTables(page);
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect
    .poll(async () => (await tabOf(caller, 9)).orders[0]?.details.items)
    .toMatchObject([
      { qty: 2, children: [{ title_br: "Média", qty: 2 }] },
      { qty: 2, children: [{ title_br: "Grande", qty: 2 }] },
    ]);
  await table(page, 9).waitFor();
});

it("an order whose rules have changed comes back, and leads to what is to be chosen", async () => {
  const { bar, caller, page } = visit();
  await openTable(page, 10);
  await openPizzas(page);
  await button(page, "Aumentar Pizza").click();
  await page.getByRole("radio", { name: "Média" }).check();
  await page.context().setOffline(true);
  await send(page).click();
  await onTables(page);
  const owner = await adminOf(site, bar);
  const border = (await owner.content.menu({})).menuSubGroups[bar.ids["Pizza"] ?? ""]?.[1];
  await owner.content.saveCategory({ body: { data: { id: border?.id, extras: { min: 1 } } } });
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page
    .getByRole("link", { name: "Ver na comanda" })
    .or(button(page, "Ver na comanda"))
    .first()
    .click();
  const notice = page.getByRole("alert").filter({ hasText: "O pedido não foi aceito" });
  await notice.getByText("Borda: falta escolher (ao menos 1)").waitFor();
  await notice.getByRole("button", { name: "Escolher opções" }).click();
  await page.getByRole("radio", { name: "Cheddar" }).check();
  await send(page).click();
  await onTables(page);
  const [order] = (await tabOf(caller, 10)).orders;
  expect(order?.details.items[0]?.children).toMatchObject([
    { title_br: "Média" },
    { title_br: "Cheddar" },
  ]);
});
