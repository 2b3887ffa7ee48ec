import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { leave } from "./browser.ts";
import { payTab } from "../../src/server/testing/new-tab.ts";
import { adminOf, attendantOf } from "./callers.ts";
import { atNewTab, dialog, newBar, pay, paymentsAt, paymentsOf, toBePaid } from "./floor.ts";
import { button } from "./guest.ts";
import { loseAnswer } from "./lose-answer.ts";
import { shakyNetwork, type ShakyNetwork } from "./shaky-network.ts";
import { browser, site } from "./shared-site.ts";
import { sharedVisit } from "./shared-visit.ts";

let network: ShakyNetwork;
beforeAll(async () => {
  network = await shakyNetwork(site);
});
afterAll(() => network.close());
beforeEach(() => network.reset());

/** An attendant behind the shaky network, about to be paid for a beer: R$ 11,00. */
async function atPayment() {
  const bar = await newBar(site);
  const place = { site, bar, port: network.port, beers: 1 };
  return { bar, ...(await toBePaid(browser, place)) };
}

describe("the end of a tab", () => {
  it("does not keep the attendant waiting where nobody answers what it owes", async () => {
    const bar = await newBar(site);
    const preparePage = (opened: Page) => opened.clock.install();
    const place = { site, bar, port: network.port, beers: 1, preparePage };
    const { page, ...visit } = await atNewTab(browser, place);
    await page.getByText("1 pedido · ").waitFor();
    network.hold();
    const close = button(page, "Encerrar comanda");
    await close.click();
    await expect.poll(() => close.getAttribute("aria-busy")).toBe("true");
    await page.clock.fastForward(8000);
    await page.getByText("só com internet se sabe quanto falta pagar").first().waitFor();
    expect(await close.getAttribute("aria-busy")).toBeNull();
    expect(await dialog(page, "RECEBENDO:").isVisible()).toBe(false);
    network.release();
    await close.click();
    await dialog(page, "RECEBENDO:").waitFor();
    await leave(visit);
  });
});

