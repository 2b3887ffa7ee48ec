import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { leave } from "./browser.ts";
import { setPrice } from "./delivery.ts";
import {
  add,
  addressOf,
  atNewTab,
  everythingOrdered,
  newBar,
  onTables,
  send,
  tabWithBeers,
} from "./floor.ts";
import { guestOf } from "./callers.ts";
import { button } from "./guest.ts";
import { loseAnswer } from "./lose-answer.ts";
import { browser, site } from "./shared-site.ts";

it("items of a closed tab that have no room on the table's other tab stay, and why is said", async () => {
  const bar = await newBar(site);
  const place = { site, bar, number: 6, beers: 0 };
  const { page, caller, tab: closed, ...visit } = await atNewTab(browser, place);
  const goTo = ({ hash }: { hash: string }) =>
    page.goto(addressOf(site, { bar, path: `/pedido-mesa/${hash}` }));
  await typeBeers(page, 60);
  await caller.sheets.close({ params: { hash: closed.hash }, body: {} });
  const withoutTabs = await caller.tables.list();
  const other = await tabWithBeers(caller, { bar, number: 6, beers: 0 });
  await chooseAgain(page, { from: closed.hash, to: other.hash });
  await seeUntilATabIsOpened(page, withoutTabs);
  await goTo(closed);
  await button(page, "Nova comanda com estes itens").click();
  await button(page, "Abrir comanda").click();
  await page.getByRole("alert").getByText("Os itens não cabem no pedido").waitFor();
  expect(new URL(page.url()).pathname).toBe(`/pedido-mesa/${closed.hash}`);

  // An individual tab has room.
  await page.getByText("INDIVIDUAL", { exact: true }).waitFor();
  await button(page, "Abrir comanda").click();
  await page.getByText("60 itens").waitFor();
  await send(page);
  await onTables(page);
  expect(await everythingOrdered(site, bar)).toEqual(["60x Cerveja"]);
  await goTo(other);
  await page.getByText("60 itens").waitFor();
  await leave(visit);
});

it("items of a closed tab are told on it, and one button moves them", async () => {
  const bar = await newBar(site);
  const place = { site, bar, number: 6, beers: 0 };
  const { page, caller, tab, ...visit } = await atNewTab(browser, place);
  const { hash } = tab;
  await add(page, { category: "Bebidas", item: "Cerveja", count: 2 });
  await page.route("**/v2.0/order", async (route) => {
    await caller.sheets.close({ params: { hash }, body: {} });
    await route.continue();
  });
  await send(page);
  await page.getByText("Os itens continuam aqui.").waitFor();
  const closed = page.getByRole("status").filter({ hasText: "Esta comanda já foi encerrada." });
  await closed.getByText("2×\u00a0Cerveja").waitFor();
  const again = button(page, "Nova comanda com estes itens");
  await again.waitFor();
  expect(await again.count()).toBe(1);
  // A tablet has no room for the words beside three buttons.
  await page.setViewportSize({ width: 768, height: 1024 });
  expect((await closed.getByText("2×\u00a0Cerveja").boundingBox())?.width).toBeGreaterThan(200);
  await button(page, "Entendi").click();
  await closed.getByText("2×\u00a0Cerveja").waitFor();
  // The bell rings here too, so the call is told and can be answered.
  await guestOf(site, bar).tables.requestService({ body: { number: 3 } });
  await button(page, "A caminho da mesa 3").click();
  await page.getByText("Mesa 3 está chamando").waitFor({ state: "detached" });
  await leave(visit);
});

