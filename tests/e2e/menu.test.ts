import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminCredentials } from "../../src/server/testing/new-account.ts";
import {
  expectAccessible,
  expectNoOverflow,
  launchBrowser,
  newVisitor,
  screens,
} from "./browser.ts";
import { close, newHouse, standInForPictures, type House } from "./houses.ts";
import { startSite, type TestSite } from "./site.ts";

let site: TestSite;
let browser: Browser;
/** Delivers, and has no buttons of its own. */
let pizzaria: House;
/** Has a home page of its own words and buttons. */
let linked: House;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  pizzaria = await newHouse(site, { features: { delivery: true } });
  linked = await newHouse(site, {
    features: { linktree: true },
    extras: {
      about: "<p>&nbsp;</p>",
      postal_code: "",
      home_text_br: "<p>Bem-vindo à casa</p>",
      home_minibio_br: "<p>Cozinha de bairro</p>",
      home_ctas: [
        {
          cta_br: "Reservas",
          href_br: "https://example.com/reservas",
          cta_us: "Booking",
          href_us: "https://example.com/booking",
        },
        { cta_br: "Nosso blog", href_br: "https://example.com/blog" },
      ],
    },
  });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

type Size = { width: number; height: number };
const sizes = screens.filter(({ width }) => width !== 768);

/** Runs with a new visitor on a page; nothing may go wrong on it. */
async function visit(
  account: House,
  path: string,
  size: Size,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const visitor = await newVisitor(browser, size);
  await standInForPictures(visitor.page);
  await visitor.page.goto(site.url(account, path));
  await isReady(visitor.page);
  await run(visitor.page);
  expect(visitor.troubles).toEqual([]);
  await visitor.close();
}

/** The page reacts: before that nothing in it belongs to React. */
const isReady = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("header button") ?? {}).some((key) =>
      key.startsWith("__reactProps"),
    ),
  );

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
const fontSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts();

async function search(page: Page, query: string): Promise<void> {
  const field = page.getByRole("searchbox", { name: "Buscar no cardápio" });
  if (!(await field.isVisible())) await button(page, "Abrir busca").click();
  await field.fill(query);
}

