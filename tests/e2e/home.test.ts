import { beforeAll, describe, expect, it } from "vitest";
import { madeAt, phone, screens } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { button, isReady, mapHost, newGuest, sizes, visit } from "./guest.ts";
import {
  closeAccount,
  newMenuAccount,
  newLinkedAccount,
  type MenuAccount,
} from "./menu-accounts.ts";
import { browser, site } from "./shared-site.ts";

/** Delivers, and has no buttons of its own. */
let pizzaria: MenuAccount;
/** Has a home page of its own words and buttons. */
let linked: MenuAccount;
beforeAll(async () => {
  pizzaria = await newMenuAccount(site, { features: { delivery: true } });
  linked = await newLinkedAccount(site);
});

it("two buttons that are called the same both follow when their order changes", async () => {
  const at = (name: string, href: string) => ({
    cta_br: name,
    href_br: `https://example.com/${href}`,
  });
  const [first, second, blog] = [at("Loja", "a"), at("Loja", "b"), at("Blog", "c")];
  const account = await newMenuAccount(site, {
    features: { linktree: true },
    extras: { home_ctas: [first, second, blog] },
  });
  await visit(browser, { url: site.url(account, "/home"), size: phone }, async (page) => {
    const addresses = () =>
      page
        .locator('main a[href^="https://example.com"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(-1)));
    await page.clock.install();
    expect(await addresses()).toEqual(["a", "b", "c"]);
    const admin = await adminOf(site, account);
    await admin.account.save({ body: { extras: { home_ctas: [blog, first, second] } } });
    await page.getByRole("link", { name: "Privacidade" }).click();
    await page.waitForURL("**/privacidade");
    // An answer is good for a minute.
    await page.clock.fastForward(61_000);
    await page.goBack();
    await expect.poll(addresses).toEqual(["c", "a", "b"]);
  });
});

it("home of an account that has not written its own words yet leads to its menu", async () => {
  const features = { linktree: true, delivery: true };
  const account = await newMenuAccount(site, { features, extras: { home_text_br: "<p> </p>" } });
  await visit(browser, { url: site.url(account, "/"), size: phone }, async (page) => {
    expect(new URL(page.url()).pathname).toBe("/home");
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "Delivery" }).click();
    await page.waitForURL("**/delivery");
    await button(page, "Calabresa").waitFor();
  });
});

describe.each(madeAt(...sizes))("at $width pixels", (size) => {
  it("home without buttons of the account leads to delivery and to the menu", async () => {
    await visit(browser, { url: site.url(pizzaria, "/delivery"), size }, async (page) => {
      await button(page, "Abrir menu").click();
      await page.locator("#side-menu").getByRole("link", { name: "Home" }).click();
      await page.waitForURL("**/home");
      const main = page.getByRole("main");
      await main.getByRole("link", { name: "Delivery" }).waitFor();
      await main.getByRole("link", { name: "Cardápio" }).click();
      await page.waitForURL("**/cardapio");
      expect(await button(page, "Calabresa").isVisible()).toBe(true);
    });
  });

  it("home with buttons of the account has its text, buttons and mini-bio", async () => {
    await visit(browser, { url: site.url(linked, "/us/home"), size }, async (page) => {
      const main = page.getByRole("main");
      await main.getByText("Bem-vindo à casa").waitFor();
      await main.getByText("Cozinha de bairro").waitFor();
      const links = main.getByRole("link");
      expect(await links.allInnerTexts()).toEqual(["Booking", "Nosso blog"]);
      expect(await links.nth(1).getAttribute("href")).toBe("https://example.com/blog");
      // The account has no words about itself and no postal code.
      expect(await main.getByRole("heading", { level: 2 }).count()).toBe(0);
    });
  });

  it("shows the map when asked, in a closed frame, and who made the site", async () => {
    await visit(browser, { url: site.url(pizzaria, "/cardapio"), size }, async (page) => {
      // Nothing of another host is loaded by a test.
      await page.route(`https://${mapHost}/**`, (route) =>
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
    });
  });

  it("a guest at a table calls an attendant", async () => {
    await visit(browser, { url: site.url(pizzaria, "/cardapio?mesa=7"), size }, async (page) => {
      await page.getByText("Mesa 7").waitFor();
      await button(page, "Chamar o atendente").click();
      await page.getByText("O atendente já foi avisado.").waitFor();
      // The table stays for the visit, on every page and in every language.
      await button(page, "Abrir menu").click();
      await page.locator("#side-menu").getByRole("link", { name: "Delivery" }).click();
      await page.waitForURL("**/delivery");
      await page.getByText("Mesa 7").waitFor();
      await page.goto(site.url(pizzaria, "/us/cardapio"));
      await button(page, "Chamar o atendente").waitFor();
      await page.goto(site.url(pizzaria, "/cardapio?table=13"));
      await isReady(page);
      expect(await page.getByText("Mesa 13").count()).toBe(0);
    });
  });
});

it("an account that is not active shows that it is closed", async () => {
  const closed = await newMenuAccount(site, { extras: { whatsapp: "11955550101" } });
  await closeAccount(site, closed);
  const { page, troubles, close } = await newGuest(browser, screens[0]);
  await page.goto(site.url(closed, "/cardapio"));
  await page.getByText("Cardápio fora do ar").waitFor();
  expect(await page.getByText("Calabresa").count()).toBe(0);
  // The page shows the account's name, its logo and ways to reach it, and has nothing to open.
  await page.getByAltText(/^Logo de/).waitFor();
  await page.getByRole("link", { name: "WhatsApp" }).waitFor();
  expect(await page.getByText("Rua das Flores").count()).toBe(0);
  expect(await page.getByRole("button").count()).toBe(0);
  expect(troubles).toEqual([]);
  await close();
});
