import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  desk,
  expectAccessible,
  expectNoOverflow,
  leave,
  madeAt,
  newVisitor,
  phone,
} from "./browser.ts";
import { adminOf, attendantOf } from "./callers.ts";
import {
  add,
  atNewTab,
  described,
  dialog,
  locationOf,
  newAttendant,
  newBar,
  onTab,
  onTables,
  pay,
  table,
  tabOf,
  tabWithBeers,
} from "./floor.ts";
import { setPrice } from "./delivery.ts";
import { button, hold } from "./guest.ts";
import { browser, site } from "./shared-site.ts";

const act = async (page: Page, action: string) => {
  await button(page, "Ações da comanda").click();
  await dialog(page, "Ações da comanda").getByRole("button", { name: action }).click();
  await dialog(page, action).waitFor();
};

const choose = (page: Page, number: number) =>
  page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`^Mesa ${number},`) })
    .click();

const fits = async (page: Page) => {
  await expectAccessible(page);
  await expectNoOverflow(page);
};

describe("two attendants", () => {
  it("follow a tab to another table, and into another one with what they have typed", async () => {
    const bar = await newBar(site);
    const { tab, ...first } = await atNewTab(browser, { site, bar, number: 4, beers: 1 });
    const other = await tabWithBeers(first.caller, { bar, number: 9, beers: 2, name: "Ana" });
    const pathOf = () => `/pedido-mesa/${tab.hash}`;
    const second = await newAttendant(browser, { site, bar, ...desk, pathOf });
    await onTab(second.page);
    await act(first.page, "Mudar de mesa");
    await fits(first.page);
    await choose(first.page, 6);
    await first.page.getByText("A comanda agora está na mesa 6.").waitFor();
    await second.page.getByRole("heading", { name: "Mesa 6" }).waitFor();
    await second.page.route("**/v2.0/order/sheet/*/pay", (route) => route.abort(), { times: 1 });
    await button(second.page, "Encerrar comanda").click();
    await dialog(second.page, "RECEBENDO:").waitFor();
    await pay(second.page, "5,00");
    await second.page.getByText("O pagamento de R$ 5,00 ficou sem resposta, e pode").waitFor();
    await second.page.keyboard.press("Escape");
    await add(second.page, { category: "Bebidas", item: "Água" });

    await act(first.page, "Mudar de mesa");
    await choose(first.page, 9);
    await first.page.getByText("A mesa 9 já tem uma comanda aberta.").waitFor();
    await fits(first.page);
    await button(first.page, "Juntar as duas").click();
    await first.page.getByText("Juntar Mesa 6 com Mesa 9 · Ana?").waitFor();
    await fits(first.page);
    await button(first.page, "Juntar as duas").click();
    await first.page.waitForURL(`**/${other.hash}`);
    // The page of the merged tab asks about its payment first.
    await second.page.getByText("Esta comanda foi juntada com outra.").first().waitFor();
    await fits(second.page);
    await button(second.page, "Tentar de novo").click();
    await second.page.getByText("O pagamento de R$ 5,00 não foi registrado.").first().waitFor();
    await second.page.waitForURL(`**/${other.hash}`);
    await second.page.getByText("1 item", { exact: true }).waitFor();
    await button(second.page, "Enviar Pedido").click();
    await onTables(second.page);
    expect(await tabOf(first.caller, 9)).toMatchObject({ total_amount: 38.5, name: "Ana" });
    expect((await locationOf(first.caller, 6)).sheets).toEqual([]);
    await leave(first, second);
  });

  it("leave an order that was refused to one of them at the table where its tab is now", async () => {
    const bar = await newBar(site);
    const attendant = await atNewTab(browser, { site, bar, number: 4, beers: 1 });
    const { tab, page, caller } = attendant;
    await add(page, { category: "Bebidas", item: "Água" });
    await setPrice(site, { account: bar, title: "Água", priceCents: 900 });
    await button(page, "Enviar Pedido").click();
    await page.getByText("Alguns preços mudaram.").waitFor();
    await page.getByRole("link", { name: "Voltar às mesas" }).click();
    await expect.poll(() => described(page, 4)).toContain("1 pedido não aceito");
    const { id: location } = await locationOf(caller, 9);
    await caller.sheets.move({ params: { hash: tab.hash }, body: { location } });
    await expect.poll(() => described(page, 9)).toContain("1 pedido não aceito");
    expect(await described(page, 4)).not.toContain("não aceito");
    await leave(attendant);
  });

  it("are read in the kitchen, which says that it has seen where a tab went", async () => {
    const bar = await newBar(site);
    const pathOf = () => "/cozinha";
    const place = { site, bar, ...desk, pathOf };
    const { page, caller, ...visit } = await newAttendant(browser, place);
    const tab = await tabWithBeers(caller, { bar, number: 4, beers: 1 });
    await page.getByRole("article").getByText("Mesa 4").first().waitFor();
    const { id: location } = await locationOf(caller, 9);
    await caller.sheets.move({ params: { hash: tab.hash }, body: { location } });
    await page.getByText("MUDOU 4 > 9").waitFor();
    await fits(page);
    await page.getByRole("button", { name: /^MUDOU 4 > 9, .*: visto/ }).click();
    await page.getByText("MUDOU 4 > 9").waitFor({ state: "hidden" });
    await expect
      .poll(async () => (await caller.kitchen.tickets()).tickets)
      .toMatchObject([{ table_number: 9 }]);
    expect((await caller.kitchen.tickets()).tickets[0]).not.toHaveProperty("moved_from");
    await leave(visit);
  });

  it("pass items from one table to another, and to one that is opened for them", async () => {
    const bar = await newBar(site);
    const first = await atNewTab(browser, { site, bar, number: 4, beers: 3 });
    const second = await newAttendant(browser, { site, bar, ...desk });
    await act(first.page, "Passar itens");
    const more = first.page.getByRole("dialog").getByRole("button", { name: /^Aumentar Cerveja/ });
    await more.click({ trial: true });
    const place = await more.boundingBox();
    await button(first.page, "Escolher destino").click();
    await first.page.getByText("Escolha ao menos um item.").waitFor();
    await more.click();
    await first.page.getByText("1 item escolhido").waitFor();
    // A second tap must not meet the next item.
    expect(await more.boundingBox()).toEqual(place);
    await fits(first.page);
    await button(first.page, "Escolher destino").click();
    await choose(first.page, 7);
    await first.page.getByText("Itens passados: Mesa 7.").waitFor();
    await expect.poll(() => described(second.page, 7)).toContain("Ocupada");
    expect(await tabOf(first.caller, 7)).toMatchObject({ total_amount: 11 });
    expect(await tabOf(first.caller, 4)).toMatchObject({ total_amount: 22 });
    await first.page.getByText("R$ 22,00").first().waitFor();
    // A late answer leaves what was opened since then.
    const { letGo } = await hold(first.page, "**/pass");
    await act(first.page, "Passar itens");
    await more.click();
    await button(first.page, "Escolher destino").click();
    await choose(first.page, 8);
    await first.page.keyboard.press("Escape");
    await act(first.page, "Renomear");
    await first.page.getByLabel("Nome da comanda").fill("Bia");
    letGo();
    await first.page.getByText("Itens passados: Mesa 8.").first().waitFor();
    await button(first.page, "Salvar nome").click();
    await expect.poll(() => described(second.page, 4)).toContain("Bia");
    // Nothing is delivered to a table.
    await first.page.getByText("Pedidos da comanda").click();
    await first.page.getByRole("button", { name: /^Cancelar .*Cerveja/ }).click();
    await first.page.getByLabel("Problema no restaurante").waitFor();
    expect(await first.page.getByLabel("Sem entregador").count()).toBe(0);
    await leave(first, second);
  });

  it("pass all that a tab has, and are told so", async () => {
    const bar = await newBar(site);
    const { page, ...visit } = await atNewTab(browser, { site, bar, number: 4, beers: 3 });
    await act(page, "Passar itens");
    await button(page, "Tudo").click();
    await button(page, "Escolher destino").click();
    await choose(page, 7);
    await page.getByText("Itens passados: Mesa 7.").waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await leave(visit);
  });

  it("find a tab that was closed today by its name, and an owner opens it again", async () => {
    const bar = await newBar(site);
    const { tab, ...first } = await atNewTab(browser, { site, bar, number: 4, beers: 0 });
    const owner = await newAttendant(browser, { site, bar, ...desk, callerOf: adminOf });
    await act(first.page, "Renomear");
    await first.page.getByLabel("Nome da comanda").fill("Aniversário da Bia");
    await fits(first.page);
    await button(first.page, "Salvar nome").click();
    await expect.poll(() => described(owner.page, 4)).toContain("Aniversário da Bia");
    await first.caller.sheets.close({ params: { hash: tab.hash }, body: {} });

    const { page } = owner;
    await button(page, "Comandas fechadas").click();
    const closed = dialog(page, "Encerradas hoje");
    await closed.getByLabel("Mesa ou nome").fill("zzz");
    await closed.getByText("Nenhuma comanda encerrada hoje tem").waitFor();
    await closed.getByLabel("Mesa ou nome").fill("aniversario");
    await fits(page);
    await closed.getByRole("link", { name: /Mesa 4 · Aniversário da Bia/ }).click();
    await button(page, "Reabrir comanda").click();
    const reopening = dialog(page, "Reabrir comanda");
    expect(await reopening.getAttribute("aria-live")).toBe("off");
    await reopening.getByRole("button", { name: "Reabrir comanda" }).click();
    await reopening.getByText("Diga o motivo.").waitFor();
    await reopening.getByLabel("Por que reabrir?").fill("Fechada por engano");
    await fits(page);
    await reopening.getByRole("button", { name: "Reabrir comanda" }).click();
    await onTab(page);
    expect(await tabOf(first.caller, 4)).toMatchObject({ hash: tab.hash, closed: false });
    await leave(first, owner);
  });
});

