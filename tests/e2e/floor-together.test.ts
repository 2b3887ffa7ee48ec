import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newMenu } from "../../src/server/testing/new-account.ts";
import { payTab } from "../../src/server/testing/new-tab.ts";
import { withAccount } from "../../src/server/db/with-account.ts";
import { desk, leave } from "./browser.ts";
import { adminOf, attendantOf, guestOf } from "./callers.ts";
import {
  add,
  addressOf,
  atNewTab,
  described,
  dialog,
  everythingOrdered,
  locationOf,
  newAttendant,
  newBar,
  onTab,
  onTables,
  openTable,
  orderBeers,
  orderedAt,
  paymentsAt,
  paymentsOf,
  send,
  table,
  tabOf,
  tabWithBeers,
  toBePaid,
  type Bar,
} from "./floor.ts";
import { button, hold } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

describe("two attendants", () => {
  it("who open the same empty table find the same tab", async () => {
    const bar = await newBar(site);
    const first = await newAttendant(browser, { site, bar });
    const place = { site, bar, ...desk, callerOf: adminOf, preparePage: seeStaleTables };
    const second = await newAttendant(browser, place);
    await table(first.page, 9).click();
    await table(second.page, 9).click();
    await button(first.page, "Abrir comanda").click();
    await onTab(first.page);
    await button(second.page, "Abrir comanda").click();
    await second.page.getByText("Outro aparelho já abriu a mesa 9.").first().waitFor();
    await onTab(second.page);
    expect(new URL(second.page.url()).pathname).toBe(new URL(first.page.url()).pathname);
    expect((await locationOf(first.caller, 9)).sheets).toHaveLength(1);
    await leave(first, second);
  });

  it("of whom one closes the tab that the other orders on lose nothing", async () => {
    const bar = await newBar(site);
    // A page that hears of the closing would offer nothing to send.
    const place = { site, bar, number: 6, beers: 0, preparePage: becomeDeaf };
    const { page, caller, tab, ...visit } = await atNewTab(browser, place);
    await add(page, { category: "Bebidas", item: "Cerveja", count: 2 });
    const { letGo } = await hold(page, `**/v2.0/order/sheet/${tab.hash}`);
    await caller.sheets.close({ params: { hash: tab.hash }, body: {} });
    await send(page);
    await page.getByText("O pedido não foi aceito").waitFor();
    await button(page, "Nova comanda com estes itens").click();
    await button(page, "Abrir comanda").waitFor();
    // The open panel stays when the tab's answer arrives.
    letGo();
    await page.getByText("Não houve pedidos nesta comanda.").waitFor({ state: "attached" });
    await button(page, "Abrir comanda").click();
    await page.getByText("2 itens").waitFor();
    await send(page);
    await onTables(page);
    expect(await everythingOrdered(site, bar)).toEqual(["2x Cerveja"]);
    expect((await tabOf(caller, 6)).hash).not.toBe(tab.hash);
    await leave(visit);
  });

  it("see each other's orders, and a payment that no longer fits is told plainly", async () => {
    const bar = await newBar(site);
    const { page, caller, tab, ...visit } = await toBePaid(browser, { site, bar, beers: 1 });
    await button(page, "Pagar").click();
    await button(page, "Sim").waitFor();
    await payTab(caller, { sheet: tab, amount: 6 });
    await button(page, "Sim").click();
    await page.getByText("A comanda mudou em outro aparelho.").first().waitFor();
    await expect
      .poll(() => dialog(page, "RECEBENDO:").getByLabel("Valor").inputValue())
      .toBe("5,00");
    await orderBeers(caller, { bar, tab, qty: 1 });
    await expect
      .poll(() => dialog(page, "RECEBENDO:").getByLabel("Valor").inputValue())
      .toBe("16,00");
    expect(await paymentsOf(site, bar)).toEqual([600]);
    await leave(visit);
  });
});

