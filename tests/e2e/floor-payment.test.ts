import { describe, expect, it } from "vitest";
import { sendOrder } from "../../src/server/testing/new-order.ts";
import { payTab, tabOrder } from "../../src/server/testing/new-tab.ts";
import { adminOf, attendantOf } from "./callers.ts";
import { button } from "./guest.ts";
import { desk, leave } from "./browser.ts";
import {
  dialog,
  newAttendant,
  newBar,
  nextToBePaid,
  onTables,
  pay,
  paymentsAt,
  paymentsOf,
  toBePaid,
} from "./floor.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

describe("on one device", () => {
  const visit = sharedVisit(async () => {
    const bar = await newBar(site);
    return { site, bar, ...(await newAttendant(browser, { site, bar })) };
  });

  describe("a tab", () => {
    it("does without the service where a colleague waives it, and asks for it where they have the guests pay it after all, though it was waived here", async () => {
      const { page, caller } = visit();
      const { tab, paying } = await nextToBePaid(visit(), { number: 1, beers: 4 });
      const amount = () => paying.getByLabel("Valor").inputValue();
      const waiver = paying.getByRole("switch", { name: "Sem taxa de serviço" });
      await expect.poll(amount).toBe("44,00");
      await payTab(caller, { sheet: tab, amount: 10, waive_service: true });
      await expect.poll(amount).toBe("30,00");
      expect(await waiver.isChecked()).toBe(true);
      await paying.getByRole("button", { name: "Cancelar", exact: true }).click();
      await page.getByText("1 pedido · R$ 40,00", { exact: true }).click();
      const placed = page.getByRole("listitem").filter({ hasText: "por Garçom" });
      await placed.getByText("R$ 40,00", { exact: true }).waitFor();
      await button(page, "Encerrar comanda").click();
      await payTab(caller, { sheet: tab, amount: 5, waive_service: false });
      await expect.poll(amount).toBe("29,00");

      await waiver.check();
      await pay(page, "10,00");
      await expect.poll(amount).toBe("15,00");
      await payTab(caller, { sheet: tab, amount: 5, waive_service: false });
      await expect.poll(amount).toBe("14,00");
      expect(await waiver.isChecked()).toBe(false);
      await pay(page);
      await onTables(page);
      expect(await paymentsAt(caller, tab)).toEqual([1000, 500, 1000, 500, 1400]);
    });

    it("is paid without the service when the guests do without it", async () => {
      const { page, caller } = visit();
      const { tab, paying } = await nextToBePaid(visit(), { number: 2, beers: 4 });
      expect(await paying.getByLabel("Valor").inputValue()).toBe("44,00");
      await paying.getByRole("switch", { name: "Sem taxa de serviço" }).check();
      expect(await paying.getByLabel("Valor").inputValue()).toBe("40,00");
      await pay(page, "15,00");
      await page.getByText("Recebido: R$ 15,00.").first().waitFor();
      await expect.poll(() => paying.getByLabel("Valor").inputValue()).toBe("25,00");
      await pay(page);
      await onTables(page);
      expect(await paymentsAt(caller, tab)).toEqual([1500, 2500]);
    });
  });

  /** A tab on which all but the service is paid, and the service is waived in the open payment. */
  async function withServiceWaived(number: number) {
    const { bar, page } = visit();
    const colleague = await attendantOf(site, bar);
    const prepare = (sheet: { hash: string }) => payTab(colleague, { sheet, amount: 10 });
    const { tab } = await nextToBePaid(visit(), { number, beers: 1, prepare });
    await page.getByRole("switch", { name: "Sem taxa de serviço" }).check();
    return { ...visit(), tab };
  }

  it("closing without the service takes no payment for what a colleague adds meanwhile", async () => {
    const { bar, tab, page, caller } = await withServiceWaived(3);
    await button(page, "Pagar").click();
    await page.getByRole("alertdialog", { name: "Encerrar sem taxa de serviço?" }).waitFor();
    await sendOrder(caller, tabOrder(tab, { [String(bar.ids["Cerveja"])]: { qty: 2 } }));
    await button(page, "Sim").click();
    await page.getByText("A comanda mudou").first().waitFor();
    expect(await paymentsAt(caller, tab)).toEqual([1000]);
  });

  it("closes without another payment where waiving the service leaves nothing to pay", async () => {
    const { tab, page, caller } = await withServiceWaived(4);
    await page.route("**/v2.0/order/sheet/*/pay", (route) => route.abort(), { times: 1 });
    await button(page, "Pagar").click();
    await page.getByRole("alertdialog", { name: "Encerrar sem taxa de serviço?" }).waitFor();
    await button(page, "Sim").click();
    await page.getByText("Encerrar sem taxa de serviço ficou sem resposta").waitFor();
    await button(page, "Tentar de novo").click();
    await page.getByText("comanda paga e encerrada").first().waitFor();
    await onTables(page);
    expect(await paymentsAt(caller, tab)).toEqual([1000]);
  });

  it("the next part is typed over what is left, without first taking that out", async () => {
    const { page } = visit();
    const { paying } = await nextToBePaid(visit(), { number: 5, beers: 4 });
    const amount = paying.getByLabel("Valor");
    await amount.focus();
    await page.keyboard.type("1000");
    await page.keyboard.press("Enter");
    await button(page, "Sim").click();
    await expect.poll(() => amount.inputValue()).toBe("34,00");
    await expect
      .poll(() => amount.evaluate((field) => field === document.activeElement))
      .toBe(true);
    await page.keyboard.type("500");
    expect(await amount.inputValue()).toBe("5,00");
  });

  it("a payment is given back on a tab that was opened again, without closing it first", async () => {
    const { bar, page, caller } = visit();
    const colleague = await attendantOf(site, bar);
    const owner = await adminOf(site, bar);
    const prepare = async (sheet: { hash: string }) => {
      await payTab(colleague, { sheet, method: "cash" });
      await owner.sheets.reopen({ params: sheet, body: { reason: "pagaram no cartão" } });
    };
    const { tab, paying } = await nextToBePaid(visit(), { number: 6, beers: 1, prepare });
    await button(page, "Estornar R$ 11,00").click();
    const asked = dialog(page, "Estornar o pagamento de R$ 11,00?");
    await asked.getByLabel("Forma de pagamento errada").check();
    await asked.getByRole("button", { name: "Estornar", exact: true }).click();
    await expect.poll(() => paying.getByLabel("Valor").inputValue()).toBe("11,00");
    expect(await paymentsAt(caller, tab)).toEqual([1100, -1100]);
  });

  it("a payment is not taken for more than the cash in hand", async () => {
    const { page, caller } = visit();
    const { tab, paying } = await nextToBePaid(visit(), { number: 7, beers: 4 });
    const cash = paying.getByLabel("Recebido em dinheiro");
    const short = paying.getByText("Não cobre o valor a pagar: corrija, ou deixe em branco.");
    await cash.fill("20,00");
    await button(page, "Pagar").click();
    await short.waitFor();
    await button(page, "Dividir").click();
    const left = paying.locator("dl > div").filter({ hasText: "Falta pagar" });
    expect(await left.textContent()).toContain("44,00");
    await cash.fill("20,00");
    await button(page, "Pagar R$ 22,00 Dinheiro").click();
    await short.waitFor();
    expect(await paymentsAt(caller, tab)).toEqual([]);
    await cash.fill("30,00");
    await button(page, "Pagar R$ 22,00 Dinheiro").click();
    await paying.getByText("troco R$ 8,00").waitFor();
    expect(await paymentsAt(caller, tab)).toEqual([2200]);
  });
});