describe.each(madeAt(phone, desk))("a guest who asks for the bill, at $width pixels", (size) => {
  it("is seen at the table until it is paid", async () => {
    const bar = await newBar(site);
    const attendant = await newAttendant(browser, { site, bar });
    const caller = await attendantOf(site, bar);
    await tabWithBeers(caller, { bar, number: 7, beers: 1 });
    const guest = await newVisitor(browser, size);
    await guest.page.goto(site.url(bar, "/cardapio?table=7"));
    await guest.page.getByRole("button", { name: "Pedir a conta" }).click();
    await guest.page.getByText("A conta foi pedida. Já vem alguém.").waitFor();
    await fits(guest.page);
    const { page } = attendant;
    await expect.poll(() => described(page, 7)).toContain("Conta pedida");
    await page.getByText("Mesa 7 pediu a conta").waitFor();
    await page.getByRole("button", { name: "A caminho da mesa 7" }).click();
    await expect.poll(() => described(page, 7)).toContain("Atendimento a caminho");
    await table(page, 7).click();
    await onTab(page);
    await button(page, "Atendida").click();
    await page.getByText("Conta pedida", { exact: true }).waitFor();
    await fits(page);
    await button(page, "Encerrar comanda").click();
    await pay(page);
    await onTables(page);
    await expect.poll(() => described(page, 7)).toContain("Livre");
    await leave(attendant, guest);
  });
});
