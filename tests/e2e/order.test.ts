import { describe, expect, it } from "vitest";
import { adminCredentials } from "../../src/server/testing/new-account.ts";
import { expectAccessible, expectNoOverflow, madeAt, newVisitor, screens } from "./browser.ts";
import { adminOf } from "./callers.ts";
import {
  fillCart,
  fillCheckout,
  hasChosen,
  newPizzaria,
  openCheckout,
  openOrder,
  ordersOf,
  sendOrder,
  setPrice,
} from "./delivery.ts";
import { loseAnswer } from "./lose-answer.ts";
import { browser, site } from "./shared-site.ts";

describe.each(madeAt(...screens))("at $width pixels", ({ width, height }) => {
  it("a guest orders for delivery and staff move the order on", async () => {
    const account = await newPizzaria(site);
    const guest = await newVisitor(browser, { width, height, serviceWorkers: "allow" });
    await guest.page.goto(site.url(account, "/"));
    await expectAccessible(guest.page);
    await expectNoOverflow(guest.page);
    await fillCart(guest.page);
    await openCheckout(guest.page);
    await fillCheckout(guest.page);
    await expectAccessible(guest.page);
    await expectNoOverflow(guest.page);
    await sendOrder(guest.page);
    await guest.page.getByText("Pedido #001").first().waitFor();
    await guest.page.reload();
    await guest.page.getByText("R$ 51,98").first().waitFor();
    await guest.page.getByText("Catupiry").waitFor();
    await guest.page.getByText("Em aberto").first().waitFor();
    await expectAccessible(guest.page);
    await expectNoOverflow(guest.page);
    expect(await ordersOf(site, account)).toEqual([{ total_cents: 5198, number: 1 }]);

    const owner = await newVisitor(browser, { width, height });
    await owner.page.goto(site.url(account, "/auth/login"));
    await owner.page.getByLabel("E-mail").fill(adminCredentials.user);
    await owner.page.getByLabel("Senha", { exact: true }).fill(adminCredentials.pass);
    await expectAccessible(owner.page);
    await owner.page.getByRole("button", { name: "Login" }).click();
    await owner.page.waitForURL(/\/cardapio$/);
    await owner.page.goto(site.url(account, "/pedidos"));
    await owner.page.getByLabel("Mostrar apenas meus pedidos").uncheck();
    await owner.page.getByText("Ana de Souza").first().waitFor();
    await expectAccessible(owner.page);
    await expectNoOverflow(owner.page);
    await owner.page.getByLabel("Situação do pedido #001").selectOption({ label: "Preparando" });
    await owner.page.getByText("Pedido #001: Preparando").waitFor();
    await guest.page.reload();
    await guest.page.getByText("Preparando").first().waitFor();

    expect([...guest.troubles, ...owner.troubles]).toEqual([]);
    await Promise.all([guest.close(), owner.close()]);
  });
});

/** A guest whose order has arrived, and whose browser does not know it. */
async function guestWithUnheardOrder() {
  const account = await newPizzaria(site);
  const visitor = await newVisitor(browser);
  const { page } = visitor;
  await hasChosen(page, account, { typed: true });
  await page.goto(site.url(account, "/delivery"));
  await openCheckout(page);
  await loseAnswer(site, { page, address: "**/v2.0/order" });
  await sendOrder(page);
  await page.getByText("O pedido ficou sem resposta, e pode ter chegado.").waitFor();
  return { account, ...visitor };
}

