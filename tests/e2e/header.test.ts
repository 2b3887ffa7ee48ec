import { beforeAll, describe, expect, it } from "vitest";
import { adminCredentials } from "../../src/server/testing/new-account.ts";
import { madeAt } from "./browser.ts";
import {
  button,
  focused,
  hold,
  isAbove,
  isReady,
  letters,
  scrollTo,
  sizes,
  visit,
} from "./guest.ts";
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

describe.each(sizes)("at $width pixels", (size) => {
  it("the header is solid and shows the logo once the banner's top is above -340 px", async () => {
    await visit(browser, { url: site.url(pizzaria, "/cardapio"), size }, async (page) => {
      const looks = () =>
        page.evaluate(() => {
          const header = document.querySelector("header");
          const isClear = header && getComputedStyle(header).backgroundColor === "rgba(0, 0, 0, 0)";
          return `${isClear ? "clear" : "solid"}, ${header?.querySelector("picture") ? "logo" : "no logo"}`;
        });
      expect(await looks()).toBe("clear, no logo");
      await scrollTo(page, 341);
      await expect.poll(looks).toBe("solid, logo");
      await scrollTo(page, 340);
      await expect.poll(looks).toBe("clear, no logo");
    });
  });
});

describe.each(madeAt(...sizes))("at $width pixels", (size) => {
  it("letters go from 10 to 22 px in steps of 2, and are remembered", async () => {
    await visit(browser, { url: site.url(pizzaria, "/cardapio"), size }, async (page) => {
      expect(await letters(page)).toBe("16px");
      await button(page, "Tamanho da letra").click();
      const smaller = button(page, "Diminuir a letra");
      const slider = page.getByRole("slider", { name: "Tamanho da letra" });
      await smaller.click();
      expect(await letters(page)).toBe("14px");
      for (let press = 0; press < 2; press++) await smaller.click();
      expect(await letters(page)).toBe("10px");
      expect(await slider.getAttribute("aria-valuetext")).toBe("Letra de 10 pontos");
      await slider.press("End");
      expect(await letters(page)).toBe("22px");
      await page.getByRole("status").getByText("Letra de 22 pontos").waitFor();
      const panel = await page.getByRole("group", { name: "Tamanho da letra" }).boundingBox();
      expect(panel?.x).toBeGreaterThan(0);
      await page.keyboard.press("Escape");
      await slider.waitFor({ state: "hidden" });
      await page.reload();
      expect(await letters(page)).toBe("22px");
      await isReady(page);
      await button(page, "Tamanho da letra").press("Enter");
      await button(page, "Diminuir a letra").press("Enter");
      expect(await letters(page)).toBe("20px");
      // Its button closes it again, also where a pressed button takes the focus.
      await button(page, "Tamanho da letra").click();
      await slider.waitFor({ state: "hidden" });
    });
  });

  it("the panel of the letters closes after 10 s without a touch", async () => {
    await visit(browser, { url: site.url(pizzaria, "/cardapio"), size }, async (page) => {
      await page.clock.install();
      await button(page, "Tamanho da letra").click();
      await page.clock.fastForward(9000);
      await button(page, "Aumentar a letra").click();
      await page.clock.fastForward(9000);
      expect(await page.getByRole("slider").isVisible()).toBe(true);
      await page.clock.fastForward(1500);
      await page.getByRole("slider").waitFor({ state: "hidden" });
    });
  });

  it("offers the active languages with their flags, keeping to the page", async () => {
    const address = site.url(pizzaria, "/cardapio?mesa=7");
    await visit(browser, { url: address, size }, async (page) => {
      await button(page, "Escolher idioma").click();
      const links = page.getByRole("navigation", { name: "Idioma" }).getByRole("link");
      expect(await links.allInnerTexts()).toEqual(["Português", "English", "Italiano"]);
      const flag = links.nth(1).locator("img");
      await expect.poll(() => flag.evaluate(isDrawn)).toBe(true);
      expect(await flag.getAttribute("src")).toMatch(/^\/static\/us-[\w-]+\.svg$/);
      await links.nth(1).click();
      await page.waitForURL("**/us/cardapio?mesa=7");
      expect(await page.locator("html").getAttribute("lang")).toBe("en-US");
      await page.getByRole("heading", { name: "Our pizzas" }).waitFor();
      await page.getByRole("heading", { name: "Bebidas" }).waitFor();
    });
    const onlyPortuguese = await newMenuAccount(site, { extras: { languages: ["br"] } });
    await visit(browser, { url: site.url(onlyPortuguese, "/cardapio"), size }, async (page) => {
      expect(await button(page, "Escolher idioma").count()).toBe(0);
    });
  });

  it("the side menu has a guest's pages, the rating and the way to sign in", async () => {
    await visit(browser, { url: site.url(pizzaria, "/cardapio"), size }, async (page) => {
      await button(page, "Abrir menu").click();
      expect(await page.locator("#side-menu li").allInnerTexts()).toEqual([
        "Home",
        "Delivery",
        "Cardápio",
        "Pedidos",
        "Avaliar",
        "Entrar",
      ]);
      await page.keyboard.press("Escape");
      await page.locator("#side-menu").waitFor({ state: "hidden" });
      // It would cover what has the focus after its last link.
      await button(page, "Abrir menu").press("Enter");
      await isAbove(page);
      await page.locator("#side-menu a").last().press("Tab");
      await page.locator("#side-menu").waitFor({ state: "hidden" });
      expect(await focused(page)).toMatch(/busca|Buscar/);
      await button(page, "Abrir menu").click();
      await button(page, "Avaliar").click();
      const rating = page.getByRole("dialog", { name: "Como foi?" });
      await rating.getByRole("button", { name: "Enviar avaliação" }).click();
      await page.getByText("Selecione uma avaliação.").first().waitFor();
      await rating.getByRole("button", { name: "Fechar", exact: true }).click();
      await expect.poll(() => focused(page)).toBe("Abrir menu");
      await button(page, "Abrir menu").click();
      await page.locator("#side-menu").getByRole("link", { name: "Home" }).click();
      await page.waitForURL("**/home");
      expect(await page.locator("#side-menu").isVisible()).toBe(false);
    });
  });

  it("the side menu has the account's buttons in the language, or else in Portuguese", async () => {
    await visit(browser, { url: site.url(linked, "/us/home"), size }, async (page) => {
      await button(page, "Abrir menu").click();
      expect(await page.locator("#side-menu li").allInnerTexts()).toEqual([
        "Home",
        "Cardápio",
        "Booking",
        "Nosso blog",
        "Avaliar",
        "Entrar",
      ]);
      const booking = page.locator("#side-menu").getByRole("link", { name: "Booking" });
      expect(await booking.getAttribute("href")).toBe("https://example.com/booking");
      const icons = page.locator("#side-menu li svg");
      await expect.poll(() => icons.count()).toBe(6);
      // The browser opens it before the scripts are there.
      const { letGo } = await hold(page, "**/*.js");
      await page.reload({ waitUntil: "commit" });
      await button(page, "Abrir menu").click();
      expect(await icons.count()).toBe(2);
      letGo();
      await expect.poll(() => icons.count()).toBe(6);
    });
  });

  it("the side menu has an admin's pages and the way out", async () => {
    await visit(browser, { url: site.url(pizzaria, "/auth/login"), size }, async (page) => {
      await page.getByLabel("E-mail").fill(adminCredentials.user);
      await page.getByLabel("Senha", { exact: true }).fill(adminCredentials.pass);
      await button(page, "Login").click();
      await page.waitForURL("**/cardapio");
      await button(page, "Abrir menu").click();
      await button(page, "Sair").waitFor();
      expect(await page.locator("#side-menu li").allInnerTexts()).toEqual([
        "Home",
        "Delivery",
        "Cardápio",
        "Admin",
        "Pedidos",
        "Mesas",
        "Cozinha",
        "Fechamento",
        "Relatórios",
        "Sair",
      ]);
      await button(page, "Sair").click();
      await page.waitForURL("**/home");
      await button(page, "Abrir menu").click();
      await page.getByRole("link", { name: "Entrar" }).waitFor();
    });
  });

  it("the banner's logo has the account's scale and offset", async () => {
    await visit(browser, { url: site.url(pizzaria, "/cardapio"), size }, async (page) => {
      const transform = await page
        .getByAltText(/^Logo de/)
        .locator("xpath=../..")
        .evaluate((element) => getComputedStyle(element).transform);
      expect(transform).toBe("matrix(1.2, 0, 0, 1.2, 0, 20)");
    });
  });
});

function isDrawn(image: SVGElement | HTMLElement): boolean {
  return image instanceof HTMLImageElement && image.naturalWidth > 0;
}
