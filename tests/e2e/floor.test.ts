import { describe, expect, it } from "vitest";
import { withAccount } from "../../src/server/db/with-account.ts";
import { newTab } from "../../src/server/testing/new-tab.ts";
import { button } from "./guest.ts";
import { desk, expectAccessible, madeAt, phone } from "./browser.ts";
import {
  add,
  addressOf,
  described,
  dialog,
  locationOf,
  newAttendant,
  newBar,
  onTab,
  onTables,
  openTable,
  orderBeers,
  orderedAt,
  pay,
  paymentsAt,
  paymentsOf,
  send,
  table,
  tabOf,
  tabWithBeers,
  toPayment,
} from "./floor.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

/** An attendant of a bar of their own. */
async function atTables(size: { width: number; height: number }) {
  const bar = await newBar(site);
  return { bar, ...(await newAttendant(browser, { site, bar, ...size })) };
}

describe.each(madeAt(phone, desk))("a table, at $width pixels", (size) => {
  const visit = sharedVisit(() => atTables(size));

  it("is opened, ordered for, paid for in parts, and free again", async () => {
    const { bar, page, caller } = visit();
    expect(await described(page, 7)).toBe("Mesa 7, Livre");
    await openTable(page, 7, "Ana");
    await page.getByRole("heading", { name: "Mesa 7 · Ana" }).waitFor();
    await page.getByText("Ainda não há pedidos nesta comanda.").waitFor();
    expect(await page.getByText("Fora do forno").count()).toBe(0);
    expect(await page.getByText("Fora de época").count()).toBe(0);
    expect(await button(page, "Enviar Pedido").isDisabled()).toBe(true);
    await add(page, { category: "Bebidas", item: "Cerveja", count: 2 });
    await add(page, { category: "Pizzas", item: "Calabresa" });
    await button(page, "Aumentar Catupiry").click();
    await page.getByLabel("Observação do item").fill("sem cebola");
    await page.getByText("3 itens").waitFor();
    await button(page, "Opções e observação de Calabresa").click();
    const chosen = "1×\u00a0Catupiry, sem cebola";
    const named = button(page, `Opções e observação de Calabresa: ${chosen}`);
    expect(await named.textContent()).toBe(chosen);
    await expectAccessible(page);
    await page.getByText("R$ 80,00").waitFor();
    await send(page);
    await onTables(page);
    await page.getByText("Mesa 7 · Ana: pedido enviado.").first().waitFor();
    await expect
      .poll(() => described(page, 7))
      .toMatch(/^Mesa 7, Ocupada, 1 comanda aberta, Ana, último pedido há \d+ segundos?$/);
    const details = await tabOf(caller, 7);
    expect(details).toMatchObject({ total_amount: 88, service_amount: 8 });
    expect(details.orders[0]?.details.items).toMatchObject([
      { qty: 2, title_br: "Cerveja" },
      { qty: 1, title_br: "Calabresa", obs: "sem cebola", children: [{ title_br: "Catupiry" }] },
    ]);

    await table(page, 7).click();
    await onTab(page);
    await page.getByText("1 pedido · R$ 88,00 com serviço").click();
    const sent = page.getByRole("listitem").filter({ hasText: "por Garçom" });
    await sent.getByText("R$ 88,00", { exact: true }).waitFor();
    await page.getByText("Processando").waitFor();
    await page.getByText("sem cebola").waitFor();
    const lines = page.getByRole("listitem").filter({ hasText: "×" });
    // With spaces that do not break.
    expect((await lines.allTextContents()).slice(-2)).toEqual([
      "2×\u00a0Cerveja",
      "1×\u00a0Calabresa, 1×\u00a0Catupiry — sem cebola",
    ]);

    await button(page, "Encerrar comanda").click();
    const paying = dialog(page, "RECEBENDO:");
    for (const [name, amount] of [
      ["Sub-Total", "80,00"],
      ["Serviço", "8,00"],
      ["Total", "88,00"],
      ["Pago", "0,00"],
    ] as const) {
      const row = paying.locator("dl > div").filter({ has: page.getByText(name, { exact: true }) });
      expect(await row.textContent()).toContain(amount);
    }
    expect(await paying.getByLabel("Valor").inputValue()).toBe("88,00");
    await paying.getByLabel("Valor").fill("100,00");
    await button(page, "Pagar").click();
    await paying.getByText("No máximo o que falta pagar: R$ 88,00.").waitFor();
    await paying.getByLabel("Recebido em dinheiro").fill("50,00");
    await paying.getByLabel("Valor").fill("38,00");
    await paying.getByText("Troco").waitFor();
    await paying.getByText("R$ 12,00").waitFor();
    await pay(page);
    await page.getByText("Recebido: R$ 38,00.").first().waitFor();
    await paying.getByText("Pagamentos", { exact: true }).waitFor();
    // The rest is proposed again, and an empty field means the same.
    await expect.poll(() => paying.getByLabel("Valor").inputValue()).toBe("50,00");
    await paying.getByLabel("Valor").fill("");
    await button(page, "Pagar").click();
    await page.getByRole("alertdialog", { name: "Pagar R$ 50,00?" }).waitFor();
    await button(page, "Não").click();
    expect(await paymentsOf(site, bar)).toEqual([3800]);
    await button(page, "Pagar").click();
    await button(page, "Sim").click();
    await onTables(page);
    await page.getByText("Mesa 7 · Ana: comanda paga e encerrada.").first().waitFor();
    await expect.poll(() => described(page, 7)).toBe("Mesa 7, Livre");
    expect(await paymentsOf(site, bar)).toEqual([3800, 5000]);
  });

  it("with several tabs without a name tells when each was opened and what it comes to", async () => {
    const { bar, page, caller } = visit();
    const oldest = await tabWithBeers(caller, { bar, number: 3, beers: 2 });
    const openedAt = new Date(Date.now() - 7_300_000);
    await withAccount(site.database, { accountId: bar.accountId, mode: "write" }, (tx) =>
      tx.db
        .updateTable("sheets")
        .set({ opened_at: openedAt })
        .where("account_id", "=", tx.accountId)
        .where("hash", "=", oldest.hash)
        .execute(),
    );
    const { id: location } = await locationOf(caller, 3);
    const tab = await newTab(caller, { location });
    await newTab(caller, { location });
    await orderBeers(caller, { bar, tab, qty: 3 });
    await page.reload();
    await expect.poll(() => described(page, 3)).toContain("3 comandas abertas");
    await table(page, 3).click();
    const choice = dialog(page, "Mesa 3").getByRole("link");
    await expect
      .poll(() => choice.allTextContents())
      .toEqual([
        "Comanda da mesaaberta há 2 horas\u00a0· R$ 22,00",
        "Sem nomeINDIVIDUALaberta agora\u00a0· R$ 33,00",
        "Sem nomeINDIVIDUALaberta agora\u00a0· R$ 0,00",
      ]);
    await choice.nth(1).click();
    await page.getByText("1 pedido · R$ 33,00").waitFor();
    await page.getByRole("link", { name: "Voltar às mesas" }).click();
  });

  it("with several tabs asks which, and offers another", async () => {
    const { page, caller } = visit();
    await openTable(page, 4, "Mesa toda");
    await button(page, "Nova comanda nesta mesa").click();
    // The table has a tab that is not individual, so a second one can only be individual.
    await page.getByText("INDIVIDUAL", { exact: true }).first().waitFor();
    expect(await page.getByLabel("Comanda individual").count()).toBe(0);
    await page.getByLabel("Nome da comanda").fill("Bia");
    await button(page, "Abrir comanda").click();
    await page.getByRole("heading", { name: "Mesa 4 · Bia" }).waitFor();
    await page.getByText("INDIVIDUAL", { exact: true }).first().waitFor();
    await page.getByRole("link", { name: "Voltar às mesas" }).click();
    await expect.poll(() => described(page, 4)).toContain("2 comandas abertas, Mesa toda, Bia");
    await table(page, 4).click();
    const choice = dialog(page, "Mesa 4");
    await choice.getByText("Escolha a comanda").waitFor();
    await choice.getByRole("link", { name: "Mesa toda" }).click();
    await page.getByRole("heading", { name: "Mesa 4 · Mesa toda" }).waitFor();
    await page.goBack();
    await table(page, 4).click();
    await button(page, "Nova comanda").click();
    await page.getByText("INDIVIDUAL", { exact: true }).first().waitFor();
    await page.getByLabel("Nome da comanda").fill("Caio");
    await button(page, "Abrir comanda").click();
    await page.getByRole("heading", { name: "Mesa 4 · Caio" }).waitFor();
    const { sheets } = await locationOf(caller, 4);
    expect(sheets.map(({ name, individual }) => [name, individual])).toEqual([
      ["Mesa toda", false],
      ["Bia", true],
      ["Caio", true],
    ]);
    await page.getByRole("link", { name: "Voltar às mesas" }).click();
  });
});

