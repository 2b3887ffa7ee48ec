import { describe, expect, it } from "vitest";
import { payTab } from "../../src/server/testing/new-tab.ts";
import { desk, expectAccessible, expectNoOverflow, leave, phone } from "./browser.ts";
import { adminOf, attendantOf } from "./callers.ts";
import {
  atNewTab,
  dialog,
  newAttendant,
  newBar,
  nextToBePaid,
  onTables,
  orderBeers,
  paymentsAt,
  paymentsOf,
  toBePaid,
} from "./floor.ts";
import { button } from "./guest.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

describe("on one device", () => {
  const visit = sharedVisit(async () => {
    const bar = await newBar(site);
    return { site, bar, ...(await newAttendant(browser, { site, bar })) };
  });

  it("shares go on after a reload, and are told anew when a colleague orders or is paid", async () => {
    const { bar, page, caller } = visit();
    const other = await attendantOf(site, bar);
    const { tab } = await nextToBePaid(visit(), { number: 1, beers: 3 });
    await button(page, "Dividir").click();
    await button(page, "3").click();
    await button(page, "Pagar R$ 11,00 Dinheiro").click();
    await page.getByText("Parte 2 de 3").waitFor();
    await page.reload();
    await button(page, "Encerrar comanda").click();
    await page.getByText("Parte 2 de 3").waitFor();
    await orderBeers(other, { bar, tab, qty: 1 });
    await button(page, "Pagar R$ 16,50 Dinheiro").waitFor();
    await payTab(other, { sheet: tab, amount: 11 });
    await button(page, "Pagar R$ 11,00 Dinheiro").waitFor();
    await page.getByRole("switch", { name: "Esta parte sem taxa de serviço" }).check();
    await button(page, "Pagar R$ 10,00 Dinheiro").click();
    await page.getByText("Parte 3 de 3").waitFor();
    await button(page, "Pagar R$ 11,00 Dinheiro").click();
    await onTables(page);
    expect(await paymentsAt(caller, tab)).toEqual([1100, 1100, 1000, 1100]);
  });

  it("a share that is given back is to be paid once more, and the others pay as much as they were told", async () => {
    const { page, caller } = visit();
    const { tab } = await nextToBePaid(visit(), { number: 2, beers: 3 });
    await button(page, "Dividir").click();
    await button(page, "3").click();
    await button(page, "Pagar R$ 11,00 Dinheiro").click();
    await page.getByText("Parte 2 de 3").waitFor();
    await button(page, "Estornar R$ 11,00").click();
    const asked = dialog(page, "Estornar o pagamento de R$ 11,00?");
    await asked.getByLabel("Forma de pagamento errada").check();
    await asked.getByRole("button", { name: "Estornar", exact: true }).click();
    await page.getByText("Parte 1 de 3").waitFor();
    await button(page, "Pagar R$ 11,00 Dinheiro").click();
    await page.getByText("Parte 2 de 3").waitFor();
    await button(page, "Pagar R$ 11,00 Dinheiro").click();
    await page.getByText("Parte 3 de 3").waitFor();
    expect(await paymentsAt(caller, tab)).toEqual([1100, -1100, 1100, 1100]);
  });

  it("the share that is next is offered also where a colleague took the first, and may be split once more", async () => {
    const { bar, page, caller } = visit();
    const colleague = await attendantOf(site, bar);
    const prepare = (sheet: { hash: string }) =>
      payTab(colleague, { sheet, amount: 16.5, method: "cash", shares: { of: 2, index: 1 } });
    const { tab } = await nextToBePaid(visit(), { number: 5, beers: 3, prepare });
    await page.getByText("Parte 2 de 2").waitFor();
    await button(page, "Pagar R$ 16,50 Dinheiro").waitFor();
    await button(page, "2").click();
    await page.getByText("Parte 1 de 2").waitFor();
    await button(page, "Pagar R$ 8,25 Dinheiro").click();
    await page.getByText("Parte 2 de 2").waitFor();
    await button(page, "Pagar R$ 8,25 Dinheiro").click();
    await onTables(page);
    expect(await paymentsAt(caller, tab)).toEqual([1650, 825, 825]);
  });

  it("lines are chosen and paid, with change for cash; none of them can be paid twice", async () => {
    const { page, caller } = visit();
    await page.setViewportSize(desk);
    const { tab, paying } = await nextToBePaid(visit(), { number: 3, beers: 3 });
    await button(page, "Por itens").click();
    await button(page, "Pagar R$ 0,00 Dinheiro").click();
    await paying.getByText("Escolha os itens.").waitFor();
    await button(page, "Aumentar Cerveja").click();
    await button(page, "Aumentar Cerveja").click();
    await paying.getByLabel("Recebido em dinheiro").fill("50,00");
    await paying.getByText("Troco").waitFor();
    await button(page, "Pagar R$ 22,00 Dinheiro").click();
    await paying.getByText("falta 1").waitFor();
    await paying.getByText("troco R$ 28,00").waitFor();
    await button(page, "Aumentar Cerveja").click();
    await button(page, "Pagar R$ 11,00 Dinheiro").click();
    await onTables(page);
    expect(await paymentsAt(caller, tab)).toEqual([2200, 1100]);
    await page.setViewportSize(phone);
  });

  it("a tab that was paid too much closes once that is given back", async () => {
    const { bar, page, caller } = visit();
    const owner = await adminOf(site, bar);
    const colleague = await attendantOf(site, bar);
    const prepare = async (sheet: { hash: string }) => {
      await orderBeers(colleague, { bar, tab: sheet, qty: 1 });
      await payTab(colleague, { sheet, amount: 20 });
      const { orders } = (await colleague.sheets.get({ params: sheet })).details;
      const hash = orders[0]?.hash ?? "";
      await owner.orders.setStatus({ params: { hash, statusId: "6" }, body: {} });
    };
    const { tab, paying } = await nextToBePaid(visit(), { number: 4, beers: 1, prepare });
    await paying.getByText("Foi pago a mais: estorne R$ 9,00 para encerrar.").waitFor();
    await button(page, "Estornar R$ 20,00").click();
    const asked = dialog(page, "Estornar o pagamento de R$ 20,00?");
    await asked.getByLabel("Valor a devolver").fill("9,00");
    await asked.getByLabel("Pedido ou item cancelado").check();
    await asked.getByRole("button", { name: "Estornar", exact: true }).click();
    await paying.getByRole("button", { name: "Encerrar comanda" }).click();
    await button(page, "Sim").click();
    await onTables(page);
    expect(await paymentsAt(caller, tab)).toEqual([2000, -900]);
  });

  it("every way to pay, and giving back, is accessible and fits on a phone and on a desk", async () => {
    const { bar, page, caller } = visit();
    const colleague = await attendantOf(site, bar);
    const prepare = (sheet: { hash: string }) =>
      payTab(colleague, { sheet, amount: 5, method: "cash", tendered: 10 });
    const { tab } = await nextToBePaid(visit(), { number: 6, beers: 3, prepare });
    const look = async () => {
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        await expectAccessible(page);
        await expectNoOverflow(page);
      }
    };
    for (const way of ["Valor", "Dividir", "Por itens"]) {
      await button(page, way).click();
      await look();
    }
    await button(page, "Estornar R$ 5,00").click();
    await dialog(page, "Estornar o pagamento de R$ 5,00?").getByLabel("Valor a devolver").waitFor();
    await look();
    expect(await paymentsAt(caller, tab)).toEqual([500]);
  });
});

