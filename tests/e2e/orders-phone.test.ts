import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { faultsAtAnySize } from "./browser.ts";
import { taken } from "./busy-shop.ts";
import { button } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";
import { cardOf, leaveUntroubled, newShop, placeOrder, watchAll, workerIn } from "./staff.ts";

/** The most usual phone, without the height of the browser's own bars. */
const size = { width: 360, height: 780 };

/** The pages, the state of this device and the choice of orders stand above it; below it the screen has orders. */
const listBelowPx = 300;

const topOf = (page: Page, number: number) =>
  cardOf(page, number).evaluate((card) => card.getBoundingClientRect().top);

async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: at } = document;
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : undefined;
    return at?.getAttribute("aria-label") ?? label ?? at?.textContent ?? "";
  });
}

const isFocusWhole = (page: Page) =>
  page.evaluate(() => {
    const { left = -1, right = -1 } = document.activeElement?.getBoundingClientRect() ?? {};
    return left >= 0 && right <= innerWidth;
  });

/** Its longest option would not be cut either. */
const isReadWhole = (select: Locator) =>
  select.evaluate((shown: HTMLElement) => {
    const has = shown.offsetWidth;
    shown.style.width = "max-content";
    const wants = shown.offsetWidth;
    shown.style.removeProperty("width");
    return wants <= has;
  });

describe("the list of orders on a phone", () => {
  const visit = sharedVisit(async () => {
    const shop = await newShop(site);
    const { hash, attendant } = await taken(shop, "Ana");
    await taken(shop, "Bia");
    const visitor = await workerIn({ site, browser, shop }, { isAttendant: true, size });
    await watchAll(visitor.page);
    return { ...visitor, shop, attendant, ana: hash };
  });

  it("follows what another attendant does; the search is behind a button, stays while it narrows the list, and is cleared as it is folded", async () => {
    const { page, ana, attendant } = visit();
    await cardOf(page, 2).waitFor();
    expect(await page.getByRole("region", { name: /^Processando/ }).count()).toBe(0);
    await attendant.orders.setStatus({ params: { hash: ana, statusId: "2" }, body: {} });
    await cardOf(page, 1).locator("summary").getByText("Preparando").waitFor();
    const field = page.getByRole("searchbox", { name: "Buscar pedido" });
    const focused = () => field.evaluate((input) => input === document.activeElement);
    await button(page, "Buscar pedido").press("Enter");
    expect(await focused()).toBe(true);
    await page.keyboard.type("bia");
    await cardOf(page, 1).waitFor({ state: "hidden" });
    await cardOf(page, 2).getByLabel("Situação do pedido #002").waitFor();
    await page.waitForURL(/q=bia/);
    await page.reload();
    await cardOf(page, 2).waitFor();
    expect(await field.inputValue()).toBe("bia");
    await button(page, "Limpar a busca").click();
    await cardOf(page, 1).waitFor();
    await field.waitFor({ state: "detached" });
    await page.waitForURL((url) => !url.searchParams.has("q"));

    await button(page, "Buscar pedido").click();
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
    expect(await focusedName(page)).toBe("Buscar pedido");
    await button(page, "Buscar pedido").click();
    const service = page.getByLabel("Serviço");
    expect(await isReadWhole(service)).toBe(true);
    await service.selectOption("Retirada");
    await page.getByText("Nenhum pedido encontrado").waitFor();
    await field.waitFor();
    await button(page, "Limpar a busca").first().click();
    await field.waitFor({ state: "detached" });
  });

  it("has its first order high on the screen, with all that is done there still in reach of the keyboard", async () => {
    const { page, shop } = visit();
    await cardOf(page, 2).waitFor();
    expect(await topOf(page, 2)).toBeLessThanOrEqual(listBelowPx);

    // Orders that nobody has taken stand above the choice of orders.
    await placeOrder(shop, { name: "Caio" });
    await cardOf(page, 3).waitFor();
    await page.getByText("1 pedido novo").waitFor();
    expect(await topOf(page, 3)).toBeLessThanOrEqual(listBelowPx);
    for (const name of ["Abrir turno", "Som ligado"])
      expect((await button(page, name).boundingBox())?.y).toBeLessThan(listBelowPx);

    // The row of buttons scrolls to the side with the focus.
    await page.getByRole("link", { name: "Novo pedido" }).focus();
    for (const name of ["Abrir turno", "Som ligado", "Pausar", "Caixa", "Pedido Mesa"]) {
      await page.keyboard.press("Tab");
      expect(await focusedName(page)).toBe(name);
      expect(await isFocusWhole(page)).toBe(true);
    }
  });
});

it("says in words that nothing is heard, and what is done once a day is behind one button", async () => {
  const visitor = await workerIn(
    { site, browser, shop: await newShop(site) },
    { isAttendant: true, size },
  );
  const { page } = visitor;
  await button(page, "Som ligado").click();
  const silent = page.getByText("O som está desligado neste aparelho.");
  await silent.waitFor();
  expect((await silent.boundingBox())?.y).toBeLessThan(listBelowPx);
  const menu = button(page, "Abrir menu");
  await button(page, "Buscar pedido").click();
  await menu.press("Enter");
  await button(page, "Sair").waitFor();
  expect(await faultsAtAnySize(page)).toEqual([]);
  // The last of those sizes has room and folds nothing, so the phone's size is set again.
  await page.setViewportSize(size);
  await menu.press("Enter");
  await button(page, "Alterar senha").press("Enter");
  await page.getByRole("dialog", { name: "Alterar senha" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  // Escape has closed only the dialog.
  await button(page, "Sair").waitFor();
  await page.keyboard.press("Escape");
  await button(page, "Sair").waitFor({ state: "detached" });
  expect(await focusedName(page)).toBe("Abrir menu");
  await menu.press("Enter");
  await button(page, "Sair").press("Enter");
  await page.waitForURL("**/home");
  await leaveUntroubled(visitor);
});

it("in French the title of the orders, their state and the way to a new one share a row", async () => {
  const shop = await newShop(site);
  const prepare = async (page: Page) => {
    await page.addInitScript(() => localStorage.setItem("interface_language", "fr"));
  };
  const visitor = await workerIn({ site, browser, shop }, { size, prepare });
  const { page } = visitor;
  const title = await page.getByRole("heading", { level: 1, name: "Commandes" }).boundingBox();
  const way = await page.getByRole("link", { name: "Nouvelle commande" }).boundingBox();
  expect(way?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  await leaveUntroubled(visitor);
});
