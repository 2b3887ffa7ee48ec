import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { interact } from "../../bench/web/interactions.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import { newTab, tabOrder } from "../../src/server/testing/new-tab.ts";
import { sendOrder } from "../../src/server/testing/new-order.ts";
import { drawn, expectNoOverflow, faultsAtAnySize } from "./browser.ts";
import { allShown, busyShop, taken } from "./busy-shop.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";
import {
  cardOf,
  leaveUntroubled,
  newShop,
  placeOrder,
  watchAll,
  workerIn,
  type Shop,
} from "./staff.ts";

const columnOf = (page: Page, name: string) =>
  page.getByRole("region", { name: new RegExp(`^${name} \\d+$`) });

const work = async (shop: Shop, options: Parameters<typeof workerIn>[1] = {}) => {
  const visitor = await workerIn({ site, browser, shop }, { isAttendant: true, ...options });
  await watchAll(visitor.page);
  return visitor;
};

describe("the board of orders", () => {
  it("has a column for each state; what one attendant moves on moves before the other", async () => {
    const shop = await newShop(site);
    const { hash, attendant } = await taken(shop, "Ana Souza");
    await taken(shop, "Bruno Lima");
    const one = await work(shop);
    const two = await work(shop);
    const processing = columnOf(two.page, "Processando");
    await expect
      .poll(() => processing.getByRole("article").allInnerTexts())
      .toEqual([expect.stringContaining("#001"), expect.stringContaining("#002")]);
    for (const part of ["Ana Souza", "Entrega", "2× Calabresa", "R$ 48,98", "min"])
      await cardOf(two.page, 1).getByText(part).first().waitFor();
    await cardOf(one.page, 1).getByRole("button", { name: "Passar para Preparando" }).click();
    await columnOf(two.page, "Preparando").getByText("Ana Souza").waitFor();
    expect(await processing.getByRole("article").count()).toBe(1);
    await attendant.orders.markReady({ params: { hash }, body: {} });
    for (const { page } of [one, two]) await columnOf(page, "Pronto").getByText("#001").waitFor();
    await cardOf(two.page, 1).getByRole("button", { name: "Passar para Em trânsito" }).click();
    await columnOf(one.page, "Em trânsito").getByText("#001").waitFor();
    // A finished order leaves the board, and is listed under its own tab.
    await cardOf(two.page, 1).getByRole("button", { name: "Passar para Finalizado" }).click();
    await cardOf(one.page, 1).waitFor({ state: "detached" });
    await one.page.getByText("Finalizados").click();
    await cardOf(one.page, 1).getByText("Finalizado").first().waitFor();
    await leaveUntroubled(one);
    await leaveUntroubled(two);
  });

  it("opens a card to everything that can be done with an order, by the keyboard alone", async () => {
    const shop = await newShop(site);
    for (const name of ["Ana", "Bia", "Caio"]) await taken(shop, name);
    const { hash, attendant } = await taken(shop, "Davi");
    await attendant.orders.setStatus({ params: { hash, statusId: "2" }, body: {} });
    const visitor = await work(shop);
    const { page } = visitor;
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest("article")?.textContent ?? "");
    await cardOf(page, 1).locator("summary").focus();
    await page.keyboard.press("ArrowDown");
    expect(await focused()).toContain("Bia");
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toContain("Davi");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    const card = cardOf(page, 1);
    await card.getByText("sem cebola").waitFor();
    await card.getByText("tocar a campainha").waitFor();
    await card.getByRole("button", { name: "Imprimir o pedido #001" }).waitFor();
    await card.getByLabel("Situação do pedido #001").selectOption("Cancelado");
    const dialog = page.getByRole("dialog", { name: "Cancelar o pedido #001?" });
    await dialog.getByRole("radio").first().check();
    await dialog.getByRole("button", { name: "Cancelar o pedido" }).click();
    await card.waitFor({ state: "detached" });
    await leaveUntroubled(visitor);
  });

  it("brings an order back, and the focus to its button, when the server refuses its next status", async () => {
    const shop = await newShop(site);
    await taken(shop, "Ana");
    await taken(shop, "Bia");
    const visitor = await work(shop);
    const { page } = visitor;
    await page.route("**/v2.0/order/*/status/*", (route) =>
      route.fulfill({ status: 409, json: { error: "deal_closed", message: "" } }),
    );
    const next = cardOf(page, 2).getByRole("button", { name: "Passar para Preparando" });
    await next.press("Enter");
    await page.getByText("A situação do pedido #002 não mudou.").first().waitFor();
    await columnOf(page, "Processando").getByText("Bia").waitFor();
    await expect.poll(() => next.evaluate((one) => one === document.activeElement)).toBe(true);
    // The focus stays where somebody has moved it meanwhile.
    const field = page.getByRole("searchbox", { name: "Buscar pedido" });
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    await page.route("**/v2.0/order/*/status/*", async (route) => {
      await asked;
      await route.fulfill({ status: 409, json: { error: "deal_closed", message: "" } });
    });
    await cardOf(page, 1).getByRole("button", { name: "Passar para Preparando" }).press("Enter");
    await columnOf(page, "Preparando").getByText("Ana").waitFor();
    await field.focus();
    ask();
    await columnOf(page, "Processando").getByText("Ana").waitFor();
    await page.getByText("A situação do pedido #001 não mudou.").first().waitFor();
    await drawn(page);
    expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(visitor.troubles.filter((trouble) => !trouble.includes("409"))).toEqual([]);
    await visitor.close();
  });

  it("says in a word what waits too long by its service, and orders that nobody has taken stand above", async () => {
    const shop = await newShop(site);
    const { hash } = await taken(shop, "Ana");
    await taken(shop, "Bia");
    await placeOrder(shop, { name: "Caio" });
    await withAccount(site.database, { accountId: shop.accountId, mode: "write" }, ({ db }) =>
      db
        .updateTable("orders")
        .set({ created_at: new Date(Date.now() - 25 * 60_000) })
        .where("account_id", "=", shop.accountId)
        .where("hash", "=", hash)
        .execute(),
    );
    const visitor = await work(shop);
    const { page } = visitor;
    await cardOf(page, 1).getByText("Atrasado").waitFor();
    await cardOf(page, 1).getByText("25 min").waitFor();
    expect(await cardOf(page, 2).getByText("Atrasado").count()).toBe(0);
    const [above, board] = await Promise.all([
      cardOf(page, 3).boundingBox(),
      columnOf(page, "Processando").boundingBox(),
    ]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(board?.y ?? 0);
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await cardOf(page, 1).getByText("Atrasado").waitFor();
      await expectNoOverflow(page);
    }
    expect(await faultsAtAnySize(page)).toEqual([]);
    await leaveUntroubled(visitor);
  });

  it("is searched by number, name and table and narrowed to a service, and is so after a reload", async () => {
    const shop = await newShop(site);
    await taken(shop, "Ana Souza");
    const { attendant } = await taken(shop, "José Ávila");
    const { locations } = await attendant.tables.list();
    const location = locations.find(({ number }) => number === 4)?.id ?? "";
    const items = { [String(shop.ids["Calabresa"])]: { qty: 1 } };
    const tab = await newTab(attendant, { location });
    const { hash } = await sendOrder(attendant, tabOrder(tab, items));
    await attendant.orders.accept({ params: { hash }, body: {} });
    const visitor = await work(shop);
    const { page } = visitor;
    const shown = () => page.locator("article:visible strong:text-matches('^#00')").allInnerTexts();
    await cardOf(page, 3).waitFor();
    const field = page.getByRole("searchbox", { name: "Buscar pedido" });
    await field.fill("jose avila");
    await expect.poll(shown).toEqual(["#002"]);
    await field.fill("mesa 4");
    await expect.poll(shown).toEqual(["#003"]);
    // The table says enough, and is said once.
    const said = await cardOf(page, 3).innerText();
    expect(said.match(/Mesa/g)).toHaveLength(1);
    await field.fill("#001");
    await expect.poll(shown).toEqual(["#001"]);
    await page.waitForURL(/q=%23001/);
    await page.reload();
    await expect.poll(shown).toEqual(["#001"]);
    await page.getByLabel("Serviço").selectOption("Mesa ou quarto");
    await page.getByText("Nenhum pedido encontrado").waitFor();
    await page.getByRole("button", { name: "Limpar a busca" }).click();
    await expect.poll(shown).toEqual(["#001", "#002", "#003"]);
    await page.getByLabel("Serviço").selectOption("Mesa ou quarto");
    await expect.poll(shown).toEqual(["#003"]);
    await page.waitForURL(/service=indoor/);
    // The server searches the orders that are over.
    await cardOf(page, 3).getByRole("button", { name: "Passar para Preparando" }).click();
    await cardOf(page, 3).getByRole("button", { name: "Passar para Finalizado" }).click();
    await page.getByText("Finalizados").click();
    await expect.poll(shown).toEqual(["#003"]);
    await field.fill("ana");
    await page.getByRole("heading", { name: "Nenhum pedido encontrado" }).waitFor();
    await leaveUntroubled(visitor);
  });
});

