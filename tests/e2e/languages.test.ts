import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Language } from "../../src/domain/languages.ts";
import { newAccount } from "../../src/server/testing/new-account.ts";
import { drawn, expectAccessible, newVisitor, phone, screens, setLetters } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { newPizzaria } from "./delivery.ts";
import { partScript } from "./part-script.ts";
import { browser, site } from "./shared-site.ts";
import { expectSpoken, ownOfGuests, ownOfShops, spokenIn } from "./spoken.ts";
import { leaveUntroubled, newShop, workerIn } from "./staff.ts";

const others = ["us", "es", "it", "fr", "cn"] as const;
/** Words of the accounts. */
const own = [ownOfShops, "Portuguesa, Guaraná"];
const extras = { languages: ["br", ...others] as Language[], guest_interface: "menu" as const };

async function choose(
  page: Page,
  { by, language }: { by: string; language: string },
): Promise<void> {
  await page.getByRole("button", { name: by }).click();
  await page.getByRole("dialog", { name: by }).getByRole("button", { name: language }).click();
}

// English, French and Italian are gone through in languages-guest.test.ts.
describe.each(["es", "cn"] as const)("in %s", (language) => {
  it("a guest orders without a word of Portuguese, and staff are told so", async () => {
    const words = await spokenIn(language, [...own, ownOfGuests]);
    const { menu, cart, order } = words;
    const account = await newPizzaria(site, { extras });
    const { page, close, troubles } = await newVisitor(browser, phone);
    // Otherwise the page would offer Portuguese, the browser's language.
    await page.addInitScript(() => localStorage.setItem("language_offered", "br"));
    await page.goto(site.url(account, `/${language}/delivery`));
    await expectSpoken(page, words);
    await page.getByRole("button", { name: "Calabresa", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Calabresa" });
    await dialog.getByRole("button", { name: menu.a11y.increase("Calabresa") }).click();
    await dialog.getByRole("button", { name: menu.a11y.increase("Catupiry") }).click();
    await expectSpoken(page, words);
    await dialog.getByRole("button", { name: new RegExp(`^${cart.item.add} `) }).click();
    await page.getByRole("button", { name: new RegExp(`^${menu.cart.finish}`) }).click();
    const checkout = { ...words.summary.facts, ...words.buyer, ...words.checkout.checkout };
    for (const [label, value] of [
      [checkout.name, "Ana Souza"],
      [checkout.email, "ana@example.com"],
      [checkout.phone, "(19) 99555-0101"],
      [checkout.street, "Rua das Flores"],
      [checkout.number, "12"],
      [checkout.district, "Centro"],
      [checkout.city, "Campinas"],
    ] as const)
      await page.getByRole("textbox", { name: label, exact: true }).fill(value);
    await expectSpoken(page, words);
    await page.getByRole("button", { name: checkout.send, exact: true }).click();
    await page.getByText(words.brief.orderNumber("#001")).first().waitFor();
    await expectSpoken(page, words);
    await page.getByText(words.summary.counted.inEach("Catupiry")).first().waitFor();
    const [asked] = await Promise.all([
      page.waitForRequest(
        (one) => one.postData()?.includes('"layout":"customer","language"') === true,
      ),
      page.getByRole("button", { name: order.confirmation.picture }).click(),
    ]);
    expect(asked.postDataJSON()).toMatchObject({ data: { language } });
    await page.getByRole("dialog").getByRole("img").waitFor();
    await page.reload();
    await page.getByText(words.brief.orderNumber("#001")).first().waitFor();
    await expectSpoken(page, words);
    // A reader of the shared link may read another language than the order's guest.
    const hash = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    const { key } = await (
      await adminOf(site, account)
    ).orderSharing.share({ params: { hash }, body: {} });
    for (const path of [`/${language}/acompanhar/${key}`, `/acompanhar/${key}`]) {
      await page.goto(site.url(account, path));
      const said = path.startsWith("/a")
        ? "Catupiry em cada"
        : words.summary.counted.inEach("Catupiry");
      await page.getByText(said).first().waitFor();
      if (!path.startsWith("/a")) await expectSpoken(page, words);
    }
    expect(troubles).toEqual([]);
    await close();
  });
});

describe("the language of the staff's pages", () => {
  it("is chosen on the device, at once, and stays until another is", async () => {
    const shop = await newShop(site);
    const words = await spokenIn("us", own);
    const worker = await workerIn({ site, browser, shop }, { isAttendant: true, size: screens[1] });
    const { page } = worker;
    const choice = page.locator("[data-language-choice]");
    const menu = page.locator("[data-person-menu]");
    await menu.click();
    await choose(page, { by: "Idioma da tela", language: "English" });
    await page.getByRole("heading", { name: words.menu.pages.orders, level: 1 }).waitFor();
    // The button that opened the list is gone with the old words, so the menu's button has the focus.
    await page.waitForFunction(() => document.activeElement?.hasAttribute("data-person-menu"));
    await page.reload();
    await menu.click();
    await page.getByRole("button", { name: words.frame.access.language }).waitFor();
    await expectSpoken(page, words);
    await page.goto(site.url(shop, "/pedido-mesa"));
    await page.locator("main:not([aria-busy]) h1").waitFor();
    await menu.click();
    await expectSpoken(page, words);
    await choose(page, { by: words.frame.access.language, language: "Português" });
    // The menu closes once the new words are there. A press before would close it, not open it.
    await page.locator('[data-person-menu][aria-expanded="false"]').waitFor();
    await menu.click();
    await page.getByRole("button", { name: "Idioma da tela Português" }).waitFor();
    expect(await choice.textContent()).toContain("Português");
    await leaveUntroubled(worker);
  });
});

it("by keys the list of the staff's languages is gone through, and only Enter takes one", async () => {
  const shop = await newShop(site);
  const worker = await workerIn({ site, browser, shop }, { size: screens[2] });
  const { page } = worker;
  const heading = page.getByRole("heading", { level: 1 });
  const said = "Pedidos";
  await heading.filter({ hasText: said }).waitFor();
  await page.getByRole("button", { name: "Idioma da tela Português" }).focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("dialog", { name: "Idioma da tela" });
  await list.getByRole("button", { name: "Português" }).focus();
  const reached = () => page.evaluate(() => document.activeElement?.textContent);
  for (const name of ["English", "Español"]) {
    await page.keyboard.press("Tab");
    expect(await reached()).toBe(name);
    expect(await heading.textContent()).toBe(said);
  }
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "hidden" });
  expect(await heading.textContent()).toBe(said);
  await page.keyboard.press("Enter");
  await list.getByRole("button", { name: "English" }).focus();
  await page.keyboard.press("Enter");
  const { menu, frame } = await spokenIn("us", []);
  await page.getByRole("heading", { name: menu.pages.orders, level: 1 }).waitFor();
  // The focus is back on the button.
  await page.waitForFunction(() => document.activeElement?.hasAttribute("data-language-choice"));
  await page.getByRole("button", { name: `${frame.access.language} English` }).waitFor();
  await leaveUntroubled(worker);
});

