import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { faultsAtAnySize, screens, setLetters } from "./browser.ts";
import { button, isReady, newGuest, search, visit } from "./guest.ts";
import { newMenuAccount, newLinkedAccount, type MenuAccount } from "./menu-accounts.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

/** Delivers, and has no buttons of its own. */
let pizzaria: MenuAccount;
/** Has a home page of its own words and buttons. */
let linked: MenuAccount;
beforeAll(async () => {
  pizzaria = await newMenuAccount(site, { features: { delivery: true } });
  linked = await newLinkedAccount(site);
});

describe("is accessible and fits at every size of screen and letters", () => {
  const guest = sharedVisit(() => newGuest(browser, screens[0]));
  const openItem = (page: Page) => button(page, "Calabresa").click();
  it.each([
    ["the menu", "/delivery?mesa=7", async () => {}],
    ["an item", "/delivery", openItem],
    ["the side menu", "/cardapio", (page) => button(page, "Abrir menu").click()],
    ["a search", "/cardapio", (page) => search(page, "suco")],
    ["the letters", "/us/cardapio", (page) => button(page, "Tamanho da letra").click()],
  ] satisfies [string, string, (page: Page) => Promise<void>][])(
    "%s",
    async (_screen, path, open) => {
      const { page } = guest();
      await page.setViewportSize(screens[0]);
      await page.goto(site.url(pizzaria, path));
      await isReady(page);
      await setLetters(page, 16);
      await open(page);
      expect(await faultsAtAnySize(page)).toEqual([]);
    },
  );

  it("home", async () => {
    await visit(browser, { url: site.url(linked, "/home"), size: screens[0] }, async (page) => {
      expect(await faultsAtAnySize(page)).toEqual([]);
    });
  });
});