describe("with 300 orders in progress", () => {
  let busy: Awaited<ReturnType<typeof busyShop>>;
  beforeAll(async () => {
    busy = await busyShop();
  });
  const visit = sharedVisit(async () => {
    const { shop } = busy;
    const visitor = await workerIn({ site, browser, shop }, { isAttendant: true });
    const { page } = visitor;
    const fetches: number[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      const isList = pathname === "/v2.0/order" && searchParams.get("tab") === "progress";
      const isBoard = isList && searchParams.get("mine") === "0";
      if (isBoard && !searchParams.has("cursor")) fetches.push(performance.now());
    });
    await watchAll(page);
    await allShown(page);
    return { ...visitor, fetches };
  });

  it("all are on the board, and nothing that happens fetches them more than once a second", async () => {
    const { page, fetches } = visit();
    const { attendant } = busy;
    const heading = await page.getByRole("heading", { name: /^Processando \d+$/ }).innerText();
    const before = Number(/\d+$/.exec(heading));
    const { orders } = await attendant.orders.list({ query: { tab: "progress" } });
    const moved = orders.filter((order) => "hash" in order && order.status_id === 1).slice(0, 12);
    for (const order of moved) {
      if ("hash" in order)
        await attendant.orders.setStatus({ params: { hash: order.hash, statusId: "2" }, body: {} });
    }
    await page.getByRole("heading", { name: `Processando ${before - moved.length}` }).waitFor();
    const apart = fetches.slice(1).map((at, index) => at - (fetches[index] ?? 0));
    expect(Math.min(...apart, 1000)).toBeGreaterThan(900);
  });

  // `npm run bench:web -- staff` measures how long people wait. A busy machine multiplies that time, and processor time
  // hardly grows. Drawing all cards again takes 300 ms of processor time.
  it("opening one and a letter in the search draw those cards alone", async () => {
    const { page } = visit();
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const head = (nth: number) =>
      page.locator(`[aria-labelledby=board-ready] li:nth-child(${nth + 1}) summary`).first();
    const openings: number[] = [];
    const letters: number[] = [];
    for (const nth of [0, 1, 2]) {
      const act = () => head(nth).press("Enter");
      const until = `[aria-labelledby=board-ready] li:nth-child(${nth + 1}) details[open] ul`;
      const opened = await interact(page, { session, event: "keydown", act, until });
      openings.push(opened.processorMs);
      await page.getByRole("searchbox").focus();
      const type = () => page.keyboard.press("7");
      const found = "[data-board] li[hidden]";
      letters.push(
        (await interact(page, { session, event: "keydown", act: type, until: found })).processorMs,
      );
      await page.keyboard.press("Backspace");
      await page.locator(found).first().waitFor({ state: "detached" });
    }
    expect(Math.min(...openings)).toBeLessThan(100);
    expect(Math.min(...letters)).toBeLessThan(100);
  });
});