/** Opens a page and waits until the script that may offer a language has run. */
async function openToOffer(page: Page, url: string): Promise<void> {
  const came = page.waitForResponse(partScript("LanguageOffer"));
  await page.goto(url);
  const script = (await came).url();
  await page.evaluate(`import(${JSON.stringify(script)}).then(() => undefined)`);
  await drawn(page);
}

describe("a phone in another language", () => {
  it("is offered the menu in it once, and not where there is none", async () => {
    const account = await newAccount(site, {
      features: { localOrder: true },
      extras: { languages: ["br", "us"], locations: 12 },
    });
    const context = await browser.newContext({ viewport: phone, locale: "en-GB" });
    const page = await context.newPage();
    await page.goto(site.url(account, "/cardapio?mesa=7"));
    const offer = page.getByRole("complementary", { name: "Language" });
    await expectAccessible(page);
    for (const sizePx of [22, 16]) {
      await setLetters(page, sizePx);
      for (const name of ["Chamar o atendente", "Pedir a conta"])
        await page.getByRole("button", { name }).click({ trial: true });
    }
    await offer.getByRole("link", { name: "Read in English" }).click();
    await page.waitForURL(/\/us\/cardapio\?mesa=7$/);
    await openToOffer(page, site.url(account, "/cardapio"));
    expect(await offer.count()).toBe(0);
    await context.close();

    const closing = await browser.newContext({ viewport: phone, locale: "en-GB" });
    const third = await closing.newPage();
    await third.goto(site.url(account, "/cardapio"));
    await third.getByRole("button", { name: "Close", exact: true }).press("Enter");
    await third.waitForFunction(() => document.activeElement?.id === "content");
    await closing.close();

    const french = await browser.newContext({ viewport: phone, locale: "fr-FR" });
    const other = await french.newPage();
    await openToOffer(other, site.url(account, "/cardapio"));
    expect(await other.getByRole("complementary").count()).toBe(0);
    await french.close();
  });
});
