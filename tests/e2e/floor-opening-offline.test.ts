import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withAccount } from "../../src/server/db/with-account.ts";
import { desk, expectAccessible, phone } from "./browser.ts";
import {
  add,
  addressOf,
  described,
  dialog,
  everythingOrdered,
  locationOf,
  newAttendant,
  newBar,
  onTab,
  onTables,
  openTable,
  orderedAt,
  send,
  table,
  tabWithBeers,
  type Bar,
} from "./floor.ts";
import { button } from "./guest.ts";
import { shakyNetwork, type ShakyNetwork } from "./shaky-network.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

let network: ShakyNetwork;
beforeAll(async () => {
  network = await shakyNetwork(site);
});
afterAll(() => network.close());
beforeEach(() => network.reset());

async function comeBack(page: Page): Promise<void> {
  network.restore();
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event("online")));
}

/** An attendant on a phone, whose browser keeps the pages. */
async function onPhone() {
  const bar = await newBar(site);
  const attendant = await newAttendant(browser, {
    site,
    bar,
    port: network.port,
    serviceWorkers: "allow",
  });
  await attendant.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // The service worker loads the page this time, and keeps it.
  await attendant.page.reload();
  await table(attendant.page, 12).waitFor();
  return { bar, isUsed: false, ...attendant };
}

/** Goes to the tables, where nothing is left of what a test before has done. */
async function toTables(visit: Awaited<ReturnType<typeof onPhone>>): Promise<void> {
  const { bar, page, isUsed } = visit;
  if (isUsed) await page.goto(addressOf(site, { bar, path: "/pedido-mesa", port: network.port }));
  visit.isUsed = true;
  await table(page, 10).waitFor();
}

const beers = (page: Page, count: number) =>
  add(page, { category: "Bebidas", item: "Cerveja", count });
const notSent = (page: Page) => page.getByText("ainda não enviada", { exact: true });

async function setTables({ accountId }: Bar, locations: number): Promise<void> {
  await withAccount(site.database, { accountId, mode: "write" }, ({ db }) =>
    db
      .updateTable("accounts")
      .set({ extras: { locations, service_percent: 10 } })
      .where("account_id", "=", accountId)
      .execute(),
  );
}

