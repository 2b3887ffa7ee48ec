import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { drawn, madeAt, phone, setLetters } from "./browser.ts";
import {
  button,
  focused,
  hold,
  isReady,
  mapHost,
  newGuest,
  scrollTo,
  search,
  sizes,
  visit,
  type Size,
} from "./guest.ts";
import { newMenuAccount, type MenuAccount } from "./menu-accounts.ts";
import { partScript } from "./part-script.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

/** Delivers, and has no buttons of its own. */
let pizzaria: MenuAccount;
beforeAll(async () => {
  pizzaria = await newMenuAccount(site, { features: { delivery: true } });
});

/** A guest on the menu, which may show its map. */
async function menuAt(size: Size) {
  const guest = await newGuest(browser, size);
  await guest.page.goto(site.url(pizzaria, "/cardapio"));
  await isReady(guest.page);
  return {
    ...guest,
    get troubles() {
      return guest.troubles.filter((trouble) => !trouble.endsWith(mapHost));
    },
  };
}

describe.each(sizes)("at $width pixels", (size) => {
  const shared = sharedVisit(() => menuAt(size));

  it("the navigation goes to a category, 55 px below the top, and its marker follows", async () => {
    const { page } = shared();
    const nav = page.getByRole("navigation", { name: "Categorias do cardápio" });
    expect(await nav.getByRole("link").allInnerTexts()).toEqual([
      "Pizzas",
      "Sobremesas",
      "Bebidas",
    ]);
    const drinks = nav.getByRole("link", { name: "Bebidas" });
    const category = page.locator("details", { hasText: "Guaraná" });
    const top = () => category.evaluate((element) => element.getBoundingClientRect().top);
    await drinks.click();
    await expect.poll(top).toBeCloseTo(55, 0);
    expect(await drinks.getAttribute("aria-current")).toBe("true");
    await expect.poll(() => marksTheCurrent(page)).toBe(true);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await nav.getByRole("link", { name: "Pizzas" }).click();
    const pizzas = page.locator("details", { hasText: "Calabresa" });
    await expect
      .poll(() => pizzas.evaluate((element) => element.getBoundingClientRect().top))
      .toBeCloseTo(55, 0);
    // Scrolling by hand stops the page's own gliding.
    await page.mouse.wheel(0, 100_000);
    await expect.poll(() => nav.locator("[aria-current]").innerText()).not.toBe("Pizzas");
    await expect.poll(() => marksTheCurrent(page)).toBe(true);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  it("searches from 3 characters, whatever the accents, and scrolls past the banner", async () => {
    const { page } = shared();
    await page.locator("summary", { hasText: "Bebidas" }).click();
    await scrollTo(page, 0);
    await search(page, "gu");
    await page.getByText("Digite ao menos 3 letras.").waitFor();
    expect(await button(page, "Calabresa").count()).toBe(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await search(page, "GUARANA");
    await button(page, "Guaraná").waitFor();
    expect(await page.locator("main h3").allTextContents()).toEqual(["Guaraná"]);
    const banner = await page.evaluate(
      () => document.querySelector("main")?.firstElementChild?.getBoundingClientRect().height,
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(banner ?? 0, 0);
    await page.getByText("1 item encontrado").waitFor();
    expect(await isUncovered(page, "1 item encontrado")).toBe(true);
    await page.keyboard.press("Enter");
    expect(await focused(page)).toBe("Buscar no cardápio");
    // The header's buttons lie below the field.
    for (const key of ["Shift+Tab", "Tab", "Tab", "Tab"]) {
      await page.keyboard.press(key);
      expect(["Abrir menu", "Tamanho da letra"]).not.toContain(await focused(page));
    }
    await search(page, "pizzas");
    await expect.poll(() => page.locator("main h3").count()).toBe(8);
    await search(page, "a moda");
    await expect
      .poll(() => page.locator("main h3").allTextContents())
      .toEqual(["Portuguesa à moda"]);
    // A category without items is a result too.
    await search(page, "sobremesas");
    await expect.poll(() => page.locator("main h3").count()).toBe(0);
    await page.getByRole("heading", { name: "Sobremesas" }).waitFor();
    expect(await page.getByText(/encontrado/).count()).toBe(0);
    await search(page, "xyz");
    await page.getByText("Nada encontrado para “xyz”.").waitFor();
    await button(page, "Ver o cardápio inteiro").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("main h3").count()).toBe(18);
    // The focus is on the status that told the result.
    expect(await page.evaluate(() => document.activeElement?.role)).toBe("status");
    await search(page, "pi");
    await expect.poll(() => page.locator("main h3").count()).toBe(18);
    await page.keyboard.press("Escape");
    await expect.poll(() => focused(page)).toBe("Abrir busca");
  });

  it("leaves the first category's title in view when a search ends", async () => {
    const { page } = shared();
    await scrollTo(page, 0);
    await search(page, "guarana");
    await page.getByText("1 item encontrado").waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await button(page, "Limpar busca").click();
    await button(page, "Calabresa").waitFor();
    await page.getByText("1 item encontrado").waitFor({ state: "detached" });
    const first = page.locator("main summary").first();
    await expect
      .poll(() =>
        first.evaluate((title) => {
          const { left, top } = title.getBoundingClientRect();
          return title.contains(document.elementFromPoint(left + 1, top + 1));
        }),
      )
      .toBe(true);
  });
});

describe.each(madeAt(...sizes))("at $width pixels", (size) => {
  const shared = sharedVisit(() => menuAt(size));

  it("shows what is active: empty categories cannot be opened, prices only above 0", async () => {
    const { page } = shared();
    expect(await page.locator("main h2").allTextContents()).toEqual([
      "Pizzas",
      "Sobremesas",
      "Extras da casa",
      "Bebidas",
      "Sobre",
      "Endereço",
    ]);
    expect(await page.locator("summary", { hasText: "Sobremesas" }).count()).toBe(0);
    expect(await page.getByText("Fora do forno").count()).toBe(0);
    const water = page.locator("li", { has: button(page, "Água da casa") });
    expect(await water.innerText()).not.toContain("R$");
    const calabresa = page.locator("li", { has: button(page, "Calabresa") });
    expect(await calabresa.innerText()).toContain("R$ 22,99");
    await calabresa.getByAltText("Picante").waitFor();
    const summary = page.locator("summary", { hasText: "Bebidas" });
    await summary.press("Enter");
    await button(page, "Guaraná").waitFor({ state: "hidden" });
    await summary.press("Enter");
    await button(page, "Guaraná").waitFor();
  });

  it("a picture opens large and closes by its button, which no message covers", async () => {
    const { page, close } = await newGuest(browser, size);
    await page.goto(site.url(pizzaria, "/delivery"));
    await button(page, "Adicionar Calabresa").click();
    await page.getByText("Calabresa está no pedido.").waitFor();
    await button(page, "Ampliar a foto de Calabresa").click();
    const dialog = page.getByRole("dialog", { name: "Foto de Calabresa" });
    await dialog.getByAltText("Foto de Calabresa").waitFor();
    await dialog.getByRole("button", { name: "Desfazer" }).waitFor();
    await dialog.getByRole("button", { name: "Fechar", exact: true }).click({ timeout: 2000 });
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => focused(page)).toBe("Ampliar a foto de Calabresa");
    await close();
  });

  it("a tap before the page is ready opens the item then, and its title before its script", async () => {
    const { page, close } = await newGuest(browser, size);
    const [menu, form] = await Promise.all([
      hold(page, "**/v2.0/content/menu"),
      hold(page, partScript("ItemForm")),
    ]);
    await page.goto(site.url(pizzaria, "/delivery"), { waitUntil: "domcontentloaded" });
    await button(page, "Calabresa").click();
    menu.letGo();
    const dialog = page.getByRole("dialog", { name: "Calabresa" });
    await dialog.getByRole("heading", { name: "Calabresa" }).waitFor();
    form.letGo();
    await dialog.getByText("Linguiça e cebola roxa").waitFor();
    await dialog.getByRole("button", { name: "Aumentar Catupiry" }).click();
    await dialog.getByRole("button", { name: "Adicionar · R$ 25,99" }).click();
    await dialog.waitFor({ state: "hidden" });
    await button(page, "Calabresa").click();
    await dialog.getByRole("button", { name: "Salvar - R$ 25,99" }).waitFor();
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await dialog.waitFor({ state: "hidden" });
    const finish = page.getByRole("button", { name: /^Finalizar pedido/ });
    await expect.poll(() => finish.count()).toBe(0);
    await close();
  });

  it("the cross of an open item stands beside the first line of its title", async () => {
    const narrow = { ...size, width: 240 };
    await visit(browser, { url: site.url(pizzaria, "/cardapio"), size: narrow }, async (page) => {
      await setLetters(page, 22);
      await button(page, "Portuguesa à moda").click();
      const dialog = page.getByRole("dialog", { name: "Portuguesa à moda" });
      const lines = await dialog.getByRole("heading", { level: 2 }).evaluate((title) => {
        const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
        const cross = title.closest("dialog")?.querySelector("button[aria-label=Fechar]");
        if (!cross) throw new Error("there is no cross");
        const range = document.createRange();
        range.selectNodeContents(title);
        const fromCross = (line: DOMRect) => middle(line) - middle(cross.getBoundingClientRect());
        return Array.from(range.getClientRects(), fromCross);
      });
      expect(lines.length).toBeGreaterThan(1);
      expect(Math.abs(lines[0] ?? Infinity)).toBeLessThan(2);
    });
  });

  it("an open item shuts the page behind it, and Escape closes it in the moment it opens", async () => {
    const { page } = shared();
    await button(page, "Calabresa").focus();
    const isOver = (what: string) =>
      page.evaluate((state) => document.querySelector(`dialog${state}`) !== null, what);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect.poll(() => isOver("[open]")).toBe(false);
    const focusedText = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focusedText).toBe("Calabresa");
    await page.keyboard.press("Enter");
    await expect.poll(() => isOver(":modal")).toBe(true);
    expect(await focused(page)).toBe("Fechar");
    await page.keyboard.press("Escape");
    await expect.poll(() => isOver(":modal")).toBe(false);
    await expect.poll(focusedText).toBe("Calabresa");
  });

  it("keys show where the focus is; a press by finger or mouse does not, and selects nothing", async () => {
    const url = site.url(pizzaria, "/delivery");
    await visit(browser, { url, size: { ...size, hasTouch: true } }, async (page) => {
      const closer = page.getByRole("dialog").getByRole("button", { name: "Fechar" });
      for (const name of ["Calabresa", "Ampliar a foto de Calabresa"]) {
        const opener = button(page, name);
        for (const touch of ["tap", "click"] as const) {
          await opener[touch]();
          await expect.poll(() => hasFocus(closer)).toBe(true);
          expect(await ringed(page)).toEqual([]);
          await closer[touch]();
          await expect.poll(() => hasFocus(opener)).toBe(true);
          expect(await ringed(page)).toEqual([]);
          expect(await page.evaluate(() => getSelection()?.type)).toBe("None");
        }
        for (const [key, shown] of [
          ["Tab", undefined],
          ["Shift+Tab", name],
          ["Enter", "Fechar"],
          ["Enter", name],
          ["Space", "Fechar"],
          ["Escape", name],
        ] as const) {
          await page.keyboard.press(key);
          if (shown !== undefined) await expect.poll(() => ringed(page)).toEqual([shown]);
        }
      }
    });
  });

  it("an item says so when its script cannot be fetched, and tries again", async () => {
    const { page, close } = await newGuest(browser, size);
    await page.route(partScript("ItemForm"), (route) => route.abort());
    await page.goto(site.url(pizzaria, "/cardapio"));
    await isReady(page);
    await button(page, "Guaraná").click();
    const dialog = page.getByRole("dialog", { name: "Guaraná" });
    await dialog.getByRole("heading", { name: "Sem internet" }).waitFor();
    await page.unroute(partScript("ItemForm"));
    await dialog.getByRole("button", { name: "Tentar de novo" }).click();
    // Some browsers remember a failed script for as long as the page lives. In those the page is loaded again.
    const isShown = async () => {
      if (!(await dialog.isVisible())) await button(page, "Guaraná").click();
      return dialog.getByText("R$ 4,99").isVisible();
    };
    await expect.poll(isShown).toBe(true);
    await close();
  });
});

describe("the banner, pictures of dishes and the letters of titles", () => {
  it.each([
    ["3g", false],
    ["4g", true],
  ])("over %s come before the page reacts: %s", async (effectiveType, areFirst) => {
    const { page, close } = await newGuest(browser, phone);
    await page.addInitScript((type) => {
      Object.defineProperty(navigator, "connection", { value: { effectiveType: type } });
    }, effectiveType);
    const scripts = await hold(page, partScript("entry-client"));
    let hasLetters = false;
    page.on("request", (request) => (hasLetters ||= request.resourceType() === "font"));
    const scriptAsked = page.waitForRequest(partScript("entry-client"));
    await page.goto(site.url(pizzaria, "/cardapio"), { waitUntil: "load" });
    await scriptAsked;
    const picture = button(page, "Ampliar a foto de Calabresa").locator("img");
    const place = await picture.evaluate((image) => image.getBoundingClientRect().top);
    const banner = page.locator("img[fetchpriority=high]");
    const isDrawn = (image: Locator) =>
      image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth > 0);
    const there = async () => ({
      banner: await isDrawn(banner),
      picture: await isDrawn(picture),
      letters: hasLetters,
    });
    const all = { banner: true, picture: true, letters: true };
    const ahead = page.locator("link[as=image]");
    expect(await ahead.getAttribute("rel")).toBe(areFirst ? "preload" : "ahead");
    // A browser without such preloads asks for eager pictures at once, too.
    expect(await banner.getAttribute("loading")).toBe(areFirst ? "eager" : "lazy");
    if (areFirst) await expect.poll(there).toEqual(all);
    else {
      // A browser asks for lazy pictures once it has drawn them.
      await drawn(page);
      expect(await there()).toEqual({ banner: false, picture: false, letters: false });
    }
    scripts.letGo();
    await expect.poll(there).toEqual(all);
    const { left, top } = await picture.evaluate((image) => image.getBoundingClientRect());
    expect([top, left > 0]).toEqual([place, true]);
    await close();
  });
});

/** Whether the line under the navigation lies under the current link. */
async function marksTheCurrent(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const link = document.querySelector('nav a[aria-current="true"][href^="#"]');
    const marker = link?.closest("ul")?.nextElementSibling?.getBoundingClientRect();
    const place = link?.getBoundingClientRect();
    if (!marker || !place) return false;
    return Math.abs(marker.left - place.left) < 2 && Math.abs(marker.width - place.width) < 2;
  });
}

const hasFocus = (element: Locator) =>
  element.evaluate((candidate) => candidate === document.activeElement);

/** The names of the buttons that show a ring of focus. */
const ringed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("button:focus-visible")].map(
      (element) => element.getAttribute("aria-label") ?? element.textContent,
    ),
  );

/** Whether the words are clear of the bars that stick at the top. */
async function isUncovered(page: Page, words: string): Promise<boolean> {
  return page.getByText(words).evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 4, top + height / 2);
    return element === seen || element.contains(seen);
  });
}