describe("two attendants who ask for the same payment", () => {
  const pair = sharedVisit(async () => {
    const bar = await newBar(site);
    let tab = { hash: "" };
    const first = await newAttendant(browser, {
      site,
      bar,
      async pathOf(caller) {
        tab = await tabWithBeers(caller, { bar, number: 6, beers: 1 });
        return pathOf(tab);
      },
    });
    const second = await newAttendant(browser, { site, bar, pathOf: () => pathOf(tab) });
    return {
      bar,
      first,
      second,
      tab,
      get troubles() {
        return [...first.troubles, ...second.troubles];
      },
      close: async () => void (await Promise.all([first.close(), second.close()])),
    };
  });

  it("who hear that the tab was paid are told so, and are asked for nothing more", async () => {
    const { first, second, tab } = pair();
    await Promise.all([askToPay(first.page), askToPay(second.page)]);
    await button(first.page, "Sim").click();
    await onTables(first.page);
    await second.page.getByText("Esta comanda já foi encerrada.").first().waitFor();
    await dialog(second.page, "RECEBENDO:").waitFor({ state: "hidden" });
    expect(await paymentsAt(first.caller, tab)).toEqual([1100]);
  });

  it("who both take the last of a tab take it once", async () => {
    const { bar, first, second } = pair();
    const tab = await tabWithBeers(first.caller, { bar, number: 7, beers: 1 });
    await becomeDeaf(second.page);
    for (const { page } of [first, second])
      await page.goto(addressOf(site, { bar, path: pathOf(tab) }));
    await Promise.all([askToPay(first.page), askToPay(second.page)]);
    await second.page.route("**/v2.0/order/sheet/*", (route) =>
      route.request().method() === "GET" ? route.abort() : route.continue(),
    );
    await button(first.page, "Sim").click();
    await onTables(first.page);
    await button(second.page, "Sim").click();
    await second.page.getByText("Esta comanda já foi encerrada.").first().waitFor();
    await second.page.getByText("O pagamento de R$ 11,00 não foi registrado.").first().waitFor();
    expect(await paymentsAt(first.caller, tab)).toEqual([1100]);
    await second.page.unrouteAll();
  });
});