it("a payment is given back: by who took it, or with an owner's approval, and the tab is open again", async () => {
  const bar = await newBar(site);
  const owner = await adminOf(site, bar);
  const colleague = await attendantOf(site, bar);
  const prepare = async (sheet: { hash: string }) => {
    await payTab(owner, { sheet, amount: 20, method: "pix" });
    await payTab(colleague, { sheet, method: "cash" });
  };
  const place = { site, bar, beers: 4, prepare };
  const { page, caller, tab, ...visit } = await atNewTab(browser, place);
  await button(page, "Estornar R$ 24,00").click();
  const asked = dialog(page, "Estornar o pagamento de R$ 24,00?");
  await asked.getByRole("button", { name: "Estornar", exact: true }).click();
  await asked.getByText("Escolha o motivo.").waitFor();
  await asked.getByLabel("Valor errado").check();
  await asked.getByLabel("Valor a devolver").fill("4,00");
  await asked.getByRole("button", { name: "Estornar", exact: true }).click();
  await page.getByText("A comanda está aberta de novo.").first().waitFor();
  await button(page, "Encerrar comanda").click();
  await button(page, "Estornar R$ 20,00").click();
  const second = dialog(page, "Estornar o pagamento de R$ 20,00?");
  await second.getByLabel("Cobrado duas vezes").check();
  await second.getByRole("button", { name: "Estornar", exact: true }).click();
  await second.getByRole("button", { name: "Usar e-mail e senha" }).click();
  await second.getByLabel("Usuário do administrador").fill("dona@example.com");
  await second.getByLabel("Senha do administrador").fill("uma senha boa");
  await second.getByRole("button", { name: "Estornar", exact: true }).click();
  await page.getByText("Estornado: R$ 20,00.").first().waitFor();
  expect(await paymentsOf(site, bar)).toEqual([2000, 2400, -400, -2000]);
  expect((await caller.sheets.get({ params: tab })).details).toMatchObject({ left_amount: 24 });
  await leave(visit);
});

it("a code for the share is drawn where PIX is the way to pay", async () => {
  const bar = await newBar(site);
  await (await adminOf(site, bar)).account.save({ body: { extras: { pix_code: "pix@a.com" } } });
  const { page, caller, tab, paying, ...visit } = await toBePaid(browser, { site, bar, beers: 2 });
  await button(page, "Dividir").click();
  await paying.getByLabel("PIX", { exact: true }).check();
  await button(page, "Mostrar código PIX").click();
  await paying.getByRole("img", { name: "Código PIX de R$ 11,00" }).waitFor();
  await button(page, "Pagar R$ 11,00 PIX").click();
  await page.getByText("Parte 2 de 2").waitFor();
  const { payments } = (await caller.sheets.get({ params: tab })).details;
  expect(payments).toMatchObject([{ exp_amount: 11, method: "pix" }]);
  await leave(visit);
});
