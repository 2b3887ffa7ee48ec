import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { expectAccessible, expectNoOverflow, leave, newVisitor } from "./browser.ts";
import {
  add,
  addressOf,
  atNewTab,
  newAttendant,
  newBar,
  onTables,
  openTable,
  orderedAt,
  send,
  table,
} from "./floor.ts";
import { button } from "./guest.ts";
import { partPaths, partScript } from "./part-script.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

const placing = "**/v2.0/order";

async function atTables() {
  const bar = await newBar(site);
  return { bar, ...(await newAttendant(browser, { site, bar })) };
}

/** From the tables: two beers for this one have not reached the server, and are kept. */
async function keepBeers({ bar, page }: Awaited<ReturnType<typeof atTables>>, number: number) {
  await openTable(page, number, "Ana");
  await add(page, { category: "Bebidas", item: "Cerveja", count: 2 });
  await page.route(placing, (route) => route.abort());
  await send(page);
  await onTables(page);
  return (path: string) => page.goto(addressOf(site, { bar, path }));
}

/** Lets orders reach the server again and tells the device, so that no test waits for the next try. */
async function comeBack(page: Page): Promise<void> {
  await page.unroute(placing);
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

describe("an order that is kept", () => {
  const visit = sharedVisit(atTables);

  it("goes out from whichever page of the staff is open", async () => {
    const { page, caller } = visit();
    const openPage = await keepBeers(visit(), 7);
    await openPage("/pedidos");
    await page.getByText("não enviado", { exact: true }).waitFor();
    expect(await orderedAt(caller, 7)).toEqual([]);
    await comeBack(page);
    await page.getByText("Mesa 7 · Ana: pedido enviado.").first().waitFor();
    expect(await orderedAt(caller, 7)).toEqual(["2x Cerveja"]);
    await openPage("/pedido-mesa");
  });

  it("goes out from a guest's page that is loaded anew, and says so there", async () => {
    const { page, caller } = visit();
    const openPage = await keepBeers(visit(), 8);
    await openPage("/cardapio");
    await button(page, "Cerveja").waitFor();
    expect(await orderedAt(caller, 8)).toEqual([]);
    await comeBack(page);
    await page.getByText("Mesa 8 · Ana: pedido enviado.").first().waitFor();
    expect(await orderedAt(caller, 8)).toEqual(["2x Cerveja"]);
  });
});

describe("from a tab that was opened by its address", () => {
  it("an order sent without a network leads to the tables, which were fetched ahead", async () => {
    const bar = await newBar(site);
    const fetched: string[] = [];
    const preparePage = (page: Page) =>
      page.on("requestfinished", (request) => fetched.push(new URL(request.url()).pathname));
    const { page, close } = await atNewTab(browser, { site, bar, beers: 0, preparePage });
    await expect.poll(() => fetched).toEqual(expect.arrayContaining(partPaths(/^TablesPage$/)));
    await add(page, { category: "Bebidas", item: "Cerveja" });
    await page.context().setOffline(true);
    await send(page);
    await table(page, 12).waitFor();
    await close();
  });

  it("the tables that could not be fetched come by themselves once the network is back", async () => {
    const bar = await newBar(site);
    const preparePage = (page: Page) =>
      page.route(partScript("TablesPage"), (route) => route.abort());
    const { page, close } = await atNewTab(browser, { site, bar, beers: 0, preparePage });
    await add(page, { category: "Bebidas", item: "Cerveja" });
    await page.clock.install();
    await send(page);
    await page.getByText("Você está sem internet.").first().waitFor();
    // Trying again keeps the page as it is, and who is at its button there.
    await button(page, "Tentar de novo").focus();
    await page.clock.runFor(25_000);
    await page.locator("button:focus", { hasText: "Tentar de novo" }).waitFor();
    await page.unroute(partScript("TablesPage"));
    const isBack = async () => {
      await page.clock.runFor(5_000);
      return table(page, 12).isVisible();
    };
    await expect.poll(isBack, { timeout: 15_000 }).toBe(true);
    await close();
  });
});

it("a guest's page fetches nothing of what sends orders for the staff", async () => {
  const bar = await newBar(site);
  const { page, ...visit } = await newVisitor(browser, { width: 360 });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(addressOf(site, { bar, path: "/cardapio" }));
  await button(page, "Cerveja").waitFor();
  await page.waitForLoadState("networkidle");
  expect(fetched).not.toEqual(expect.arrayContaining(partPaths(/^KeepSending$/)));
  await leave(visit);
});

it("what is kept for a tab that is not found is still there to be seen, and the page says so", async () => {
  const visit = await atTables();
  const { page } = visit;
  const openPage = await keepBeers(visit, 7);
  const beers = /2×\sCerveja/;
  const lost = "0f8fad5b-d9cb-469f-a165-70867728950e";
  await page.evaluate((hash) => {
    const kept: unknown = JSON.parse(localStorage.getItem("floorWork") ?? "{}");
    const [order] = Object.values(kept as object) as unknown[];
    localStorage.setItem("floorWork", JSON.stringify({ [hash]: order }));
  }, lost);
  await openPage(`/pedido-mesa/${lost}`);
  await page.getByText("Comanda não encontrada").waitFor();
  await page.getByText(beers).first().waitFor();
  await openPage("/pedido-mesa/7c9e6679-7425-40de-944b-e07fc1f90ae7");
  await page.getByText("Comanda não encontrada").waitFor();
  expect(await page.getByText(beers).count()).toBe(0);
  await leave(visit);
});

it("what a later version has kept is said to be there, and can be thrown away", async () => {
  const bar = await newBar(site);
  const keep = () => {
    if (sessionStorage.getItem("kept") !== null) return;
    sessionStorage.setItem("kept", "yes");
    const order = { items: {}, idempotencyKey: "k", queuedAt: Date.now(), course: 2 };
    const tab = { table: 7, name: "Ana", draft: { items: {} }, unsent: [order] };
    localStorage.setItem("floorWork", JSON.stringify({ theirs: tab }));
  };
  const preparePage = (opened: Page) => opened.addInitScript(keep);
  const { page, ...visit } = await newAttendant(browser, { site, bar, preparePage });
  const reload = button(page, "Recarregar");
  for (const path of ["/pedido-mesa", "/pedidos"]) {
    if (!page.url().endsWith(path)) await page.goto(addressOf(site, { bar, path }));
    await page.getByText("Mesa 7 · Ana", { exact: true }).waitFor();
    await reload.waitFor();
  }
  await Promise.all([page.waitForEvent("load"), reload.click()]);
  await reload.waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await button(page, "Descartar").click();
  const question = page.getByRole("alertdialog", {
    name: "Descartar o que foi feito na versão mais nova?",
  });
  await question.getByRole("button", { name: "Descartar" }).click();
  await reload.waitFor({ state: "detached" });
  expect(await page.evaluate(() => localStorage.getItem("floorWork"))).toBeNull();
  await leave(visit);
});
