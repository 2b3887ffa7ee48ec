import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { faultsAtAnySize, screens } from "./browser.ts";
import { fillCart, openCheckout, sendOrder } from "./delivery.ts";
import { button, hold, mapHost, newGuest } from "./guest.ts";
import { closeAccount, newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { browser, site } from "./shared-site.ts";

let hotel: MenuAccount;
let bar: MenuAccount;
let closed: MenuAccount;
beforeAll(async () => {
  hotel = await newMenuAccount(site, {
    features: { delivery: true, easyOrder: true },
    extras: { languages: ["br", "us", "es", "it", "fr", "cn"], inactiveLanguages: [] },
  });
  bar = await newMenuAccount(site, { features: { linktree: true } });
  closed = await newMenuAccount(site, { extras: { whatsapp: "11955550101", phone: "1133334444" } });
  await closeAccount(site, closed);
});

async function openMap(page: Page): Promise<void> {
  // Nothing of another host is loaded by a test.
  await page.route(`https://${mapHost}/**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><html lang="pt-BR"><title>Mapa</title><main><h1>Mapa</h1></main></html>',
    }),
  );
  await button(page, "Exibir no Mapa").click();
  await button(page, "Fechar Mapa").waitFor();
}

async function tryToOrder(page: Page): Promise<void> {
  await fillCart(page);
  await openCheckout(page);
  await page.getByRole("dialog", { name: "Finalizar pedido" }).waitFor();
  await sendOrder(page);
  await page.getByText("Digite o número do quarto ou da mesa.").waitFor();
}

async function loseNetwork(page: Page): Promise<void> {
  await button(page, "Abrir menu").waitFor();
  await page.context().setOffline(true);
  await page.getByText("Você está vendo a última versão guardada neste aparelho.").waitFor();
}

async function waitForMenu(page: Page): Promise<void> {
  await hold(page, "**/v2.0/content/menu");
  await page.getByRole("link", { name: "Ir para o cardápio" }).click();
  await page.locator("main[aria-busy]").waitFor();
}

/** This page does not follow the size of letters that another tab sets; it takes the size when it is loaded. */
async function takeLettersByReload(page: Page): Promise<void> {
  await page.addInitScript('addEventListener("storage", () => location.reload())');
  await page.reload();
}

describe("is accessible and fits at every size of screen and letters", () => {
  it.each([
    ["the address with its map", () => bar, "/home", openMap],
    ["the languages", () => hotel, "/menu", (page) => button(page, "Escolher idioma").click()],
    ["the checkout of a room, with its errors", () => hotel, "/easy-order", tryToOrder],
    ["the note that there is no network", () => hotel, "/delivery?mesa=7", loseNetwork],
    ["a menu on its way", () => hotel, "/auth/login", waitForMenu],
    ["a closed account", () => closed, "/home", async () => {}],
    ["a page that is not there", () => hotel, "/nao-existe", takeLettersByReload],
  ] satisfies [string, () => MenuAccount, string, (page: Page) => Promise<void>][])(
    "%s",
    async (_screen, account, path, open) => {
      const { page, close } = await newGuest(browser, screens[0]);
      await page.goto(site.url(account(), path));
      await open(page);
      expect(await faultsAtAnySize(page)).toEqual([]);
      await close();
    },
  );
});