describe("a table that is opened without a network", () => {
  const visit = sharedVisit(onPhone);

  it("can be thrown away with what is on it", async () => {
    const { bar, page, caller } = visit();
    await toTables(visit());
    await page.setViewportSize(desk);
    await page.context().setOffline(true);
    await openTable(page, 9);
    await beers(page, 1);
    await send(page);
    await onTables(page);
    await table(page, 9).click();
    await button(page, "Descartar").first().click();
    await page
      .getByRole("alertdialog", { name: "Descartar a comanda e o pedido não enviado dela?" })
      .getByRole("button", { name: "Descartar" })
      .click();
    await onTables(page);
    await expect.poll(() => described(page, 9)).toContain("Livre");
    await comeBack(page);
    expect((await locationOf(caller, 9)).sheets).toEqual([]);
    expect(await everythingOrdered(site, bar)).toEqual([]);
    await page.setViewportSize(phone);
  });

  it("is an individual tab where another device has opened it meanwhile, and says how they become one", async () => {
    const { bar, page, caller } = visit();
    await toTables(visit());
    await page.context().setOffline(true);
    await openTable(page, 6, "Ana");
    await beers(page, 1);
    await tabWithBeers(caller, { bar, number: 6, beers: 2 });
    await comeBack(page);
    await page.getByRole("heading", { name: "Outro aparelho já tinha aberto esta mesa" }).waitFor();
    await page.getByText("INDIVIDUAL", { exact: true }).first().waitFor();
    await page.getByText("1 item").first().waitFor();
    await expectAccessible(page);
    await send(page);
    await onTables(page);
    const { sheets } = await locationOf(caller, 6);
    expect(sheets.map(({ individual, name }) => ({ individual, name }))).toEqual([
      { individual: false, name: "" },
      { individual: true, name: "Ana" },
    ]);
  });

  it("is ordered for at once and after a reload, and arrives once, before its orders", async () => {
    const { page, caller } = visit();
    await toTables(visit());
    await page.context().setOffline(true);
    network.cut();
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await openTable(page, 10, "Ana");
    // The tab does not wait for the tables, which are asked for four times in vain.
    expect(asked.filter((path) => path.endsWith("/account/locations")).length).toBeLessThan(4);
    expect(new URL(page.url()).pathname).toMatch(/^\/pedido-mesa\/[0-9a-f]{32}$/);
    const { pathname } = new URL(page.url());
    await notSent(page).waitFor();
    await expectAccessible(page);
    await beers(page, 2);
    await send(page);
    await onTables(page);
    expect(await described(page, 10)).toContain(
      "1 comanda ainda não enviada, 1 pedido não enviado",
    );
    await page.getByText("2 envios esperam neste aparelho").waitFor();
    await expectAccessible(page);

    await page.reload();
    await expect.poll(() => described(page, 10)).toContain("1 comanda ainda não enviada");
    await table(page, 10).click();
    await page.waitForURL(`**${pathname}`);
    await page.reload();
    await onTab(page);
    await beers(page, 1);
    await send(page);
    await onTables(page);

    // The tab arrives, and its answer does not.
    network.restore();
    network.hold();
    await page.context().setOffline(false);
    await expect.poll(async () => (await locationOf(caller, 10)).sheets.length).toBe(1);
    network.cut();
    network.release();
    expect(await orderedAt(caller, 10)).toEqual([]);
    await comeBack(page);
    await expect.poll(() => orderedAt(caller, 10)).toHaveLength(2);
    await expect.poll(() => notSent(page).count()).toBe(0);
    const { sheets } = await locationOf(caller, 10);
    expect(sheets.map(({ hash, name }) => ({ hash, name }))).toEqual([
      { hash: pathname.split("/").at(-1), name: "Ana" },
    ]);
    const { details } = await caller.sheets.get({ params: { hash: sheets[0]?.hash ?? "" } });
    expect(details.orders.map((order) => order.details.items[0]?.qty)).toEqual([2, 1]);
    await expect.poll(() => described(page, 10)).toContain("1 comanda aberta");
    await table(page, 10).click();
    await page.getByText("2 pedidos").first().waitFor();
  });

  it("goes to another table with its orders when its own is gone, and blocks nothing", async () => {
    const { bar, page, caller } = visit();
    await toTables(visit());
    await page.context().setOffline(true);
    await openTable(page, 12);
    await beers(page, 1);
    await send(page);
    await onTables(page);
    await openTable(page, 3, "Bia");
    await beers(page, 2);
    await send(page);
    await onTables(page);
    await setTables(bar, 10);
    await comeBack(page);
    await page.getByText("A mesa 12 não existe mais.").waitFor();
    await expect.poll(() => orderedAt(caller, 3)).toEqual(["2x Cerveja"]);
    await expectAccessible(page);
    await button(page, "Escolher outra mesa").click();
    await dialog(page, "Escolher outra mesa")
      .getByRole("button", { name: /^Mesa 5,/ })
      .click();
    await expect.poll(() => orderedAt(caller, 5)).toEqual(["1x Cerveja"]);
    expect((await locationOf(caller, 5)).sheets).toHaveLength(1);
    await expect.poll(() => notSent(page).count()).toBe(0);
    expect(await orderedAt(caller, 3)).toEqual(["2x Cerveja"]);
  });

  it("can be opened and ordered for after the browser was closed, from tables without anybody's name", async () => {
    const { bar, page: before, caller } = visit();
    await toTables(visit());
    await tabWithBeers(caller, { bar, number: 2, beers: 1, name: "Família Souza" });
    await expect.poll(() => described(before, 2)).toContain("Família Souza");
    await before.context().setOffline(true);
    network.cut();
    await openTable(before, 7, "Ana");
    const { pathname } = new URL(before.url());
    await beers(before, 1);
    // Everything that lives only as long as the browser's tab is gone.
    const page = await before.context().newPage();
    await before.close();
    await page.goto(addressOf(site, { bar, path: "/pedido-mesa", port: network.port }));
    await expect.poll(() => described(page, 7)).toContain("1 comanda ainda não enviada");
    expect(await described(page, 2)).toContain("Ocupada, 1 comanda aberta");
    expect(await page.content()).not.toContain("Souza");
    await table(page, 7).click();
    await page.waitForURL(`**${pathname}`);
    await page.getByText("1 item").first().waitFor();
    await beers(page, 1);
    await send(page);
    await onTables(page);
    await openTable(page, 8);
    await beers(page, 1);
    await send(page);
    await onTables(page);
    await comeBack(page);
    await expect.poll(async () => (await locationOf(caller, 8)).sheets.length).toBe(1);
    const ordered = () => Promise.all([2, 7, 8].map((number) => orderedAt(caller, number)));
    await expect.poll(ordered).toEqual([["1x Cerveja"], ["2x Cerveja"], ["1x Cerveja"]]);
  });
});
