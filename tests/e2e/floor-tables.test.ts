import type { Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { withAccount } from "../../src/server/db/with-account.ts";
import { newAccount } from "../../src/server/testing/new-account.ts";
import { newTab } from "../../src/server/testing/new-tab.ts";
import { leave, newVisitor } from "./browser.ts";
import { adminOf } from "./callers.ts";
import {
  add,
  addressOf,
  atNewTab,
  described,
  locationOf,
  newAttendant,
  newBar,
  send,
  table,
  tabWithBeers,
} from "./floor.ts";
import { hold } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";
import { newShop, workerIn } from "./staff.ts";

describe("the tables", () => {
  it("are not for guests", async () => {
    const bar = await newBar(site);
    const visitor = await newVisitor(browser);
    await visitor.page.goto(site.url(bar, "/pedido-mesa"));
    await visitor.page.waitForURL(/\/auth\/login/);
    expect(await table(visitor.page, 1).count()).toBe(0);
    await leave(visitor);
  });

  it("are nobody's where attendants take no orders", async () => {
    const bar = await newBar(site);
    const attendant = await newAttendant(browser, {
      site,
      bar,
      async pathOf() {
        await withAccount(site.database, { accountId: bar.accountId, mode: "write" }, (tx) =>
          tx.db
            .updateTable("accounts")
            .set({ attendant_order: false, local_order: false })
            .where("account_id", "=", tx.accountId)
            .execute(),
        );
        return "/pedido-mesa";
      },
    });
    await attendant.page.waitForURL(/\/cardapio$/);
    expect(await table(attendant.page, 1).count()).toBe(0);
    await leave(attendant);
  });

  it("send a guest where the account's guests belong, from within its pages too", async () => {
    const account = await newAccount(site, { features: { delivery: true } });
    const visitor = await newVisitor(browser);
    const { page } = visitor;
    await page.goto(site.url(account, "/admin"));
    await page.waitForURL(/\/auth\/login$/);
    await page.evaluate(() => history.pushState(null, "", "/pedido-mesa"));
    await expect.poll(() => new URL(page.url()).pathname).toBe("/cardapio");
    await leave(visitor);
  });

  it("lead an owner who has none yet to where their number is set, in the chosen language", async () => {
    const shop = await newShop(site, { locations: 0, languages: ["br", "us"] });
    const visitor = await workerIn({ site, browser, shop }, { path: "/us/pedido-mesa" });
    const way = visitor.page.getByRole("main").locator("a[href$='#secao-tables']");
    expect(await way.getAttribute("href")).toBe("/us/admin#secao-tables");
    await leave(visitor);
  });

  it("lead to a tab that moves nothing under a finger when it comes", async () => {
    const attendant = await newAttendant(browser, {
      site,
      bar: await newBar(site),
      width: 360,
      pathOf: async (caller) => {
        await newTab(caller, { location: (await locationOf(caller, 3)).id, name: "Bia" });
        return "/pedido-mesa";
      },
    });
    const { page } = attendant;
    const answer = await hold(page, "**/v2.0/order/sheet/*");
    await table(page, 3).click();
    const field = page.getByRole("searchbox");
    await page.getByText("Bebidas").waitFor();
    const top = () => field.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    answer.letGo();
    await page.getByText("Pedidos da comanda").waitFor();
    expect(await top()).toBeCloseTo(before, 0);
    await leave(attendant);
  });

  it("lead to a tab that stays as it is while one that could not be fetched is tried again", async () => {
    const preparePage = (opened: Page) => opened.clock.install();
    const bar = await newBar(site);
    const attendant = await newAttendant(browser, { site, bar, width: 360, preparePage });
    const { page, caller } = attendant;
    const { hash } = await tabWithBeers(caller, { bar, number: 6, beers: 1 });
    let isDead = true;
    const unanswered: Route[] = [];
    await page.route(`**/v2.0/order/sheet/${hash}`, (route) =>
      isDead ? route.abort() : void unanswered.push(route),
    );
    await page.goto(addressOf(site, { bar, path: `/pedido-mesa/${hash}` }));
    // The page's own tries are of its clock, which need not be waited for.
    const pass = async (what: () => unknown) => {
      const isSo = async () => {
        await page.clock.runFor(1000);
        return what();
      };
      await expect.poll(isSo).toBeTruthy();
      await page.clock.runFor(100);
    };
    const reason = page.getByRole("main").getByText("Sem internet", { exact: true });
    const field = page.getByRole("searchbox");
    await pass(async () => (await reason.isVisible()) && (await field.isVisible()));
    const top = () => field.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    isDead = false;
    await pass(() => unanswered.length);
    expect(await reason.isVisible()).toBe(true);
    expect(await top()).toBeCloseTo(before, 0);
    await unanswered.pop()?.fulfill({ status: 404, json: { error: "not_found" } });
    await pass(() => page.getByText("Comanda não encontrada").isVisible());
    const back = page.getByRole("link", { name: "Voltar às mesas" });
    await back.focus();
    await pass(() => unanswered.length);
    expect(await back.evaluate((link) => link === document.activeElement)).toBe(true);
    await leave(attendant);
  });

  it("loaded anew without an answer say when they were as they are shown", async () => {
    const bar = await newBar(site);
    const preparePage = (opened: Page) => opened.clock.install();
    const { page, caller, ...visit } = await newAttendant(browser, { site, bar, preparePage });
    const { hash } = await tabWithBeers(caller, { bar, number: 6, beers: 1 });
    await page.route("**/v2.0/**", (route) => route.abort("connectionreset"));
    const note = page.getByText(/^Atualizado às/);
    const fetched = await note.textContent();
    // The page's own tries are of its clock, which need not be waited for.
    const isOffline = async () => {
      await page.clock.runFor(1000);
      return page.getByText("Sem internet", { exact: true }).isVisible();
    };
    await page.reload();
    await expect.poll(isOffline).toBe(true);
    expect(await note.textContent()).toBe(fetched);
    // A tab that was never fetched has no such time.
    await page.goto(addressOf(site, { bar, path: `/pedido-mesa/${hash}` }));
    await expect.poll(isOffline).toBe(true);
    expect(await note.count()).toBe(0);
    await leave(visit);
  });
});

describe("the tables that an attendant looks at", () => {
  const visit = sharedVisit(async () => newAttendant(browser, { site, bar: await newBar(site) }));

  it("lead to the orders, and the site's pages lead to them", async () => {
    const { page } = visit();
    await page.getByRole("link", { name: "VER PEDIDOS" }).click();
    await page.waitForURL(/\/pedidos$/);
    await page.getByRole("link", { name: "Mesas", exact: true }).click();
    expect(await described(page, 12)).toBe("Mesa 12, Livre");
  });

  it("show how many tabs are open there, whether these have names or not", async () => {
    const { page, caller } = visit();
    const names = { 1: [""], 2: ["", ""], 3: ["", "Ana"], 4: ["Ana", "", "Bia", ""] };
    for (const [number, given] of Object.entries(names)) {
      const { id: location } = await locationOf(caller, Number(number));
      for (const name of given) await newTab(caller, { location, individual: true, name });
    }
    await expect.poll(() => described(page, 4)).toContain("4 comandas abertas");
    const shown = (number: number) => table(page, number).locator("[aria-hidden]").first();
    expect(await shown(1).innerText()).not.toMatch(/comanda|\+/);
    expect(await shown(2).innerText()).toContain("2 comandas");
    expect(await shown(3).innerText()).toMatch(/Ana\s+\+1/);
    expect(await shown(4).innerText()).toMatch(/Ana\s+Bia\s+\+2/);
  });

  it("mark what was chosen on this device and not sent, at the table and at its tab", async () => {
    const { page, caller } = visit();
    const { id: location } = await locationOf(caller, 8);
    const tab = await newTab(caller, { location, individual: false });
    await newTab(caller, { location });
    const { href } = new URL(`/pedido-mesa/${tab.hash}`, page.url());
    await page.goto(href);
    await add(page, { category: "Bebidas", item: "Cerveja", count: 2 });
    await page.goto(new URL("/pedido-mesa", href).href);
    await expect.poll(() => described(page, 8)).toContain("2 itens não enviados");
    expect(await described(page, 9)).not.toContain("não enviados");
    await table(page, 8).click();
    await page.getByRole("dialog").getByText("2 itens não enviados").waitFor();
    await page.keyboard.press("Escape");
  });

  it("stand five to a row at every width", async () => {
    const { page } = visit();
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await Promise.all(
        Array.from(
          { length: 12 },
          async (_, index) => (await table(page, index + 1).boundingBox())?.y,
        ),
      );
      expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 10, 10]);
    }
  });
});

