import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  startServices,
  viaCepAnswer,
  type TestServices,
} from "../../src/server/address/testing-services.ts";
import { newAccount, newMenu } from "../../src/server/testing/new-account.ts";
import { newOrder } from "../../src/server/testing/new-order.ts";
import { leave, phone } from "./browser.ts";
import { newPizzaria } from "./delivery.ts";
import { adminOf, guestOf } from "./callers.ts";
import { atNewTab, newAttendant, newBar, onTables, openTable, table, tabOf } from "./floor.ts";
import { button, isReady, newGuest } from "./guest.ts";
import { newOptionShop } from "./option-shop.ts";
import { newOwner } from "./owner.ts";
import { browser } from "./shared-site.ts";
import { startSite, type TestSite } from "./site.ts";
import { newShop, placeOrder, workerIn } from "./staff.ts";

/** These tests count each person's taps and letters in the page. `docs/stories.md` lists them tap by tap. */

let services: TestServices;
let site: TestSite;
beforeAll(async () => {
  services = await startServices();
  services.via = viaCepAnswer();
  site = await startSite({ cepUrls: services.urls });
});
afterAll(async () => {
  await site.close();
  await services.close();
});

it("a guest orders a first delivery within 9 taps and 45 seconds, and the next within 4", async () => {
  const account = await newPizzaria(site);
  const first = await newGuest(browser, phone);
  const beforeLink = performance.now();
  const done = await openLink(first.page, account);
  const openedMs = performance.now() - beforeLink;
  await button(first.page, "Calabresa").click();
  await button(first.page, "Adicionar · R$ 22,99").click();
  await button(first.page, "Finalizar pedido - R$ 22,99").click();
  await type(first.page, { label: "Nome", text: "Ana de Souza" });
  await type(first.page, { label: "E-mail", text: "ana@example.com" });
  await type(first.page, { label: "Telefone", text: "11999990000" });
  await type(first.page, { label: "CEP", text: "01001000" });
  // A complete postal code moves the focus to the number.
  await expect.poll(() => focusedLabel(first.page)).toBe("Número");
  await first.page.keyboard.type("12");
  await first.page.getByLabel("Lembrar meus dados neste aparelho").check();
  const beforeSending = performance.now();
  await button(first.page, "Enviar pedido").click();
  await first.page.getByText("Pedido #001").first().waitFor();
  const placedMs = performance.now() - beforeSending;
  const told = await done();
  expect(told.taps).toEqual(await storyOf("A guest's first delivery"));
  expect(told.taps.length).toBeLessThanOrEqual(9);
  expect(secondsOf(told, openedMs + placedMs)).toBeLessThan(45);

  const next = await first.page.context().newPage();
  const doneAgain = await openLink(next, account);
  await button(next, "Portuguesa").click();
  await button(next, "Adicionar · R$ 24,99").click();
  await button(next, "Finalizar pedido - R$ 24,99").click();
  await button(next, "Enviar pedido").click();
  await next.getByText("Pedido #002").first().waitFor();
  const { taps } = await doneAgain();
  expect(taps).toEqual(await storyOf("The same guest's next one"));
  expect(taps.length).toBeLessThanOrEqual(4);
  expect(first.troubles).toEqual([]);
  await first.close();
});

it("a guest orders a pizza of a size with a border within 5 taps from the list to the order", async () => {
  const shop = await newOptionShop(site);
  const { page, troubles, close } = await newGuest(browser, phone);
  const done = await openLink(page, shop);
  await button(page, "Pizza").click();
  await page.getByText("Grande").click();
  await page.getByText("Catupiry").click();
  await button(page, "Adicionar · R$ 68,00").click();
  await button(page, "Finalizar pedido - R$ 68,00").waitFor();
  const { taps } = await done();
  expect(taps).toEqual(await storyOf("A pizza of a size, with a border"));
  expect(taps.length).toBeLessThanOrEqual(5);
  expect(troubles).toEqual([]);
  await close();
});

