import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { languages, type Language } from "../../src/domain/languages.ts";
import { sitePath } from "../../src/domain/site-path.ts";
import { desk, expectAccessible, expectNoOverflow, leave, madeAt, phone } from "./browser.ts";
import { adminOf } from "./callers.ts";
import { addressOf, locationOf, newAttendant, newBar, table, tabOf } from "./floor.ts";
import { button, isReady, newGuest } from "./guest.ts";
import { browser, site } from "./shared-site.ts";

/** Puts a beer in the cart, and opens the checkout. */
async function orderBeer(page: Page) {
  await button(page, "Cerveja").click();
  const item = page.getByRole("dialog", { name: "Cerveja" });
  await item.getByRole("button", { name: /^(?:Adicionar ·|Salvar)/ }).click();
  await item.waitFor({ state: "hidden" });
  await page
    .getByRole("button", { name: /^Finalizar pedido/ })
    .first()
    .click();
  return page.getByRole("dialog", { name: "Finalizar pedido" });
}

describe.each(madeAt(phone, desk))("a guest at table 3, at $width pixels", (size) => {
  it("orders by the key of its code, and the attendant finds the order on the tab", async () => {
    const bar = await newBar(site, { delivery: true });
    const attendant = await newAttendant(browser, { site, bar, ...size });
    const owner = await adminOf(site, bar);
    const { id } = await locationOf(owner, 3);
    const { key } = await owner.tables.renewKey({ params: { id }, body: {} });

    const { page, ...visit } = await newGuest(browser, size);
    const asked: (string | undefined)[] = [];
    page.on("request", (request) => void asked.push(request.headers()["referer"]));
    await page.goto(addressOf(site, { bar, path: `/cardapio?mesa=3&chave=${key}` }));
    await isReady(page);
    await expect.poll(() => new URL(page.url()).search).toBe("?mesa=3");
    const checkout = await orderBeer(page);
    await checkout.getByText("Vai para a comanda da mesa").waitFor();
    await checkout.getByText("R$ 11,00").first().waitFor();
    await checkout.getByLabel("Nome").fill("Ana");
    await expectAccessible(page);
    await expectNoOverflow(page);
    await checkout.getByRole("button", { name: "Enviar pedido" }).click();
    await page.waitForURL(/\/pedidos\/[0-9a-f]{32}$/);
    expect(asked.filter((referer) => referer?.includes(key))).toEqual([]);

    const floor = attendant.page;
    await expect.poll(async () => (await locationOf(attendant.caller, 3)).sheets.length).toBe(1);
    await floor.reload();
    await table(floor, 3).click();
    await floor.getByText("1 pedido do cliente para aceitar").waitFor();
    await floor.getByText(/^1 pedido\s· R\$ 0,00/).click();
    await floor.getByText("Pedido do cliente Ana").waitFor();
    await expectAccessible(floor);
    await floor.getByRole("button", { name: /^Aceitar #\d+$/ }).click();
    await floor
      .getByText(/^Pedido #\d+ aceito\.$/)
      .first()
      .waitFor();
    expect((await tabOf(attendant.caller, 3)).orders).toMatchObject([{ new: false, status_id: 1 }]);
    await page.getByText("Processando").waitFor();

    // The delivery is not for who sits here.
    const menu = page.getByRole("navigation").getByRole("link", { name: "Cardápio" });
    await expect.poll(() => menu.getAttribute("href")).toBe("/cardapio");
    await page.getByRole("button", { name: "Pedir de novo" }).waitFor();
    await page.evaluate(() => localStorage.removeItem("tableKey"));
    await page.reload();
    await expect.poll(() => menu.getAttribute("href")).toBe("/delivery");
    expect(await page.getByRole("button", { name: "Pedir de novo" }).count()).toBe(0);
    await leave(visit, attendant);
  });

  it("reads of the table's hours and not of the delivery's, and is another table's guest by its code", async () => {
    const bar = await newBar(site, { delivery: true });
    const owner = await adminOf(site, bar);
    const { services } = await owner.services.get({});
    const { allowed: _a, state: _s, until: _u, reason: _r, ...delivery } = services.delivery;
    // Open for a minute, three days from now.
    const weekday = (new Date().getUTCDay() + 3) % 7;
    await owner.services.save({
      body: {
        services: { delivery: { ...delivery, hours: [{ weekday, start: "12:00", minutes: 1 }] } },
      },
    });
    const { id } = await locationOf(owner, 3);
    const { key } = await owner.tables.renewKey({ params: { id }, body: {} });
    const { page, ...visit } = await newGuest(browser, size);
    const isKept = () => page.evaluate(() => localStorage.getItem("tableKey") !== null);
    await page.goto(addressOf(site, { bar, path: `/cardapio?mesa=3&chave=${key}` }));
    await isReady(page);
    await expect.poll(isKept).toBe(true);
    const state = page.locator("summary").filter({ hasText: /Aberto|Fechado/ });
    expect(await state.innerText()).toContain("Aberto");
    await page.reload();
    await isReady(page);
    expect(await isKept()).toBe(true);
    await page.goto(addressOf(site, { bar, path: "/cardapio?mesa=7" }));
    await expect.poll(isKept).toBe(false);
    await button(page, "Cerveja").click();
    const item = page.getByRole("dialog", { name: "Cerveja" });
    await item.waitFor();
    await expect.poll(() => item.getByRole("button", { name: /^Adicionar/ }).count()).toBe(0);
    await leave(visit);
  });

  it("keeps the cart, and is told why, once the code has been renewed", async () => {
    const bar = await newBar(site);
    const owner = await adminOf(site, bar);
    const { id } = await locationOf(owner, 3);
    const { key } = await owner.tables.renewKey({ params: { id }, body: {} });
    const { page, ...visit } = await newGuest(browser, size);
    await page.goto(addressOf(site, { bar, path: `/cardapio?mesa=3&chave=${key}` }));
    await isReady(page);
    await page.locator('#side-menu a[href="/pedidos"]').waitFor({ state: "attached" });
    await owner.tables.renewKey({ params: { id }, body: {} });
    const checkout = await orderBeer(page);
    await checkout.getByLabel("Nome").fill("Ana");
    const lapsed = checkout.getByText("O código desta mesa não vale mais.");
    await checkout.getByRole("button", { name: "Enviar pedido" }).click();
    await lapsed.waitFor();

    // The page has been open for longer than a sitting lasts: it knows without asking.
    await checkout.getByLabel("Nome").fill("Bia");
    await lapsed.waitFor({ state: "detached" });
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.method()));
    await page.evaluate(() => {
      const nowMs = Date.now() + 7 * 3_600_000;
      Date.now = () => nowMs;
    });
    await checkout.getByRole("button", { name: "Enviar pedido" }).click();
    await lapsed.waitFor();
    expect(asked).not.toContain("POST");
    const cart = await page.evaluate(() => localStorage.getItem("cartData"));
    expect(cart).toContain("Cerveja");
    expect((await locationOf(owner, 3)).sheets).toEqual([]);
    await visit.close();
  });
});

it("a guest whose tab has gone to another table reads that one's number, in every language", async () => {
  const bar = await newBar(site);
  const owner = await adminOf(site, bar);
  await owner.account.save({
    body: { extras: { languages: [...languages], guest_interface: "menu" } },
  });
  const [from, to] = [await locationOf(owner, 3), await locationOf(owner, 5)];
  const { key } = await owner.tables.renewKey({ params: { id: from.id }, body: {} });
  const { page, ...visit } = await newGuest(browser, phone);
  await page.goto(addressOf(site, { bar, path: `/cardapio?mesa=3&chave=${key}` }));
  await isReady(page);
  const checkout = await orderBeer(page);
  await checkout.getByLabel("Nome").fill("Ana");
  await checkout.getByRole("button", { name: "Enviar pedido" }).click();
  await page.waitForURL(/\/pedidos\/[0-9a-f]{32}$/);
  const hash = String((await locationOf(owner, 3)).sheets[0]?.hash);
  await owner.sheets.move({ params: { hash }, body: { location: to.id } });
  await page.goto(addressOf(site, { bar, path: "/cardapio" }));
  await isReady(page);
  const again = await orderBeer(page);
  await again.getByText("Vai para a comanda da mesa 5").waitFor();
  for (const language of ["cn", ...madeAt<Language>("us", "es", "it", "fr")] as const) {
    const { menu } = await wordsIn(language, "menu");
    const { buyer } = await wordsIn(language, "buyer");
    await page.goto(addressOf(site, { bar, path: sitePath(language, "/cardapio") }));
    await page.getByRole("button", { name: menu.cart.finish }).first().click();
    const place = page.getByRole("dialog").getByText(buyer.onTab);
    await expect.poll(() => place.innerText()).toBe(`${buyer.onTab} 5`);
    await expectNoOverflow(page);
  }
  await leave(visit);
});

/** Another language's dictionary, from its source file. */
const wordsIn = (language: Language, name: string) =>
  import(`../../src/web/text/${language}/${name}.ts`) as Promise<{
    menu: { cart: { finish: string } };
    buyer: { onTab: string };
  }>;
