import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { faultsAtAnySize, screens } from "./browser.ts";
import { button, search, visit } from "./guest.ts";
import { newMenuAccount, newLinkedAccount, type MenuAccount } from "./menu-accounts.ts";
import { browser, site } from "./shared-site.ts";

/** Delivers, and has no buttons of its own. */
let pizzaria: MenuAccount;
/** Has a home page of its own words and buttons. */
let linked: MenuAccount;
beforeAll(async () => {
  pizzaria = await newMenuAccount(site, { features: { delivery: true } });
  linked = await newLinkedAccount(site);
});

describe("is accessible and fits at every size of screen and letters", () => {
  const openItem = (page: Page) => button(page, "Calabresa").click();
  it.each([
    ["home", () => linked, "/home", async () => {}],
    ["the menu", () => pizzaria, "/delivery?mesa=7", async () => {}],
    ["an item", () => pizzaria, "/delivery", openItem],
    ["the side menu", () => pizzaria, "/cardapio", (page) => button(page, "Abrir menu").click()],
    ["a search", () => pizzaria, "/cardapio", (page) => search(page, "suco")],
    [
      "the letters",
      () => pizzaria,
      "/us/cardapio",
      (page) => button(page, "Tamanho da letra").click(),
    ],
  ] satisfies [string, () => MenuAccount, string, (page: Page) => Promise<void>][])(
    "%s",
    async (_screen, account, path, open) => {
      await visit(browser, { url: site.url(account(), path), size: screens[0] }, async (page) => {
        await open(page);
        expect(await faultsAtAnySize(page)).toEqual([]);
      });
    },
  );
});