it("of items that may have arrived before their tab was closed, only those that had not are moved", async () => {
  const bar = await newBar(site);
  const place = { site, bar, number: 6, beers: 0 };
  const { page, caller, tab: opened, ...visit } = await atNewTab(browser, place);
  const { hash } = opened;
  const tab = addressOf(site, { bar, path: `/pedido-mesa/${hash}` });
  await add(page, { category: "Bebidas", item: "Cerveja", count: 2 });
  const address = "**/v2.0/order";
  await page.route(address, (route) => route.abort());
  await loseAnswer(site, { page, address });
  await send(page);
  await onTables(page);
  await page.goto(tab);
  await add(page, { category: "Bebidas", item: "Água" });
  // Paying all that is left closes the tab.
  await caller.sheets.pay({ params: { hash }, body: {} }, { idempotencyKey: randomUUID() });
  const closed = page.getByRole("status").filter({ hasText: "Esta comanda já foi encerrada." });
  await closed.getByText("1×\u00a0Água").waitFor();
  await page.getByText("Já saiu deste aparelho").waitFor();
  await button(page, "Nova comanda com estes itens").click();
  await button(page, "Abrir comanda").click();
  await page.getByText("1 item", { exact: true }).waitFor();
  await page.unroute(address);
  await send(page);
  await onTables(page);
  await expect.poll(() => page.getByText("não enviado", { exact: true }).count()).toBe(0);
  const ordered = await everythingOrdered(site, bar);
  expect(ordered.toSorted()).toEqual(["1x Água", "2x Cerveja"]);
  await visit.close();
});

it("a refused order that has no room on the screen leaves what is being typed alone", async () => {
  const bar = await newBar(site);
  const place = { site, bar, number: 6, beers: 0 };
  const { page, tab: opened, ...visit } = await atNewTab(browser, place);
  const { hash } = opened;
  const tab = addressOf(site, { bar, path: `/pedido-mesa/${hash}` });
  await typeBeers(page, 60);
  await page.route("**/v2.0/order", (route) => route.abort());
  await send(page);
  await onTables(page);
  await chooseAgain(page, { from: hash, to: hash });
  await page.goto(tab);
  await page.getByText("60 itens").waitFor();
  await setPrice(site, { account: bar, title: "Cerveja", priceCents: 1200 });
  await page.unroute("**/v2.0/order");
  const notice = page.getByRole("alert").filter({ hasText: "O pedido não foi aceito" });
  await notice.getByText("Não foi aceito, e não pôde voltar ao pedido").waitFor();
  expect(await notice.getByRole("button").allInnerTexts()).toEqual(["Entendi"]);
  await page.getByRole("link", { name: "Voltar às mesas" }).click();
  await page.getByText("não aceito", { exact: true }).waitFor();
  expect(await page.getByText("60×\u00a0Cerveja").count()).toBe(1);
  await page.goto(tab);
  await button(page, "Entendi").click();
  await page.getByText("60 itens").waitFor();
  expect(await everythingOrdered(site, bar)).toEqual([]);
  await visit.close();
});

async function typeBeers(page: Page, count: number): Promise<void> {
  await add(page, { category: "Bebidas", item: "Cerveja" });
  await button(page, "Aumentar Cerveja").evaluate(async (plus: HTMLElement, presses) => {
    for (let press = 0; press < presses; press += 1) {
      plus.click();
      // The page draws a press before the next one.
      await Promise.resolve();
    }
  }, count - 1);
  await page.getByText(`${count} itens`).waitFor();
}

/** Copies the unsent order of a tab, else its draft, into another tab's draft. The page sees it after a reload. */
async function chooseAgain(page: Page, tabs: { from: string; to: string }): Promise<void> {
  await page.evaluate(({ from, to }) => {
    type Kept = { draft: { items: object }; unsent: { items: object }[] };
    const work = JSON.parse(localStorage.getItem("floorWork") ?? "{}") as Record<string, Kept>;
    const kept = work[from];
    if (!kept) throw new Error("Nothing is kept for this tab");
    const { items } = kept.unsent[0] ?? kept.draft;
    localStorage.setItem(
      "floorWork",
      JSON.stringify({ ...work, [to]: { ...kept, draft: { items } } }),
    );
  }, tabs);
}

/** The page sees the given tables, and nothing of what others do, until the device opens a tab itself. */
async function seeUntilATabIsOpened(page: Page, tables: unknown): Promise<void> {
  let hasOpened = false;
  page.on("request", (request) => {
    if (request.url().endsWith("/order/sheet")) hasOpened = true;
  });
  await page.route("**/v2.0/order/events*", (route) => route.abort());
  await page.route("**/v2.0/account/locations", (route) =>
    hasOpened ? route.continue() : route.fulfill({ json: tables }),
  );
}