describe("a payment", () => {
  it("is not kept for later: without a network it is refused, and nothing typed is lost", async () => {
    const { bar, page, ...visit } = await atPayment();
    await page.getByText("Pagamentos só são registrados com internet").waitFor();
    network.cut();
    await pay(page, "5,00");
    await page.getByText("O pagamento de R$ 5,00 ficou sem resposta").waitFor();
    network.restore();
    // The payment does not go out by itself.
    await page.reload();
    await button(page, "RECEBENDO:").click();
    expect(await paymentsOf(site, bar)).toEqual([]);
    await button(page, "Desistir").click();
    await dialog(page, "RECEBENDO:").getByLabel("Valor").waitFor();
    expect(await paymentsOf(site, bar)).toEqual([]);
    await leave(visit);
  });

  it("whose answer was lost is registered once, however often it is tried again", async () => {
    const { bar, page, ...visit } = await atPayment();
    network.hold();
    await pay(page, "5,00");
    await expect.poll(() => paymentsOf(site, bar)).toEqual([500]);
    network.cut();
    network.release();
    await page.getByText("O pagamento de R$ 5,00 ficou sem resposta").waitFor();
    // This try has to fail before the network is back, or it would succeed and leave nothing to try.
    const failed = page.waitForEvent("requestfailed");
    await button(page, "Tentar de novo").click();
    await failed;
    await expect
      .poll(() => button(page, "Tentar de novo").getAttribute("aria-busy"))
      .not.toBe("true");
    await page.getByText("O pagamento de R$ 5,00 ficou sem resposta").waitFor();
    network.restore();
    await button(page, "Tentar de novo").click();
    await page.getByText("Recebido: R$ 5,00.").first().waitFor();
    await expect
      .poll(() => dialog(page, "RECEBENDO:").getByLabel("Valor").inputValue())
      .toBe("6,00");
    expect(await paymentsOf(site, bar)).toEqual([500]);
    await leave(visit);
  });

  it("of a colleague who has signed out is not asked for again where it was registered", async () => {
    const { bar, page, ...visit } = await atPayment();
    await loseAnswer(site, { page, address: "**/v2.0/order/sheet/*/pay" });
    await pay(page, "5,00");
    await page.getByText("O pagamento de R$ 5,00 ficou sem resposta").waitFor();
    const other = (await adminOf(site, bar)).token() ?? "";
    await page.evaluate((token) => localStorage.setItem("token", token), other);
    await page.reload();
    await button(page, "RECEBENDO:").click();
    await button(page, "Tentar de novo").click();
    await page.getByText("Este pagamento já estava registrado.").first().waitFor();
    await expect
      .poll(() => dialog(page, "RECEBENDO:").getByLabel("Valor").inputValue())
      .toBe("6,00");
    expect(await paymentsOf(site, bar)).toEqual([500]);
    await leave(visit);
  });

  it.each([
    { arrived: true, says: "Recebido: R$ 5,00.", cents: [500, 600] },
    { arrived: false, says: "O pagamento de R$ 5,00 não foi registrado.", cents: [1100] },
  ])(
    "is told to have counted or not after a colleague has closed the tab ($arrived)",
    async ({ arrived, says, cents }) => {
      const { bar, page, tab, ...visit } = await atPayment();
      const paying = "**/v2.0/order/sheet/*/pay";
      if (arrived) await loseAnswer(site, { page, address: paying });
      else await page.route(paying, (route) => route.abort(), { times: 1 });
      await pay(page, "5,00");
      await page.getByText("O pagamento de R$ 5,00 ficou sem resposta").waitFor();
      await payTab(await attendantOf(site, bar), { sheet: tab });
      await page.goto(new URL("/pedido-mesa", page.url()).href);
      const card = page.getByRole("article").filter({ hasText: "Mesa 5" });
      await card.getByText("Pagamento sem resposta").waitFor();
      await page.getByRole("link", { name: "Ver na comanda" }).click();
      await page.getByText("Esta comanda já foi encerrada.").waitFor();
      await button(page, "Tentar de novo").click();
      await page.getByText(says).first().waitFor();
      await expect.poll(() => button(page, "Tentar de novo").count()).toBe(0);
      expect(await paymentsOf(site, bar)).toEqual(cents);
      await leave(visit);
    },
  );

  it("of a tab that is gone is given up on its card", async () => {
    const { page, ...visit } = await atPayment();
    await page.route("**/v2.0/order/sheet/*/pay", (route) => route.abort());
    await pay(page, "5,00");
    await page.getByText("O pagamento de R$ 5,00 ficou sem resposta").waitFor();
    const json = { error: "not_found", message: "" };
    await page.route("**/v2.0/order/sheet/*", (route) => route.fulfill({ status: 404, json }));
    await page.reload();
    await page.getByRole("link", { name: "Voltar às mesas" }).first().click();
    const card = page.getByRole("article").filter({ hasText: "Mesa 5" });
    await card.getByRole("button", { name: "Desistir" }).click();
    await page.getByText("Confira os pagamentos antes de receber de novo.").first().waitFor();
    expect(await card.count()).toBe(0);
    await leave(visit);
  });

  describe("that is tried again", () => {
    const visit = sharedVisit(atPayment);

    // A session that is over leads to the page for signing in, and the device still knows of the payment then.
    it.each([
      // A proxy's answer while the server restarts.
      { status: 404, json: {}, reais: 2 },
      { status: 429, json: { error: "too_many_requests", message: "" }, reais: 3 },
      { status: 401, json: { error: "session_expired", message: "" }, reais: 5 },
    ])(
      "whose answer was lost is registered once, though the next try was not let in ($status)",
      async ({ status, json, reais }) => {
        const { page, caller, tab } = visit();
        const before = await paymentsAt(caller, tab);
        const address = page.url();
        const paying = "**/v2.0/order/sheet/*/pay";
        await loseAnswer(site, { page, address: paying });
        await pay(page, `${reais},00`);
        await page.getByText(`O pagamento de R$ ${reais},00 ficou sem resposta`).waitFor();
        const refused = page.waitForResponse(paying);
        await page.route(paying, (route) => route.fulfill({ status, json }), { times: 1 });
        await button(page, "Tentar de novo").click();
        await refused;
        if (status === 401) await page.getByText("Sua sessão terminou.").waitFor();
        await page.goto(address);
        await button(page, "RECEBENDO:").click();
        await button(page, "Tentar de novo").click();
        await page.getByText(`Recebido: R$ ${reais},00.`).first().waitFor();
        const payments = await paymentsAt(caller, tab);
        expect(payments).toEqual([...before, 100 * reais]);
        const left = payments.reduce((sum, cents) => sum - cents, 1100) / 100;
        const amount = dialog(page, "RECEBENDO:").getByLabel("Valor");
        await expect.poll(() => amount.inputValue()).toBe(`${left},00`);
      },
    );
  });
});