describe("a tab", () => {
  const visit = sharedVisit(() => atTables(phone));

  it("finds items by a part of their name", async () => {
    const { page } = visit();
    await openTable(page, 1);
    const search = page.getByRole("searchbox", { name: "Buscar item" });
    // What stands above the field comes with the tab's orders.
    await page.getByText("Histórico").waitFor();
    await search.fill("agua");
    // A phone's keyboard covers the lower half.
    await expect.poll(async () => (await search.boundingBox())?.y).toBeLessThan(160);
    await button(page, "Aumentar Água").click();
    expect(await button(page, "Aumentar Cerveja").count()).toBe(0);
    // A category that was closed then is open for the next search.
    await page.getByRole("heading", { name: "Bebidas" }).click();
    await button(page, "Aumentar Água").waitFor({ state: "hidden" });
    await page.getByRole("searchbox", { name: "Buscar item" }).fill("água");
    await button(page, "Aumentar Água").waitFor();
    await button(page, "Limpar busca").click();
    await page.getByText("1 item", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Voltar às mesas" }).click();
  });

  it("keeps what is typed on it, whatever is looked at meanwhile", async () => {
    const { page, caller } = visit();
    await openTable(page, 6);
    await add(page, { category: "Bebidas", item: "Cerveja", count: 3 });
    await page.getByRole("link", { name: "Voltar às mesas" }).click();
    await openTable(page, 7);
    await page.getByText("Nenhum item no pedido").waitFor();
    await page.getByRole("link", { name: "Voltar às mesas" }).click();
    await table(page, 6).click();
    await page.getByText("3 itens").waitFor();
    await page.reload();
    await page.getByText("3 itens").waitFor();
    // Before the menu is loaded, no item is said to have left it, nor that there are none.
    await page.evaluate(async () => {
      sessionStorage.clear();
      for (const name of await caches.keys()) await caches.delete(name);
    });
    const menu = "**/v2.0/content/menu";
    await page.route(menu, () => undefined);
    await page.reload();
    await page.getByText("3 itens").waitFor();
    for (const said of ["Fora do cardápio", "O cardápio ainda não tem itens."])
      expect(await page.getByText(said).count()).toBe(0);
    await page.unroute(menu);
    await page.getByRole("link", { name: "Voltar às mesas" }).click();
    expect([await orderedAt(caller, 6), await orderedAt(caller, 7)]).toEqual([[], []]);
  });

  it("that is empty closes as it is, once that is wanted", async () => {
    const { page, caller } = visit();
    await openTable(page, 4);
    const address = page.url();
    await button(page, "Encerrar comanda").click();
    await page.getByRole("alertdialog", { name: "Encerrar a comanda vazia?" }).waitFor();
    await button(page, "Não").click();
    await button(page, "Encerrar comanda").click();
    await button(page, "Sim").click();
    await onTables(page);
    expect((await locationOf(caller, 4)).status_id).toBe(2);
    // A closed tab is not shown as waiting for orders.
    await page.goto(address);
    await page.getByText("Não houve pedidos nesta comanda.").waitFor();
    await page.getByRole("link", { name: "Voltar às mesas" }).first().click();
  });

  it("is individual at an empty table when the attendant ticks it", async () => {
    const { page, caller } = visit();
    await table(page, 2).click();
    await page.getByLabel("Comanda individual").check();
    await button(page, "Abrir comanda").click();
    await onTab(page);
    expect(await tabOf(caller, 2)).toMatchObject({ individual: true, name: "" });
    // All tabs of the table are individual, so the next one may be individual or not.
    await button(page, "Nova comanda nesta mesa").click();
    await page.getByLabel("Comanda individual").waitFor();
  });

  it("asks before it is paid while something chosen has not been sent", async () => {
    const { bar, page, caller } = visit();
    const tab = await tabWithBeers(caller, { bar, number: 5, beers: 1 });
    await page.goto(addressOf(site, { bar, path: `/pedido-mesa/${tab.hash}` }));
    await add(page, { category: "Bebidas", item: "Água" });
    await button(page, "Encerrar comanda").click();
    await page.getByText("Há itens escolhidos que ainda não foram enviados.").waitFor();
    await button(page, "Não").click();
    await page.getByText("1 item", { exact: true }).waitFor();
    expect(await paymentsOf(site, bar)).toEqual([]);
  });

  it("that does not exist is said to be missing", async () => {
    const { bar, page } = visit();
    await page.goto(addressOf(site, { bar, path: `/pedido-mesa/${"0".repeat(32)}` }));
    await page.getByText("Comanda não encontrada").waitFor();
    await page.getByRole("link", { name: "Voltar às mesas" }).click();
    expect(await described(page, 12)).toBe("Mesa 12, Livre");
  });
});

describe("at a desk", () => {
  const visit = sharedVisit(() => atTables(desk));

  it("what opens by a double tap stays, and closes by a tap beside it", async () => {
    const { bar, page, caller } = visit();
    const tab = await tabWithBeers(caller, { bar, number: 5, beers: 1 });
    await table(page, 1).dblclick();
    const opening = dialog(page, "Mesa 1");
    await opening.getByLabel("Nome da comanda").waitFor();
    await expect
      .poll(async () => {
        await page.mouse.click(4, 4);
        return opening.isVisible();
      })
      .toBe(false);
    await toPayment(page, { site, bar, tab });
    await button(page, "Pagar").dblclick();
    await page.getByRole("alertdialog", { name: "Pagar R$ 11,00?" }).waitFor();
    await button(page, "Sim").click();
    await onTables(page);
    expect(await paymentsAt(caller, tab)).toEqual([1100]);
  });

  it("a table is opened, ordered for and paid for by keyboard alone", async () => {
    const { page, caller } = visit();
    await table(page, 7).focus();
    await page.keyboard.press("Enter");
    await page.locator("dialog[open] input:focus").waitFor();
    await page.keyboard.type("Ana");
    await page.keyboard.press("Enter");
    await onTab(page);
    await page.locator("h1:focus", { hasText: "Ana" }).waitFor();
    await page.locator("summary", { hasText: "Bebidas" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("1 item", { exact: true }).waitFor();
    const skip = page.locator("a:focus", { hasText: "Pular para o pedido" });
    while ((await skip.count()) === 0) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").textContent()).toBe("Enviar Pedido");
    await page.keyboard.press("Enter");
    await onTables(page);
    await page.locator("button:focus", { hasText: "Mesa 7," }).press("Enter");
    await button(page, "Ações da comanda").press("Enter");
    await button(page, "Renomear").press("Enter");
    await dialog(page, "Renomear").locator("input:focus").press("Escape");
    await page.evaluate(() => {
      document.addEventListener("focusin", ({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        const twice = new KeyboardEvent("keydown", {
          key: "Enter",
          bubbles: true,
          cancelable: true,
        });
        target.dispatchEvent(twice);
        target.dataset["refused"] = String(twice.defaultPrevented);
      });
    });
    await button(page, "Encerrar comanda").press("Enter");
    // The dialog takes the focus when it has come up.
    const amount = dialog(page, "RECEBENDO:").locator("input[inputmode]:focus");
    // A second Enter at once is not for the field, until somebody types in it.
    expect(await amount.getAttribute("data-refused")).toBe("true");
    await amount.fill(await amount.inputValue());
    await amount.press("Enter");
    await button(page, "Sim").focus();
    await page.keyboard.press("Enter");
    await onTables(page);
    expect((await locationOf(caller, 7)).status_id).toBe(2);
  });
});