describe.each(sizes)("at $width pixels", (size) => {
  it("letters go from 10 to 22 px in steps of 2, and are remembered", async () => {
    await visit(pizzaria, "/cardapio", size, async (page) => {
      expect(await fontSize(page)).toBe("16px");
      await button(page, "Tamanho da letra").click();
      const smaller = button(page, "Diminuir a letra");
      const slider = page.getByRole("slider", { name: "Tamanho da letra" });
      await smaller.click();
      expect(await fontSize(page)).toBe("14px");
      for (let press = 0; press < 4; press++) await smaller.click();
      expect(await fontSize(page)).toBe("10px");
      expect(await slider.getAttribute("aria-valuetext")).toBe("Letra de 10 pontos");
      await slider.press("End");
      expect(await fontSize(page)).toBe("22px");
      await page.getByRole("status").getByText("Letra de 22 pontos").waitFor();
      await page.keyboard.press("Escape");
      await slider.waitFor({ state: "hidden" });
      await page.reload();
      expect(await fontSize(page)).toBe("22px");
      await isReady(page);
      await button(page, "Tamanho da letra").press("Enter");
      await button(page, "Diminuir a letra").press("Enter");
      expect(await fontSize(page)).toBe("20px");
    });
  });

  it("the panel of the letters closes after 10 s without a touch", async () => {
    await visit(pizzaria, "/cardapio", size, async (page) => {
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
    await visit(pizzaria, "/cardapio", size, async (page) => {
      await button(page, "Escolher idioma").click();
      const links = page.getByRole("navigation", { name: "Idioma" }).getByRole("link");
      expect(await links.allInnerTexts()).toEqual(["Português", "English", "Italiano"]);
      const flag = links.nth(1).locator("img");
      await expect.poll(() => flag.evaluate(isDrawn)).toBe(true);
      expect(await flag.getAttribute("src")).toMatch(/^\/static\/us-[\w-]+\.svg$/);
      await links.nth(1).click();
      await page.waitForURL("**/us/cardapio");
      expect(await page.locator("html").getAttribute("lang")).toBe("en-US");
      await page.getByRole("heading", { name: "Our pizzas" }).waitFor();
      await page.getByRole("heading", { name: "Bebidas" }).waitFor();
    });
    const onlyPortuguese = await newHouse(site, { extras: { languages: ["br"] } });
    await visit(onlyPortuguese, "/cardapio", size, async (page) => {
      expect(await button(page, "Escolher idioma").count()).toBe(0);
    });
  });

  it("the side menu has a guest's pages, the rating and the way to sign in", async () => {
    await visit(pizzaria, "/cardapio", size, async (page) => {
      await button(page, "Abrir menu").click();
      expect(await texts(page, "#side-menu li")).toEqual([
        "Home",
        "Delivery",
        "Cardápio",
        "Pedidos",
        "Avaliar",
        "Entrar",
      ]);
      await page.keyboard.press("Escape");
      await page.locator("#side-menu").waitFor({ state: "hidden" });
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

  it("the side menu has the house's buttons in the language, or else in Portuguese", async () => {
    await visit(linked, "/us/home", size, async (page) => {
      await button(page, "Abrir menu").click();
      expect(await texts(page, "#side-menu li")).toEqual([
        "Home",
        "Cardápio",
        "Booking",
        "Nosso blog",
        "Avaliar",
        "Entrar",
      ]);
      const booking = page.locator("#side-menu").getByRole("link", { name: "Booking" });
      expect(await booking.getAttribute("href")).toBe("https://example.com/booking");
    });
  });

  it("the side menu has an admin's pages and the way out", async () => {
    await visit(pizzaria, "/auth/login", size, async (page) => {
      await page.getByLabel("E-mail").fill(adminCredentials.user);
      await page.getByLabel("Senha", { exact: true }).fill(adminCredentials.pass);
      await button(page, "Login").click();
      await page.waitForURL("**/cardapio");
      await button(page, "Abrir menu").click();
      await button(page, "Sair").waitFor();
      expect(await texts(page, "#side-menu li")).toEqual([
        "Home",
        "Delivery",
        "Cardápio",
        "Admin",
        "Pedidos",
        "Sair",
      ]);
      await button(page, "Sair").click();
      await page.waitForURL("**/home");
      await button(page, "Abrir menu").click();
      await page.getByRole("link", { name: "Entrar" }).waitFor();
    });
  });

  it("the header is solid and shows the logo once the banner's top is above -340 px", async () => {
    await visit(pizzaria, "/cardapio", size, async (page) => {
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

  it("the banner's logo has the house's scale and offset", async () => {
    await visit(pizzaria, "/cardapio", size, async (page) => {
      const transform = await page
        .getByAltText(/^Logo de/)
        .locator("xpath=../..")
        .evaluate((element) => getComputedStyle(element).transform);
      expect(transform).toBe("matrix(1.2, 0, 0, 1.2, 0, 20)");
    });
  });

  it("the navigation goes to a category, 55 px below the top, and its marker follows", async () => {
    await visit(pizzaria, "/cardapio", size, async (page) => {
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
      await page.locator("details", { hasText: "Calabresa" }).evaluate(async (pizzas) => {
        const end = () => Math.abs(pizzas.getBoundingClientRect().top - 55) < 1;
        while (!end()) await new Promise(requestAnimationFrame);
      });
      await scrollTo(page, 0);
      await expect.poll(() => marksTheCurrent(page)).toBe(true);
      await scrollTo(page, 100_000);
      await nav.locator('[aria-current="true"]', { hasText: "Bebidas" }).waitFor();
    });
  });

  it("shows what is active: empty categories cannot be opened, prices only above 0", async () => {
    await visit(pizzaria, "/cardapio", size, async (page) => {
      expect(await page.locator("main h2").allInnerTexts()).toEqual([
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
  });

  it("a picture opens large and closes by its button", async () => {
    await visit(pizzaria, "/cardapio", size, async (page) => {
      const opener = button(page, "Ampliar a foto de Calabresa");
      await opener.click();
      const dialog = page.getByRole("dialog", { name: "Foto de Calabresa" });
      await dialog.getByAltText("Foto de Calabresa").waitFor();
      await dialog.getByRole("button", { name: "Fechar" }).click();
      await dialog.waitFor({ state: "hidden" });
      expect(await focused(page)).toBe("Ampliar a foto de Calabresa");
    });
  });

  it("searches from 3 characters, whatever the accents, and scrolls past the banner", async () => {
    await visit(pizzaria, "/cardapio", size, async (page) => {
      await page.locator("summary", { hasText: "Bebidas" }).click();
      await page.locator("body").press("Escape");
      await search(page, "gu");
      await page.getByText("Digite ao menos 3 letras.").waitFor();
      expect(await button(page, "Calabresa").count()).toBe(1);
      expect(await scrollY(page)).toBe(0);
      await search(page, "GUARANA");
      await button(page, "Guaraná").waitFor();
      expect(await page.locator("main h3").allInnerTexts()).toEqual(["Guaraná"]);
      const banner = await page.evaluate(
        () => document.querySelector("main")?.firstElementChild?.getBoundingClientRect().height,
      );
      await expect.poll(() => scrollY(page)).toBeCloseTo(banner ?? 0, 0);
      await page.getByText("1 item encontrado").waitFor();
      expect(await isUncovered(page, "1 item encontrado")).toBe(true);
      await search(page, "pizzas");
      await expect.poll(() => page.locator("main h3").count()).toBe(8);
      await search(page, "a moda");
      await expect.poll(() => texts(page, "main h3")).toEqual(["Portuguesa à moda"]);
      await search(page, "xyz");
      await page.getByText("Nada encontrado para “xyz”.").waitFor();
      await search(page, "pi");
      await expect.poll(() => page.locator("main h3").count()).toBe(18);
      await page.keyboard.press("Escape");
      await expect.poll(() => focused(page)).toBe("Abrir busca");
    });
  });

  it("home without buttons of the house leads to delivery and to the menu", async () => {
    await visit(pizzaria, "/delivery", size, async (page) => {
      await button(page, "Abrir menu").click();
      await page.locator("#side-menu").getByRole("link", { name: "Home" }).click();
      await page.waitForURL("**/home");
      const main = page.getByRole("main");
      await main.getByRole("link", { name: "Delivery" }).waitFor();
      await main.getByRole("link", { name: "Cardápio" }).click();
      await page.waitForURL("**/cardapio");
    });
  });

  it("home with buttons of the house has its text, buttons and mini-bio", async () => {
    await visit(linked, "/us/home", size, async (page) => {
      const main = page.getByRole("main");
      await main.getByText("Bem-vindo à casa").waitFor();
      await main.getByText("Cozinha de bairro").waitFor();
      const links = main.getByRole("link");
      expect(await links.allInnerTexts()).toEqual(["Booking", "Nosso blog"]);
      expect(await links.nth(1).getAttribute("href")).toBe("https://example.com/blog");
      // Neither words about the house nor a postal code.
      expect(await main.getByRole("heading", { level: 2 }).count()).toBe(0);
    });
  });

  it("shows the map when asked, in a closed frame, and who made the site", async () => {
    await visit(pizzaria, "/cardapio", size, async (page) => {
      // Nothing of another host is loaded by a test.
      await page.route("https://www.openstreetmap.org/**", (route) =>
        route.fulfill({ contentType: "text/html", body: "<p>mapa</p>" }),
      );
      await page.getByText("Desde 1950 na mesma esquina.").waitFor();
      await page.getByText(/Rua das Flores, 12/).waitFor();
      expect(await page.locator("iframe").count()).toBe(0);
      await button(page, "Exibir no Mapa").click();
      const frame = page.locator("iframe");
      expect(await frame.getAttribute("src")).toBe(
        "https://www.openstreetmap.org/export/embed.html?bbox=1%2C2%2C3%2C4",
      );
      expect(await frame.getAttribute("sandbox")).not.toBeNull();
      await button(page, "Fechar Mapa").click();
      expect(await frame.count()).toBe(0);
      await page.getByText("powered by").waitFor();
    }).catch((error: unknown) => expect(String(error)).toContain("openstreetmap"));
  });

  it("a guest at a table calls an attendant", async () => {
    await visit(pizzaria, "/cardapio?mesa=7", size, async (page) => {
      await page.getByText("Mesa 7").waitFor();
      await button(page, "Chamar o atendente").click();
      await page.getByText("O atendente já foi avisado.").waitFor();
      await page.goto(site.url(pizzaria, "/cardapio?table=13"));
      await isReady(page);
      expect(await page.getByText("Mesa 13").count()).toBe(0);
    });
  });

  it("an item opens at once, also when its script is slow or the page not ready", async () => {
    const { page, close: leave } = await newVisitor(browser, size);
    await standInForPictures(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/v2.0/content/menu", async (route) => {
      await held;
      await route.continue();
    });
    await page.route("**/ItemForm-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.url(pizzaria, "/delivery"), { waitUntil: "commit" });
    await button(page, "Calabresa").click();
    letGo();
    const dialog = page.getByRole("dialog", { name: "Calabresa" });
    await dialog.getByText("Linguiça e cebola roxa").waitFor();
    await dialog.getByRole("button", { name: "Aumentar Catupiry" }).click();
    await dialog.getByRole("button", { name: "Salvar - R$ 25,99" }).click();
    await dialog.waitFor({ state: "hidden" });
    await button(page, "Calabresa").click();
    const openedAt = page.evaluate(() => document.querySelector("dialog[open]") !== null);
    expect(await openedAt).toBe(true);
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => page.getByRole("button", { name: /^Finalizar pedido/ }).count()).toBe(0);
    await leave();
  });

  it("an item says so when its script cannot be fetched, and tries again", async () => {
    const { page, close: leave } = await newVisitor(browser, size);
    await standInForPictures(page);
    await page.route("**/ItemForm-*.js", (route) => route.abort());
    await page.goto(site.url(pizzaria, "/cardapio"));
    await isReady(page);
    await button(page, "Guaraná").click();
    const dialog = page.getByRole("dialog", { name: "Guaraná" });
    await dialog.getByText("Sem internet").waitFor();
    await page.unroute("**/ItemForm-*.js");
    await dialog.getByRole("button", { name: "Tentar de novo" }).click();
    await dialog.getByText("R$ 4,99").waitFor();
    await leave();
  });
});

it("an account that is not active shows that it is closed", async () => {
  const closed = await newHouse(site);
  await close(site, closed);
  await visit(closed, "/cardapio", sizes[0] ?? screens[0], async (page) => {
    await page.getByText("Cardápio fora do ar").waitFor();
    expect(await page.getByText("Calabresa").count()).toBe(0);
  });
});

describe("is accessible and fits at every size of screen and letters", () => {
  const openItem = (page: Page) => button(page, "Calabresa").click();
  it.each([
    ["home", () => linked, "/home", async () => {}],
    ["the menu", () => pizzaria, "/delivery?mesa=7", async () => {}],
    ["an item", () => pizzaria, "/delivery", openItem],
    ["the side menu", () => pizzaria, "/cardapio", (page) => button(page, "Abrir menu").click()],
    ["a search", () => pizzaria, "/cardapio", (page) => search(page, "suco")],
    ["the letters", () => pizzaria, "/us/cardapio", (page) => button(page, "Tamanho da letra").click()],
  ] satisfies [string, () => House, string, (page: Page) => Promise<void>][])(
    "%s",
    async (_screen, account, path, open) => {
      await visit(account(), path, screens[0], async (page) => {
        await open(page);
        for (const size of screens) {
          await page.setViewportSize(size);
          for (const letters of [10, 16, 22]) {
            await setLetters(page, letters);
            await expectNoOverflow(page);
            await expectAccessible(page);
          }
        }
      });
    },
  );
});

/** As another tab of the same browser would. */
async function setLetters(page: Page, sizePx: number): Promise<void> {
  await page.evaluate((size) => {
    localStorage.setItem("fontSize", String(size));
    dispatchEvent(new StorageEvent("storage", { key: "fontSize" }));
  }, sizePx);
  expect(await fontSize(page)).toBe(`${sizePx}px`);
}

function isDrawn(image: SVGElement | HTMLElement): boolean {
  return image instanceof HTMLImageElement && image.naturalWidth > 0;
}

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

/** The line under the navigation lies under the current link. */
async function marksTheCurrent(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const link = document.querySelector('nav a[aria-current="true"][href^="#"]');
    const marker = link?.closest("ul")?.nextElementSibling?.getBoundingClientRect();
    const place = link?.getBoundingClientRect();
    if (!marker || !place) return false;
    return Math.abs(marker.left - place.left) < 2 && Math.abs(marker.width - place.width) < 2;
  });
}

/** What is written there is not under what sticks at the top. */
async function isUncovered(page: Page, words: string): Promise<boolean> {
  return page.getByText(words).evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + 4, top + height / 2);
    return element === seen || element.contains(seen);
  });
}