it("an order of a tab of which this device has heard nothing names no table", async () => {
  const bar = await newBar(site);
  const { page, ...visit } = await atNewTab(browser, {
    site,
    bar,
    beers: 0,
    async preparePage(opened) {
      for (const address of ["order", "order/sheet/*", "account/locations"])
        await opened.route(`**/v2.0/${address}`, (route) => route.abort("connectionreset"));
    },
  });
  await add(page, { category: "Bebidas", item: "Cerveja" });
  await send(page);
  const kept = page.getByRole("article");
  await kept.getByText("não enviado").waitFor();
  expect(await kept.locator("strong").textContent()).toBe("Comanda da mesa");
  await leave(visit);
});

it("tables that the account has no more leave the screens at once, one with a tab as that closes", async () => {
  const bar = await newBar(site);
  const { page, caller, ...visitor } = await newAttendant(browser, { site, bar });
  const { id: location } = await locationOf(caller, 12);
  const { hash } = await newTab(caller, { location });
  await expect.poll(() => described(page, 12)).toContain("Ocupada");
  await (await adminOf(site, bar)).account.save({ body: { extras: { locations: 10 } } });
  await expect.poll(() => table(page, 11).count()).toBe(0);
  expect(await table(page, 12).count()).toBe(1);
  await caller.sheets.close({ params: { hash }, body: {} });
  await expect.poll(() => table(page, 12).count()).toBe(0);
  await leave(visitor);
});