describe("ordering", () => {
  it("keeps the cart across a reload and in another tab", async () => {
    const account = await newPizzaria(site);
    const { page, close } = await newVisitor(browser);
    await page.goto(site.url(account, "/delivery"));
    await fillCart(page);
    await page.reload();
    await page.getByRole("button", { name: "Finalizar pedido - R$ 51,98" }).waitFor();
    const other = await page.context().newPage();
    await other.goto(site.url(account, "/delivery"));
    const bar = other.getByRole("button", { name: /^Finalizar pedido/ });
    await bar.waitFor();
    expect(await bar.textContent()).toBe("Finalizar pedido - R$ 51,98");
    await close();
  });

  it("asks again when a price has changed, showing the old and the new one", async () => {
    const account = await newPizzaria(site);
    const { page, close } = await newVisitor(browser);
    await hasChosen(page, account, { typed: true });
    await page.goto(site.url(account, "/delivery"));
    await openCheckout(page);
    await setPrice(site, { account, title: "Calabresa", priceCents: 2599 });
    await sendOrder(page);
    const question = page.getByRole("alertdialog", { name: "Alguns preços mudaram" });
    await question.getByText("R$ 22,99").waitFor();
    await question.getByText("R$ 25,99").waitFor();
    expect(await ordersOf(site, account)).toEqual([]);
    await question.getByRole("button", { name: "Enviar com os novos preços" }).click();
    await page.getByText("Pedido #001").first().waitFor();
    expect(await ordersOf(site, account)).toEqual([{ total_cents: 5798, number: 1 }]);
    await close();
  });

  it("names an option that has left the menu as it was called when it was chosen", async () => {
    const account = await newPizzaria(site);
    const { page, close } = await newVisitor(browser);
    await page.goto(site.url(account, "/delivery"));
    await fillCart(page);
    await page.reload();
    const owner = await adminOf(site, account);
    await owner.content.removeItem({ params: { id: account.ids["Catupiry"] ?? "" } });
    await page.reload();
    await openCheckout(page);
    await openOrder(page);
    const order = page.getByRole("list", { name: "Itens" });
    expect(await order.innerText()).toMatch(/1 ×\s+Catupiry/);
    await fillCheckout(page);
    await sendOrder(page);
    const question = page.getByRole("alertdialog", { name: "Itens indisponíveis" });
    await question.getByText("Calabresa · Catupiry").waitFor();
    await close();
  });

  it("loses nothing and orders once when the network fails after the order was taken", async () => {
    const { account, page, close } = await guestWithUnheardOrder();
    expect(await ordersOf(site, account)).toHaveLength(1);
    await page.goto(site.url(account, "/pedidos"));
    await page.getByText("O pedido ficou sem resposta, e pode ter chegado.").waitFor();
    expect(await page.getByText("Nenhum pedido aqui").count()).toBe(0);
    await page.getByRole("link", { name: "Finalizar pedido" }).click();
    await openCheckout(page);
    expect(await page.getByLabel("Nome").inputValue()).toBe("Ana de Souza");
    await sendOrder(page);
    await page.getByText("Pedido #001").first().waitFor();
    expect(await ordersOf(site, account)).toHaveLength(1);
    await close();
  });

  it("keeps what was added after an order that had arrived, and says so", async () => {
    const { account, page, close } = await guestWithUnheardOrder();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Guaraná", exact: true }).click();
    await page.getByRole("button", { name: "Adicionar · R$ 4,99" }).click();
    await openCheckout(page);
    await sendOrder(page);
    await page.getByText("Pedido #001").first().waitFor();
    await page.getByText("O que faltou ainda não foi pedido.").first().waitFor();
    await page.getByRole("button", { name: "Pedir o que faltou" }).click();
    await page.getByRole("button", { name: "Finalizar pedido - R$ 4,99" }).click();
    expect(await page.getByLabel("Nome").inputValue()).toBe("Ana de Souza");
    await sendOrder(page);
    await page.getByText("Pedido #002").first().waitFor();
    const orders = await ordersOf(site, account);
    expect(orders.map(({ total_cents: cents }) => cents).toSorted((a, b) => a - b)).toEqual([
      499, 5198,
    ]);
    await close();
  });
});

describe("the first view", () => {
  it("asks for the menu once, with the document's own preload", async () => {
    const account = await newPizzaria(site);
    const { page, troubles, close } = await newVisitor(browser, { serviceWorkers: "allow" });
    const asked: string[] = [];
    const warnings: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    page.on("console", (message) => warnings.push(message.text()));
    await page.goto(site.url(account, "/delivery"));
    await page.getByRole("button", { name: "Calabresa", exact: true }).click();
    await page.getByRole("dialog", { name: "Calabresa" }).waitFor();
    expect(asked.filter((path) => path === "/v2.0/content/menu")).toHaveLength(1);
    expect(warnings).toEqual([]);
    expect(troubles).toEqual([]);
    await close();
  });
});

describe("without JavaScript", () => {
  it("the menu reads and its categories close and open", async () => {
    const account = await newPizzaria(site);
    const { page, close } = await newVisitor(browser, { javaScriptEnabled: false });
    await page.goto(site.url(account, "/cardapio"));
    const item = page.getByText("Guaraná");
    expect(await item.isVisible()).toBe(true);
    await page.locator("summary", { hasText: "Bebidas" }).click();
    expect(await item.isVisible()).toBe(false);
    await page.locator("summary", { hasText: "Bebidas" }).click();
    expect(await item.isVisible()).toBe(true);
    await close();
  });

  it("a page that needs it says so, and leads to the menu", async () => {
    const account = await newPizzaria(site);
    const { page, close } = await newVisitor(browser, { javaScriptEnabled: false });
    await page.goto(site.url(account, "/delivery"));
    await page.getByRole("button", { name: "Abrir menu" }).click();
    await page.getByRole("link", { name: "Pedidos" }).click();
    await page.getByRole("heading", { level: 1, name: "Pedidos" }).waitFor();
    expect(await page.getByRole("paragraph").innerText()).toMatch(
      /^Esta página precisa do JavaScript\. Ative-o/,
    );
    expect(await page.locator("[aria-busy]").isVisible()).toBe(false);
    await page.getByRole("link", { name: "Ir para o cardápio" }).click();
    await page.waitForURL("**/cardapio");
    await page.getByText("Guaraná").waitFor();
    await close();
  });
});