it("a tab is closed by what is owed now, whatever this device has heard; 'Cancelar' leaves it as it was", async () => {
  const bar = await newBar(site);
  let tab = { hash: "" };
  const { page, caller, ...visit } = await newAttendant(browser, {
    site,
    bar,
    preparePage: becomeDeaf,
    async pathOf(opener) {
      tab = await tabWithBeers(opener, { bar, number: 6, beers: 0 });
      return "/pedido-mesa";
    },
  });
  await expect.poll(() => described(page, 6)).toContain("1 comanda aberta");
  await table(page, 6).click();
  await page.getByText("Ainda não há pedidos nesta comanda.").waitFor();
  await page.getByRole("link", { name: "Voltar às mesas" }).click();
  await orderBeers(caller, { bar, tab, qty: 2 });
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/v2.0/order/sheet/*", async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await table(page, 6).click();
  await page.getByText("Ainda não há pedidos nesta comanda.").waitFor();
  await button(page, "Encerrar comanda").click();
  await page.locator("button[aria-busy=true]", { hasText: "Encerrar comanda" }).waitFor();
  expect(await page.getByRole("alertdialog").count()).toBe(0);
  answer();
  const paying = dialog(page, "RECEBENDO:");
  await expect.poll(() => paying.getByLabel("Valor").inputValue()).toBe("22,00");
  await paying.getByLabel("Valor").fill("5,00");
  await paying.getByRole("button", { name: "Cancelar", exact: true }).click();
  await paying.waitFor({ state: "hidden" });
  expect(await paymentsOf(site, bar)).toEqual([]);
  expect(await tabOf(caller, 6)).toMatchObject({ closed: false, left_amount: 22 });
  await leave(visit);
});

it("what was paid for an order that is cancelled later is said where the tab is summed up, paid and closed", async () => {
  const bar = await newBar(site);
  const colleague = await attendantOf(site, bar);
  const prepare = async (tab: { hash: string }) => {
    await orderBeers(colleague, { bar, tab, qty: 3 });
    await payTab(colleague, { sheet: tab, amount: 40 });
  };
  const place = { site, bar, number: 6, beers: 2, prepare };
  const { page, caller, paying, ...visit } = await toBePaid(browser, place);
  await paying.getByText("Falta pagar").waitFor();
  const hash = (await tabOf(caller, 6)).orders[1]?.hash ?? "";
  const owner = await adminOf(site, bar);
  await owner.orders.setStatus({ params: { hash, statusId: "6" }, body: {} });
  const row = paying.locator("dl > div").filter({ hasText: "Pago a mais" });
  await row.getByText("R$ 18,00").waitFor();
  expect(await paying.getByText("Falta pagar").count()).toBe(0);
  await paying.getByRole("button", { name: "Cancelar", exact: true }).click();
  await page.locator("summary").getByText("Pago a mais, a devolver: R$ 18,00").waitFor();
  await button(page, "Encerrar comanda").click();
  await paying.getByText("Foi pago a mais: estorne R$ 18,00 para encerrar.").waitFor();
  expect(await paymentsOf(site, bar)).toEqual([4000]);
  await leave(visit);
});

describe("a guest's call", () => {
  const visit = sharedVisit(async () => {
    const bar = await newBar(site);
    return { bar, ...(await newAttendant(browser, { site, bar })) };
  });

  it("appears on every attendant's screen, is answered, and ends", async () => {
    const { bar, ...first } = visit();
    const second = await newAttendant(browser, { site, bar, ...desk });
    await tabWithBeers(first.caller, { bar, number: 8, beers: 1, name: "Ana" });
    await guestOf(site, bar).tables.requestService({ body: { number: 8 } });
    for (const { page } of [first, second]) {
      await expect.poll(() => described(page, 8)).toContain("Mesa 8, Chamando");
    }
    await table(first.page, 8).click();
    await button(first.page, "A caminho da mesa 8").click();
    await first.page.getByText("Garçom está a caminho.").first().waitFor();
    await expect.poll(() => described(second.page, 8)).toContain("Atendimento a caminho");
    await button(first.page, "Atendida").click();
    await expect.poll(() => described(second.page, 8)).toContain("Ocupada");
    await leave(second);
  });

  it("from an empty table is answered where its tab is opened", async () => {
    const { bar, page, caller } = visit();
    await guestOf(site, bar).tables.requestService({ body: { number: 7 } });
    await page.goto(addressOf(site, { bar, path: "/pedido-mesa" }));
    await expect.poll(() => described(page, 7)).toContain("Chamando");
    await table(page, 7).click();
    await button(page, "Estou a caminho").click();
    await page.getByText("Garçom está a caminho.").first().waitFor();
    expect(await locationOf(caller, 7)).toMatchObject({ addressed: true, service_request: false });
  });
});

describe("the menu that changes meanwhile", () => {
  const visit = sharedVisit(async () => {
    const bar = await newBar(site);
    const items = [{ title: "Suco", priceCents: 700 }];
    const ids = await newMenu(site, bar, [{ title: "Sucos", items }]);
    const changing = { ...bar, ids: { ...bar.ids, ...ids } };
    return { bar: changing, ...(await newAttendant(browser, { site, bar })) };
  });

  it("is asked about, with old and new prices, before the order is sent", async () => {
    const { bar, page, caller } = visit();
    await openTable(page, 1);
    await add(page, { category: "Bebidas", item: "Cerveja" });
    await change(bar, { title: "Cerveja", price_cents: 1200 });
    await page.setViewportSize({ width: 360, height: 500 });
    await page.evaluate(() => scrollTo({ top: 999, behavior: "instant" }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await send(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const notice = page.getByRole("alert").filter({ hasText: "O pedido não foi aceito" });
    await notice.getByText("R$ 10,00").waitFor();
    await notice.getByText("R$ 12,00").waitFor();
    expect(await orderedAt(caller, 1)).toEqual([]);
    await button(page, "Enviar com os novos preços").waitFor();
    // The new price is agreed to by reading it: the sum is that of the lines, and the order is not refused once more.
    await button(page, "Entendi").click();
    await page.getByText("R$ 10,00").waitFor({ state: "detached" });
    await send(page);
    await onTables(page);
    expect(await orderedAt(caller, 1)).toEqual(["1x Cerveja"]);
  });

  it("is asked about no more when the attendant has taken out what costs more, and is there as it is now", async () => {
    const { bar, page, caller } = visit();
    await openTable(page, 2);
    await add(page, { category: "Bebidas", item: "Cerveja" });
    await change(bar, { title: "Cerveja", price_cents: 1300 });
    await send(page);
    await button(page, "Enviar com os novos preços").waitFor();
    await add(page, { category: "Bebidas", item: "Água" });
    expect(await button(page, "Enviar com os novos preços").isVisible()).toBe(true);
    await button(page, "Diminuir Cerveja").click();
    await page.getByText("1 item", { exact: true }).waitFor();
    await page.getByText("O pedido não foi aceito").waitFor({ state: "detached" });
    await page
      .getByRole("listitem")
      .filter({ hasText: /Cerveja.*R\$ 13,00/s })
      .waitFor();
    await add(page, { category: "Bebidas", item: "Cerveja" });
    await send(page);
    await onTables(page);
    expect(await orderedAt(caller, 2)).toEqual(["1x Água, 1x Cerveja"]);
  });

  it("is asked about no more when the attendant has taken out the option that costs more", async () => {
    const { bar, page, caller } = visit();
    await openTable(page, 3);
    await add(page, { category: "Pizzas", item: "Calabresa" });
    await button(page, "Aumentar Catupiry").click();
    await change(bar, { title: "Catupiry", price_cents: 1200 });
    await send(page);
    await button(page, "Enviar com os novos preços").waitFor();
    await button(page, "Diminuir Catupiry").click();
    await page.getByText("O pedido não foi aceito").waitFor({ state: "detached" });
    await send(page);
    await onTables(page);
    expect(await orderedAt(caller, 3)).toEqual(["1x Calabresa"]);
  });

  it("takes out what can no longer be ordered only when the attendant says so", async () => {
    const { bar, page, caller } = visit();
    await openTable(page, 4);
    await sendWithGone(page, bar, { category: "Bebidas", item: "Água" });
    await page.getByText("Estes itens não estão mais disponíveis.").waitFor();
    await page.getByText("2 itens").waitFor();
    await button(page, "Tirar do pedido").click();
    await send(page);
    await onTables(page);
    expect(await orderedAt(caller, 4)).toEqual(["1x Cerveja"]);
  });

  it("leaves what it no longer has in sight, to be taken out by hand as well", async () => {
    const { bar, page, caller } = visit();
    await openTable(page, 5);
    await sendWithGone(page, bar, { category: "Sucos", item: "Suco" });
    await button(page, "Entendi").click();
    await page.locator("summary", { hasText: "Fora do cardápio" }).click();
    await button(page, "Diminuir Suco").click();
    await page.getByText("1 item", { exact: true }).waitFor();
    expect(await page.getByText("Fora do cardápio").count()).toBe(0);
    await send(page);
    await onTables(page);
    expect(await orderedAt(caller, 5)).toEqual(["1x Cerveja"]);
  });
});

/** Sends beer and something that has left the menu meanwhile. */
async function sendWithGone(
  page: Page,
  bar: Bar,
  gone: { category: string; item: string },
): Promise<void> {
  await add(page, { category: "Bebidas", item: "Cerveja" });
  await add(page, gone);
  await change(bar, { title: gone.item, active: false });
  await send(page);
}

/** The page sees the tables as they are now, and nothing of what others do, until the device opens a tab itself. */
async function seeStaleTables(page: Page): Promise<void> {
  const { promise: opens, resolve } = Promise.withResolvers<void>();
  let isFirst = true;
  page.on("request", (request) => {
    if (request.url().endsWith("/order/sheet")) resolve();
  });
  await page.route("**/v2.0/order/events*", (route) => route.abort());
  await page.route("**/v2.0/account/locations", async (route) => {
    if (!isFirst) await opens;
    isFirst = false;
    await route.continue();
  });
}

async function change(
  bar: Bar,
  { title, ...values }: { title: string; price_cents?: number; active?: boolean },
): Promise<void> {
  await withAccount(site.database, { accountId: bar.accountId, mode: "write" }, (tx) =>
    tx.db
      .updateTable("entries")
      .set(values)
      .where("account_id", "=", tx.accountId)
      .where("entry_id", "=", bar.ids[title] ?? "")
      .execute(),
  );
}

/** From its next load on, the page hears of nothing that others do. */
async function becomeDeaf(page: Page): Promise<void> {
  await page.route("**/v2.0/order/events", (route) => route.abort());
}

async function askToPay(page: Page): Promise<void> {
  await button(page, "Encerrar comanda").click();
  await button(page, "Pagar").click();
  await button(page, "Sim").waitFor();
}

function pathOf({ hash }: { hash: string }): string {
  return `/pedido-mesa/${hash}`;
}