it("a page of the floor asks for its tables and menu beside the account, and for the tables once for all its parts", async () => {
  const bar = await newBar(site);
  const { promise: known, resolve: tell } = Promise.withResolvers<void>();
  const asked: string[] = [];
  const { page, ...visitor } = await newAttendant(browser, {
    site,
    bar,
    async preparePage(opened) {
      opened.on("request", (request) => {
        const { pathname, search } = new URL(request.url());
        asked.push(pathname + search);
      });
      await opened.route("**/v2.0/content/home", (route) => known.then(() => route.continue()));
      // An opened stream has everything fetched again.
      await opened.route("**/v2.0/order/events", (route) => route.abort());
    },
    pathOf: () => "/pedido-mesa",
  });
  const count = (path: string) => asked.filter((one) => one === `/v2.0/${path}`).length;
  await expect.poll(() => [count("account/locations"), count("content/menu")]).toEqual([1, 1]);
  // The part that all pages of the staff share is there.
  await expect.poll(() => count("print/jobs")).toBeGreaterThan(0);
  tell();
  await table(page, 12).waitFor();
  expect([count("account/locations"), count("content/menu"), count("auth/check")]).toEqual([
    1, 1, 1,
  ]);
  // The orders' page has the orders that wait in two parts, and the person in three.
  asked.length = 0;
  await page.goto(site.url(bar, "/pedidos"));
  await page.getByRole("heading", { name: "Pedidos" }).waitFor();
  await expect.poll(() => count("print/jobs")).toBeGreaterThan(0);
  await expect.poll(() => count("order?waiting=1")).toBeGreaterThan(0);
  // A second fetch would come a second after the first.
  await page.waitForTimeout(1_500);
  expect([count("order?waiting=1"), count("auth/check")]).toEqual([1, 1]);
  await leave(visitor);
});