it("an owner changes a price within 3 taps", async () => {
  const created = await newAccount(site, { features: { delivery: true } });
  const menu = [{ title: "Pizzas", items: [{ title: "Calabresa", priceCents: 2299 }] }];
  const account = { ...created, ids: await newMenu(site, created, menu) };
  const { page, troubles, close } = await newOwner(browser, { site, account, size: phone });
  const done = await watch(page);
  await button(page, "Editar Calabresa").click();
  await page.getByRole("textbox", { name: "Preço (R$)" }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("22,99");
  await page.keyboard.type("2490");
  await button(page, "Concluir a edição de Calabresa").click();
  await page.getByText("R$ 24,90").waitFor();
  const { taps } = await done();
  expect(taps).toEqual(await storyOf("An owner changes a price"));
  expect(taps.length).toBeLessThanOrEqual(3);
  expect(troubles).toEqual([]);
  await close();
});

it("an attendant adds two beers to table 7 within 5 taps, whether it has a tab or not", async () => {
  const bar = await newBar(site);
  const { page, caller, ...visit } = await newAttendant(browser, { site, bar });
  await openTable(page, 7);
  await page.getByRole("link", { name: "Voltar às mesas" }).click();
  await onTables(page);
  const done = await watch(page);
  await table(page, 7).click();
  await page.locator("summary", { hasText: "Bebidas" }).click();
  await twoBeers(page);
  expect((await tabOf(caller, 7)).orders[0]?.details.items).toMatchObject([{ qty: 2 }]);
  const { taps } = await done();
  expect(taps).toEqual(await storyOf("An attendant adds two beers to table 7"));
  expect(taps.length).toBeLessThanOrEqual(5);

  const doneAgain = await watch(page);
  await table(page, 8).click();
  await button(page, "Abrir comanda").click();
  await twoBeers(page);
  const next = await doneAgain();
  expect(next.taps).toEqual(await storyOf("The same attendant at a free table"));
  expect(next.taps.length).toBeLessThanOrEqual(5);
  await leave(visit);
});

it("an attendant says that something is sold out within 2 taps, from a tab and from an order", async () => {
  const bar = await newBar(site, { delivery: true });
  const { page, caller, ...visit } = await newAttendant(browser, { site, bar });
  await openTable(page, 7);
  await page.locator("summary", { hasText: "Bebidas" }).click();
  const done = await watch(page);
  await button(page, "Esgotou: Cerveja").click();
  await button(page, "Por hoje").click();
  await page.getByText("Cerveja: esgotado.").waitFor();
  expect((await done()).taps).toEqual(await storyOf("An attendant says what is sold out"));

  const { hash } = await newOrder(caller, bar.ids["Água"]);
  await page.goto(site.url(bar, `/pedidos/${hash}`));
  await button(page, "Esgotou").waitFor();
  const doneAgain = await watch(page);
  await button(page, "Esgotou").click();
  await button(page, "Até reabrir").click();
  await page.getByText("Água: esgotado.").waitFor();
  expect((await doneAgain()).taps).toEqual(await storyOf("Any staff say it from an order"));
  const { menu } = await caller.content.menu();
  expect(menu[1]?.items.map(({ extras }) => extras.sold_out)).toEqual([true, true]);
  await page.goto(site.url(bar, "/pedidos"));
  await page.locator("summary", { hasText: "#001" }).first().click();
  await button(page, "Esgotou").click();
  await button(page, "Voltou").click();
  await page.getByText("Água: voltou.").waitFor();
  await leave(visit);
});

it("an attendant is paid for a table of four in equal parts by three methods within 12 taps", async () => {
  const bar = await newBar(site);
  const paymentMethods = { cash: true, "credit-card": true, pix: true };
  await (await adminOf(site, bar)).account.save({ body: { extras: { paymentMethods } } });
  const place = { site, bar, number: 7, beers: 4 };
  const { page, caller, tab, ...visit } = await atNewTab(browser, place);
  await button(page, "Encerrar comanda").waitFor();
  const done = await watch(page);
  await button(page, "Encerrar comanda").click();
  await button(page, "Dividir").click();
  await button(page, "4").click();
  await payShare(page, 1, "Dinheiro");
  await page.getByText("Cartão de crédito").click();
  await payShare(page, 2, "Cartão de crédito");
  await page.getByText("PIX", { exact: true }).click();
  await payShare(page, 3, "PIX");
  await button(page, "Pagar R$ 11,00 PIX").click();
  await onTables(page);
  const { taps } = await done();
  expect(taps).toEqual(await storyOf("A table of four pays in equal parts"));
  expect(taps.length).toBeLessThanOrEqual(12);
  const { details } = await caller.sheets.get({ params: { hash: tab.hash } });
  expect(details.closed).toBe(true);
  expect(details.payments.map(({ exp_amount, method }) => [exp_amount, method])).toEqual([
    [11, "cash"],
    [11, "credit-card"],
    [11, "pix"],
    [11, "pix"],
  ]);
  await leave(visit);
});

it("an attendant accepts an order with 1 tap, and the kitchen is done with it by 1 more", async () => {
  const shop = await newShop(site);
  await placeOrder(shop);
  const attendant = await workerIn({ site, browser, shop }, { size: phone, isAttendant: true });
  await button(attendant.page, "Aceitar o pedido #001").waitFor();
  const done = await watch(attendant.page);
  await button(attendant.page, "Aceitar o pedido #001").click();
  await attendant.page.getByText("Pedido #001 aceito.").first().waitFor();
  expect((await done()).taps).toEqual(await storyOf("An attendant accepts an order"));
  await leave(attendant);

  const cook = await workerIn({ site, browser, shop }, { size: phone, path: "/cozinha" });
  await button(cook.page, "Tudo pronto do pedido #001").waitFor();
  const doneThere = await watch(cook.page);
  await button(cook.page, "Tudo pronto do pedido #001").click();
  await button(cook.page, "Desfazer o pedido #001").first().waitFor();
  expect((await doneThere()).taps).toEqual(await storyOf("The kitchen is done with an order"));
  await leave(cook);
});

it("an owner closes the day with four amounts within 7 taps and 2 minutes", async () => {
  const shop = await newShop(site);
  const methods = { cash: true, "credit-card": true, pix: true, "meal-card": true };
  await (await adminOf(site, shop)).account.save({ body: { extras: { paymentMethods: methods } } });
  const owner = await workerIn({ site, browser, shop }, { size: phone });
  const { page } = owner;
  await page.getByRole("link", { name: "Fechamento" }).waitFor();
  const done = await watch(page);
  const before = performance.now();
  await page.getByRole("link", { name: "Fechamento" }).click();
  await type(page, { label: "Dinheiro", text: "125050" });
  await type(page, { label: "Cartão de crédito", text: "234075" });
  await type(page, { label: "PIX", text: "98730" });
  await type(page, { label: "Vale-refeição", text: "31290" });
  await button(page, "Conferir").click();
  await button(page, "Fechar o dia").click();
  await page.getByRole("heading", { name: "Fechamentos deste dia" }).waitFor();
  const told = await done();
  expect(told.taps).toEqual(await storyOf("An owner closes the day"));
  expect(told.taps.length).toBeLessThanOrEqual(7);
  expect(secondsOf(told, performance.now() - before)).toBeLessThan(120);
  await leave(owner);
});

it("an owner has the menu to print within 3 taps of the settings", async () => {
  const shop = await newShop(site);
  const owner = await workerIn({ site, browser, shop }, { size: phone, path: "/admin" });
  const { page } = owner;
  const sections = page.getByRole("navigation", { name: "Seções" });
  await sections.getByRole("link", { name: "Cardápio impresso" }).waitFor();
  const done = await watch(page);
  await sections.getByRole("link", { name: "Cardápio impresso" }).click();
  await button(page, "Montar cardápio").click();
  const saving = page.waitForEvent("download");
  await button(page, "Baixar PDF").last().click();
  await saving;
  expect((await done()).taps).toEqual(await storyOf("An owner prints the menu"));
  await leave(owner);
});

it("a guest shares an order with 1 tap", async () => {
  const account = await newPizzaria(site);
  const caller = guestOf(site, account);
  const { hash } = await newOrder(caller, account.ids["Calabresa"]);
  const { page, ...visit } = await newGuest(browser, phone);
  await page.addInitScript((token) => {
    localStorage.setItem("token", token);
    Navigator.prototype.share = async (shared) => void Object.assign(window, { shared });
  }, caller.token() ?? "");
  await page.goto(site.url(account, `/pedidos/${hash}`));
  await button(page, "Compartilhar").waitFor();
  const done = await watch(page);
  await button(page, "Compartilhar").click();
  await page.waitForFunction(() => "shared" in window);
  expect((await done()).taps).toEqual(await storyOf("A guest shares an order"));
  await leave(visit);
});

async function payShare(page: Page, index: number, method: string): Promise<void> {
  await page.getByText(`Parte ${index} de 4`).waitFor();
  await button(page, `Pagar R$ 11,00 ${method}`).click();
  await page.getByText(`Parte ${index + 1} de 4`).waitFor();
}

async function twoBeers(page: Page): Promise<void> {
  await button(page, "Aumentar Cerveja").click();
  await button(page, "Aumentar Cerveja").click();
  await button(page, "Enviar Pedido").click();
  await onTables(page);
}

/** Opens the link that an account gives its guests. */
async function openLink(page: Page, account: { label: string }) {
  await page.goto(site.url(account, "/"));
  await isReady(page);
  return watch(page);
}

async function type(page: Page, { label, text }: { label: string; text: string }): Promise<void> {
  const field = page.getByLabel(label).first();
  if (!(await field.evaluate((element) => element === document.activeElement))) await field.click();
  await page.keyboard.type(text);
}

const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement ? field.labels?.[0]?.textContent : undefined;
  });

