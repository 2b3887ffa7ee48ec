import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newVisitor, phone, type Visitor } from "./browser.ts";
import { fillCart, newPizzaria, openCheckout } from "./delivery.ts";
import { newBar, newAttendant, dialog, table } from "./floor.ts";
import { button, isAbove, isReady, scrollTo } from "./guest.ts";
import { newMenuAccount } from "./menu-accounts.ts";
import { edit, newOwner } from "./owner.ts";
import { browser, site } from "./shared-site.ts";

/** Goes back once the call is answered: where Back leaves the document, an unanswered call would fail. */
const back = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));
const isOnPage = (page: Page) =>
  page.waitForFunction(() => (history.state as { layer?: boolean } | null)?.layer !== true);
const openItem = (page: Page, title: string) => page.getByRole("dialog", { name: title });

/** A guest who comes to the menu from another page of the site. */
async function newGuestOnMenu(
  path = "/delivery",
): Promise<Visitor & { leaves: () => Promise<void> }> {
  const account = await newPizzaria(site);
  const visitor = await newVisitor(browser, phone);
  const { page } = visitor;
  await page.goto(site.url(account, "/privacidade"));
  await page.goto(site.url(account, path));
  await isReady(page);
  const leaves = async () => {
    await back(page);
    await page.waitForURL("**/privacidade");
  };
  return { ...visitor, leaves };
}

describe("fault 35: Back", () => {
  it("closes an open item, the checkout and the side menu, and then leaves", async () => {
    const { page, leaves, close } = await newGuestOnMenu();
    await button(page, "Guaraná").click();
    await openItem(page, "Guaraná").waitFor();
    await isAbove(page);
    await back(page);
    await openItem(page, "Guaraná").waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe("/delivery");

    await fillCart(page);
    await isOnPage(page);
    await openCheckout(page);
    await page.getByLabel("Nome").fill("Ana");
    await isAbove(page);
    await back(page);
    await page.getByLabel("Nome").waitFor({ state: "hidden" });

    await button(page, "Abrir menu").click();
    await page.locator("#side-menu").waitFor();
    await isAbove(page);
    await back(page);
    await page.locator("#side-menu").waitFor({ state: "hidden" });
    await isOnPage(page);
    await leaves();
    await close();
  });

  it("leaves at once where what was open has been closed, and the page stays where it was", async () => {
    const { page, leaves, close } = await newGuestOnMenu();
    await scrollTo(page, 120);
    await button(page, "Guaraná").click();
    await isAbove(page);
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(0);
    await openItem(page, "Guaraná").getByRole("button", { name: "Fechar" }).click();
    await isOnPage(page);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await leaves();
    await close();
  });

  it("leaves the page that is loaded again with something open, and Forward opens nothing", async () => {
    const { page, leaves, close } = await newGuestOnMenu();
    await button(page, "Guaraná").click();
    await isAbove(page);
    await back(page);
    await openItem(page, "Guaraná").waitFor({ state: "hidden" });
    // Forward leads to the entry above the page, where nothing is open, and from there back.
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          let moves = 0;
          addEventListener("popstate", () => {
            moves += 1;
            if (moves === 2) done();
          });
          history.forward();
        }),
    );
    await isOnPage(page);
    expect(await page.getByRole("dialog").count()).toBe(0);

    await button(page, "Guaraná").click();
    await isAbove(page);
    await page.reload();
    await isReady(page);
    await isOnPage(page);
    await leaves();
    await close();
  });

  it("closes what lies on top first, and asks where something is unsaved", async () => {
    const account = await newMenuAccount(site, { features: { delivery: true } });
    const { page, close } = await newOwner(browser, { site, account, size: phone });
    await button(page, "Abrir Calabresa").click();
    const item = openItem(page, "Calabresa");
    const editor = await edit(page, "Catupiry");
    await page.route("**/v2.0/content/*/active", (route) => route.abort());
    await editor.getByLabel("Ativo").uncheck();
    await editor.getByText("Não foi salvo.").waitFor();
    const question = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
    await isAbove(page);
    await back(page);
    await question.waitFor();
    await isAbove(page);
    await back(page);
    await question.waitFor({ state: "hidden" });
    expect(await item.isVisible()).toBe(true);
    await isAbove(page);
    await back(page);
    await button(page, "Sair sem salvar").click();
    await item.waitFor({ state: "hidden" });
    await isOnPage(page);
    expect(new URL(page.url()).pathname).toBe("/cardapio");
    await close();
  });

  it("leads from a page that the side menu opened to where the page before stood", async () => {
    const account = await newMenuAccount(site);
    const { page, close } = await newOwner(browser, { site, account, size: phone });
    await scrollTo(page, 120);
    const top = await page.evaluate(() => scrollY);
    await button(page, "Abrir menu").click();
    await isAbove(page);
    await page.locator("#side-menu").getByRole("link", { name: "Pedidos" }).click();
    await page.waitForURL("**/pedidos");
    await isOnPage(page);
    await back(page);
    await page.waitForURL("**/cardapio");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await close();
  });

  it("closes a table's dialog, and leads from its tab to the tables", async () => {
    const bar = await newBar(site);
    const { page, close } = await newAttendant(browser, { site, bar });
    await table(page, 7).click();
    await dialog(page, "Mesa 7").waitFor();
    await isAbove(page);
    await back(page);
    await dialog(page, "Mesa 7").waitFor({ state: "hidden" });
    await table(page, 7).click();
    await button(page, "Abrir comanda").click();
    await page.waitForURL(/\/pedido-mesa\/[0-9a-f]+$/);
    await back(page);
    await page.waitForURL(/\/pedido-mesa$/);
    await table(page, 7).waitFor();
    expect(await dialog(page, "Mesa 7").isVisible()).toBe(false);
    await close();
  });

  it("and a page that is led to while the history is still on its way stays", async () => {
    const account = await newMenuAccount(site);
    const { page, close } = await newOwner(browser, { site, account, size: phone });
    await page.evaluate(() => {
      const step = history.back.bind(history);
      history.back = () => void setTimeout(step, 1_000);
    });
    await button(page, "Abrir menu").click();
    await isAbove(page);
    await button(page, "Sair").click();
    await page.waitForURL("**/home");
    await page.waitForTimeout(1_500);
    expect(new URL(page.url()).pathname).toBe("/home");
    await page.evaluate(() => history.go(-1));
    await page.waitForURL("**/cardapio");
    await close();
  });
});