it("the change is seen on a phone without scrolling to it", async () => {
  const bar = await newBar(site, {});
  const owner = await adminOf(site, bar);
  const paymentMethods = { cash: true, "credit-card": true, "debit-card": true, pix: true };
  await owner.account.save({ body: { extras: { paymentMethods } } });
  const { page, paying, ...visit } = await toBePaid(browser, {
    site,
    bar,
    width: 360,
    height: 640,
    beers: 4,
  });
  await paying.getByRole("radio", { name: "Dinheiro" }).check();
  await paying.getByLabel("Recebido em dinheiro").focus();
  await page.keyboard.type("5000");
  const change = paying.getByText("Troco", { exact: true });
  await change.waitFor();
  const footer = await paying.getByRole("button", { name: "Pagar", exact: true }).boundingBox();
  const line = await change.boundingBox();
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(footer?.y ?? 0);
  await leave(visit);
});

it("a payment is asked about in the account's own currency", async () => {
  const bar = await newBar(site);
  const admin = await adminOf(site, bar);
  await admin.account.save({ body: { extras: { currency: "US$ " } } });
  const { page, ...visit } = await toBePaid(browser, { site, bar, ...desk, beers: 1 });
  await button(page, "Pagar").click();
  await page
    .getByRole("alertdialog", { name: "Pagar US$ 11,00?" })
    .getByText("Dinheiro", { exact: true })
    .waitFor();
  await button(page, "Sim").click();
  await onTables(page);
  expect(await paymentsOf(site, bar)).toEqual([1100]);
  await leave(visit);
});