type Done = { taps: string[]; letters: number };

/** Counts from now on. The answer names each tap by its target, and lists keys that type nothing as taps. */
async function watch(page: Page): Promise<() => Promise<Done>> {
  await page.evaluate(() => {
    const done: Done = { taps: [], letters: 0 };
    const nameOf = (target: EventTarget | null) => {
      const met =
        target instanceof Element
          ? target.closest("button, a, summary, label, input, textarea, select")
          : null;
      const named = met instanceof HTMLInputElement ? met.labels?.[0] : met;
      const name = named?.ariaLabel ?? (named as HTMLElement | null | undefined)?.innerText ?? "?";
      const [first = name] = name.split(/\n|, /);
      // An amount is kept on one line by a space that the document's text does not have.
      return first.replaceAll("\u00a0", " ");
    };
    const abort = new AbortController();
    const options = { capture: true, signal: abort.signal };
    addEventListener("pointerdown", ({ target }) => done.taps.push(nameOf(target)), options);
    addEventListener(
      "keydown",
      ({ key }) => {
        if (key.length === 1) done.letters += 1;
        else done.taps.push(key);
      },
      options,
    );
    Object.assign(window, {
      done: () => {
        abort.abort();
        return done;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { done: () => Done }).done());
}

/** A tap and the look before it (Card, Moran and Newell's M and P); a letter on a phone (Palin and others, 2019). */
const tapSeconds = 2.45;
const letterSeconds = 0.33;

/** Seconds of a person who finds their way at once: their wait for the site, and their own time. */
function secondsOf({ taps, letters }: Done, waitedMs: number): number {
  return waitedMs / 1000 + taps.length * tapSeconds + letters * letterSeconds;
}

/** The taps that the document lists under a heading. */
async function storyOf(heading: string): Promise<string[]> {
  const document = await readFile(new URL("../../docs/stories.md", import.meta.url), "utf8");
  const [, section = ""] = document.split(`## ${heading}\n`);
  const [story = ""] = section.split("\n## ");
  return [...story.matchAll(/^\| *\d+ *\| `(.+?)` /gm)].map(([, tap = ""]) => tap);
}
